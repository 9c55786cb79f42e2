// The same passes for a page without a tab. Where there is no layout, attributes and the page's own style rules decide
// what is visible.

import { traitsOf } from '../../core/classify/read-traits.ts';
import { sampleRaw } from '../../core/tokens/sample-raw.ts';
import { extract } from '../../core/extract.ts';
import { writeHtml } from '../../core/output/html/write-html.ts';
import type { FindArticle, Snapshot } from '../../core/page.ts';
import type { Traits } from '../../core/classification.ts';
import type { ExtractOptions } from '../../core/extract-options.ts';
import type { Extraction } from '../../core/types.ts';
import { orNothing } from './or-nothing.ts';
import { type PageText, openText } from './open-text.ts';
import { type Outgoing, listOutgoing } from './list-outgoing.ts';

export interface ReadText {
  /** Undefined when the page shows nothing. */
  extraction: Extraction | undefined;
  /** Without anything to read there is no extraction that tells them. */
  traits: Traits;
  isFeed: boolean;
  /** When it was asked for and the text is a page. */
  outgoing?: Outgoing;
}

/** Needs a DOM: the reader, or Firefox's background page. Of Markdown `extractMarkdown` makes the same. */
export function extractText(page: PageText, options: ExtractOptions, findArticle?: FindArticle): ReadText {
  const { text, kind, url } = page;
  const { document, isFeed } = openText(page);
  const traits = traitsOf({ document, url, pending: { isUnscripted: true } });
  const base = document.querySelector('base[href]')?.getAttribute('href') ?? '';
  const baseUrl = URL.canParse(base, url) ? new URL(base, url).href : url;
  // Before the passes take the menus away.
  const outgoing = page.lists && kind === 'html' ? { outgoing: listOutgoing(document, baseUrl) } : {};
  const snapshot: Snapshot = {
    document,
    url,
    baseUrl,
    source: 'static',
    rawCharacters: text.length,
    rawTokens: sampleRaw(text),
    elements: document.querySelectorAll('*').length,
    readAt: new Date().toISOString(),
    warnings: [],
  };
  // A feed's or a file's document holds nothing but the content.
  const scope = kind === 'html' ? options.scope : 'page';
  return {
    extraction: orNothing(() => extract(snapshot, { ...options, scope }, { writeHtml, findArticle })),
    traits,
    isFeed,
    ...outgoing,
  };
}
