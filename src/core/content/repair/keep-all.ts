// Where nothing has to be chosen, or nothing was, every block is kept.

import type { DomPass, Page } from '../../page.ts';
import { isKept, judge } from '../text-block.ts';

function keepAll(page: Page, method: string, reason: string): void {
  page.method = method;
  for (const block of page.textBlocks) judge(block, true, reason);
}

/** Scope `page`: everything that the earlier passes left. */
export const keepEverything: DomPass = {
  name: 'keep-everything',
  run: (page) => keepAll(page, 'body', 'whole page asked for'),
};

/** Scope `selection`: the copy holds nothing else any more. */
export const keepSelection: DomPass = {
  name: 'keep-selection',
  run: (page) => keepAll(page, 'selection', 'selected by the person'),
};

/** Where nothing was chosen although the page shows text, all of it is given, with a warning. */
export const fallBack: DomPass = {
  name: 'fall-back',
  run(page) {
    if (page.textBlocks.length === 0 || page.textBlocks.some(isKept)) return;
    keepAll(page, 'body', 'fall-back: nothing else was chosen');
    page.warnings.push({
      code: 'whole-page',
      message: 'No main content was found; this is everything that the page shows.',
    });
  },
};
