import { SELECTED } from '../marks.ts';
import type { DomPass } from '../page.ts';
import { judge } from './text-block.ts';

/** Scope `selection`: the blocks with a text inside the person's selection. */
export const keepSelection: DomPass = {
  name: 'keep-selection',
  run(page) {
    page.method = 'selection';
    for (const block of page.textBlocks) judge(block, block.nodes.some(isSelected), 'selected by the person');
  },
};

const isSelected = (node: Text): boolean =>
  node.data.trim() !== '' && (node.parentElement?.closest(`[${SELECTED}]`) ?? null) !== null;
