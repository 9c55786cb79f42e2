// Selects what stands between « and » on a page and reads the selection as Markdown with the built extension.

import type { Page } from '@playwright/test';
import type { test } from '../e2e/fixture.ts';

type Pith = Parameters<Parameters<typeof test>[2]>[0]['pith'];

/** What it shows, the page with « and » around the selection, and the Markdown. */
export type SelectionCase = [name: string, html: string, markdown: string];

export async function readSelection(pith: Pith, html: string): Promise<string> {
  const page = await pith.open(`<!doctype html><meta charset="utf-8"><title>Tides</title>${html}`);
  await selectMarked(page);
  try {
    return await markdownOfSelection(pith, page);
  } finally {
    await page.close();
  }
}

export async function markdownOfSelection(pith: Pith, page: Page): Promise<string> {
  const { markdown } = await pith.worker.evaluate(
    (url) => globalThis.pith.extract({ url, options: { scope: 'selection' }, style: { title: false } }),
    page.url(),
  );
  return markdown.replace(/\n$/, '');
}

/** Takes the two signs out of the page and selects from one to the other, wherever they stand. */
export async function selectMarked(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ends: Record<string, [Node, number]> = {};
    const visit = (root: Document | ShadowRoot | Element): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof HTMLIFrameElement && node.contentDocument) visit(node.contentDocument);
        if ((node as Element).shadowRoot) visit((node as Element).shadowRoot as ShadowRoot);
        if (node.nodeType !== Node.TEXT_NODE) continue;
        for (const sign of ['«', '»']) {
          const at = (node as Text).data.indexOf(sign);
          if (at < 0) continue;
          (node as Text).deleteData(at, 1);
          ends[sign] = [node, at];
        }
      }
    };
    visit(document);
    const [start, end] = [ends['«'], ends['»']];
    if (!start || !end) return;
    const owner = start[0].ownerDocument!;
    if (owner !== document) {
      (owner.defaultView!.frameElement as HTMLElement).focus();
      owner.defaultView!.focus();
    }
    owner.getSelection()!.setBaseAndExtent(start[0], start[1], end[0], end[1]);
  });
}
