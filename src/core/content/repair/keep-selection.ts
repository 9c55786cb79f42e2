import type { DomPass } from '../../page.ts';
import { judge } from '../text-block.ts';

/** Scope `selection`: the copy holds nothing else any more. */
export const keepSelection: DomPass = {
  name: 'keep-selection',
  run(page) {
    page.method = 'selection';
    for (const block of page.textBlocks) judge(block, true, 'selected by the person');
  },
};
