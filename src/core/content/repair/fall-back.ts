import type { DomPass } from '../../page.ts';
import { isKept, judge } from '../text-block.ts';

/** Where nothing was chosen although the page shows text, all of it is given, with a warning. */
export const fallBack: DomPass = {
  name: 'fall-back',
  run(page) {
    if (page.textBlocks.length === 0 || page.textBlocks.some(isKept)) return;
    page.method = 'body';
    page.warnings.push({
      code: 'whole-page',
      message: 'No main content was found; this is everything that the page shows.',
    });
    for (const block of page.textBlocks) judge(block, true, 'fall-back: nothing else was chosen');
  },
};
