// Reads a page with the built extension and looks at the copy.

import { JSDOM } from 'jsdom';
import type { Page, Worker } from '@playwright/test';
import { COLLAPSED, HIDDEN } from '../../src/core/dom/marks.ts';

export async function snapshotOf(worker: Worker, page: Page): Promise<Document> {
  const html = await worker.evaluate((url) => globalThis.pith.snapshot({ url }), page.url());
  return new JSDOM(html).window.document;
}

/** How the nearest marked ancestor (or itself) of the element that holds a text is marked. */
export function markOf(copy: Document, text: string): string {
  const walker = copy.createTreeWalker(copy.body, 4);
  while (walker.nextNode()) {
    if (!walker.currentNode.textContent?.includes(text)) continue;
    const marked = walker.currentNode.parentElement?.closest(`[${HIDDEN}], [${COLLAPSED}]`);
    if (!marked) return 'visible';
    const hidden = marked.getAttribute(HIDDEN);
    return hidden === null ? `collapsed: ${marked.getAttribute(COLLAPSED)}` : `hidden: ${hidden}`;
  }
  return 'missing';
}

/** The texts of an element, a space between text nodes. */
export function textOf(element: Element): string {
  const walker = element.ownerDocument.createTreeWalker(element, 4);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

/** Waits until what moves by style sheets has arrived. */
export const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished)).then(() => 0),
  );
