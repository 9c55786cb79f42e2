// READ FIRST. One walk over the live page into an owned, inert copy in which everything that needs layout is written
// as marks. The live page is only read: nothing is changed, clicked, scrolled, listened to or fetched.

import type { Snapshot } from '../core/page.ts';
import { rootOf } from './live-dom.ts';
import { copyHead } from './page-head.ts';
import { estimateRawTokens } from './raw-measures.ts';
import { walkPage } from './walk.ts';

export function capture(live: Document): Snapshot {
  const copy = live.implementation.createHTMLDocument('');
  copyHead(live, copy);
  const walk = walkPage(live, copy);
  const html = rootOf(live)?.outerHTML ?? '';
  return {
    document: copy,
    url: live.URL,
    baseUrl: live.baseURI,
    source: 'live',
    rawCharacters: html.length + walk.innerCharacters,
    rawTokens: estimateRawTokens(html),
    elements: walk.elements,
    warnings: walk.warnings,
  };
}
