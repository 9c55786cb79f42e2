// Chat servers on the own machine (Ollama first of all) refuse requests that name an extension as their origin, though
// the person named the server. Requests of this extension to such a server go without that header.

import { browser } from 'wxt/browser';
import type { Endpoint } from '../../endpoints.ts';

/** Works once the person has allowed the server's host; until then the header stays. */
export async function hideOrigin({ url }: Pick<Endpoint, 'url'>): Promise<void> {
  const id = numberOf(url);
  try {
    await browser.declarativeNetRequest.updateSessionRules({
      removeRuleIds: [id],
      addRules: [
        {
          id,
          condition: {
            urlFilter: `|${url}/`,
            // What a page of this extension asks, and nobody else.
            initiatorDomains: [location.hostname],
            resourceTypes: ['xmlhttprequest'],
          },
          action: { type: 'modifyHeaders', requestHeaders: [{ header: 'origin', operation: 'remove' }] },
        },
      ],
    });
  } catch {
    // A server that minds will say so.
  }
}

/** A rule's number for an address: the same each time, and positive. */
function numberOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return (hash & 0x3fffffff) + 1;
}
