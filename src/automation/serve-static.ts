// The quick way for static pages in one piece: of what they ask for only the page itself and its pictures are answered
// from here, one by one; everything else the browser refuses by itself.

import type { Page } from 'playwright-core';
import type { SavedPage } from './saved-pages.ts';
import { answerFromFiles } from './serve-saved.ts';

/** Where nothing else is answered nothing else may reach the network. */
export const NO_NETWORK = '--host-resolver-rules=MAP * ~NOTFOUND';

export const isInOnePiece = ({ scripts, files }: SavedPage): boolean => !scripts && files.size === 0;

/** From now on the tab sees the saved page that was shown last, at its address. */
export async function openStatic(tab: Page): Promise<(saved: SavedPage) => void> {
  const cdp = await tab.context().newCDPSession(tab);
  let current: SavedPage | undefined;
  cdp.on('Fetch.requestPaused', ({ requestId, request, resourceType }) => {
    const type = resourceType.toLowerCase();
    const answer = current && answerFromFiles(current, { url: request.url, type });
    const sent = answer
      ? cdp.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: Object.entries({ 'content-type': answer.contentType, ...answer.headers }).map(
            ([name, value]) => ({ name, value }),
          ),
          body: Buffer.from(answer.body).toString('base64'),
        })
      : cdp.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    // The page may be gone by now.
    sent.catch(() => undefined);
  });
  await cdp.send('Fetch.enable', {
    patterns: ['Document', 'Image'].map((resourceType) => ({
      urlPattern: '*',
      resourceType: resourceType as 'Document' | 'Image',
    })),
  });
  return (saved) => {
    current = saved;
  };
}
