// Runs one pass, or a few, over a body; what the passes leave is plain HTML.

import type { DomPass, Page } from '../../../src/core/page.ts';
import { pageOf } from '../page-of.ts';

export function openPage(
  body: string,
  { source = 'static' as Page['source'], url = 'https://page.example/guide/' } = {},
): Page {
  return pageOf(`<!doctype html><body>${body}</body>`, { url, source });
}

/** The body's HTML after the passes. */
export function normalize(body: string, ...passes: DomPass[]): string {
  const page = openPage(body);
  for (const pass of passes) pass.run(page);
  return page.document.body.innerHTML;
}
