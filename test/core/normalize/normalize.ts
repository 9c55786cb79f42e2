// Runs one pass, or a few, over a body; what the passes leave is plain HTML.

import { JSDOM } from 'jsdom';
import type { DomPass, Page } from '../../../src/core/page.ts';

export function openPage(
  body: string,
  { source = 'static' as Page['source'], url = 'https://page.example/guide/' } = {},
): Page {
  return {
    document: new JSDOM(`<!doctype html><body>${body}</body>`).window.document,
    url,
    baseUrl: url,
    source,
    options: { scope: 'main', collapsed: true },
    metadata: {},
    structuredData: [],
    textBlocks: [],
    pageType: { type: 'unknown', confidence: 0, signals: [] },
    removed: { hidden: [], overlays: [], boilerplate: [] },
    warnings: [],
    method: 'body',
  };
}

/** The body's HTML after the passes. */
export function normalize(body: string, ...passes: DomPass[]): string {
  const page = openPage(body);
  for (const pass of passes) pass.run(page);
  return page.document.body.innerHTML;
}
