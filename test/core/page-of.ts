// A page from HTML text, as the passes get it.

import { JSDOM } from 'jsdom';
import type { Page } from '../../src/core/page.ts';
import { DROP } from '../../src/core/dom/marks.ts';
import { DEFAULT_EXTRACT_OPTIONS } from '../../src/core/types.ts';
import { foldSpace } from '../../src/core/dom/words.ts';

export function pageOf(html: string, url = 'https://page.example/path/to-it'): Page {
  return {
    document: new JSDOM(html, { url }).window.document,
    url,
    baseUrl: url,
    source: 'static',
    options: DEFAULT_EXTRACT_OPTIONS,
    metadata: {},
    structuredData: [],
    textBlocks: [],
    pageType: { type: 'unknown', confidence: 0, signals: [] },
    removed: { hidden: [], overlays: [], boilerplate: [] },
    warnings: [],
    method: 'body',
  };
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
