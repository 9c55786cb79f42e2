// A page to be expanded, the expansion with limits that suit a test, and what a person would notice of it.

import type { Page } from '@playwright/test';
import type { Pith } from './open-popup.ts';

const BEFORE =
  'The keeper writes down each reading of the gauge at the quay, with the wind and the weather of the hour, and closes the book at night. On calm days the line runs straight for hours, and the ink dries before the next entry. Nobody has missed a day since the war, not even in the winter when the ice broke the pole.';
const AFTER =
  'Long before the gauge there was a pole with notches, and children were paid a penny to read it. Some of their figures are still used by the engineers, who trust them more than the first machines that came after. The oldest book lies open in the hall of the harbour office.';

export const pageOf = (content: string) =>
  `<!doctype html><title>Tides</title><main><h1>Tides</h1><p>${BEFORE}</p>${content}<p>${AFTER}</p></main>`;

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
