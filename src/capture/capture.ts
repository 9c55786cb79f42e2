import type { Snapshot } from '../core/page.ts';

/** One walk over the live page into an owned, inert copy. */
export function capture(live: Document): Snapshot {
  const copy = live.implementation.createHTMLDocument(live.title);
  copy.body.replaceWith(copy.importNode(live.body, true));
  const html = live.documentElement.outerHTML;
  return {
    document: copy,
    url: live.URL,
    baseUrl: live.baseURI,
    source: 'live',
    rawCharacters: html.length,
    rawTokens: Math.ceil(html.length / 4),
    elements: live.getElementsByTagName('*').length,
    warnings: [],
  };
}
