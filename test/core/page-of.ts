// A page from HTML text, as the passes get it.

import { JSDOM } from 'jsdom';
import { openPage } from '../../src/core/open-page.ts';
import type { Page, Snapshot } from '../../src/core/page.ts';
import { DROP } from '../../src/core/dom/marks.ts';
import { DEFAULT_EXTRACT_OPTIONS, type ExtractOptions } from '../../src/core/extract-options.ts';
import type { Extraction } from '../../src/core/types.ts';
import { foldSpace } from '../../src/core/dom/words.ts';

interface PageSource {
  url?: string;
  source?: Page['source'];
  options?: Partial<ExtractOptions>;
}

export const pageOf = (html: string, { options, ...from }: PageSource = {}): Page =>
  openPage(snapshotOf(html, from), { ...DEFAULT_EXTRACT_OPTIONS, ...options });

export function snapshotOf(
  html: string,
  { url = 'https://page.example/path/to-it', source = 'static' }: Omit<PageSource, 'options'> = {},
): Snapshot {
  const { document } = new JSDOM(html, { url }).window;
  return {
    document,
    url,
    baseUrl: document.baseURI,
    source,
    rawCharacters: html.length,
    rawTokens: 0,
    elements: 0,
    warnings: [],
  };
}

/** The same, unless a step of reading failed: it would go on without it. */
export function sound(extraction: Extraction): Extraction {
  const failed = extraction.warnings.find(({ code }) => code === 'step-failed');
  if (failed) throw new Error(failed.message);
  return extraction;
}

/** The text that no pass has left out. */
export function keptText(page: Page): string {
  const body = page.document.body.cloneNode(true) as Element;
  for (const dropped of body.querySelectorAll(`[${DROP}]`)) dropped.remove();
  return foldSpace([...textNodes(body)].join(' '));
}

function* textNodes(element: Element): Generator<string> {
  for (const node of element.childNodes) {
    if (node.nodeType === 3) yield (node as Text).data;
    else if (node.nodeType === 1) yield* textNodes(node as Element);
  }
}
