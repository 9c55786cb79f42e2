import type { DomPass } from '../../page.ts';
import { judge } from '../text-block.ts';

/** Scope `page`: everything that the earlier passes left. */
export const keepEverything: DomPass = {
  name: 'keep-everything',
  run(page) {
    page.method = 'body';
    for (const block of page.textBlocks) judge(block, true, 'whole page asked for');
  },
};
