// A page to be expanded, the expansion with limits that suit a test, and what a person would notice of it.

import type { Page } from '@playwright/test';
import type { Pith } from './open-popup.ts';

const PROSE =
  'The keeper writes down each reading of the gauge at the quay, with the wind and the weather of the hour, and closes the book at night. '.repeat(
    4,
  );

export const pageOf = (content: string) =>
  `<!doctype html><title>Tides</title><main><h1>Tides</h1><p>${PROSE}</p>${content}<p>${PROSE}</p></main>`;

/** Small limits: the pages of these tests answer at once. */
const QUICK = { quiet: 60, patience: 1_500 };

export async function expanded(pith: Pith, page: Page, limits: object = {}) {
  const { extraction, expansion } = await pith.worker.evaluate(
    ([url, given]) => globalThis.pith.extract({ url, expand: given }),
    [page.url(), { ...QUICK, ...limits }] as const,
  );
  return { text: extraction.text, expansion, hidden: extraction.removed.hidden.map(({ text }) => text) };
}

/** What a person would notice. */
export const look = (page: Page) =>
  page.evaluate(() => ({
    scroll: [
      scrollX,
      scrollY,
      ...[...document.querySelectorAll('*')].map(({ scrollTop }) => scrollTop).filter(Boolean),
    ],
    focus: document.activeElement?.id,
    selection: getSelection()!.toString(),
    states: [...document.querySelectorAll('[aria-expanded], [aria-selected], details')].map(
      (element) =>
        element.getAttribute('aria-expanded') ??
        element.getAttribute('aria-selected') ??
        element.hasAttribute('open'),
    ),
    elements: document.documentElement.childElementCount,
  }));
