import type { DomPass } from '../../page.ts';
import {
  type Container,
  type TextBlock,
  isKept,
  isSurelyOut,
  judge,
  outermost,
  wordsOf,
} from '../text-block.ts';

/** What a reader takes in as one thing: torn, it means something else. */
const ATOMIC = new Set(['figure', 'pre', 'table']);
/** A table whose cells hold more blocks than this on average is a layout: its parts stand for themselves. */
const BLOCKS_PER_PART = 2;
const PARTS = new Set(['dd', 'dt', 'figcaption', 'li', 'p', 'pre', 'td', 'th', 'tr']);

/** A table, figure or code block goes with the majority of its words; of one that is kept, what surely is no content goes. */
export const judgeAtomicBlocks: DomPass = {
  name: 'atomic-blocks',
  run({ textBlocks }) {
    for (const { element, start, end } of outermostAtomic(textBlocks)) {
      const inside = textBlocks.slice(start, end);
      const kept = wordsOf(inside.filter(isKept));
      if (kept === 0) continue;
      const keep = kept * 2 >= wordsOf(inside);
      for (const block of inside)
        if (!keep || !isSurelyOut(block))
          judge(block, keep, `atomic blocks: ${element.localName} by majority`);
    }
  },
};

function outermostAtomic(blocks: TextBlock[]): Container[] {
  const found: Container[] = [];
  for (const { index, container } of blocks) {
    if (index < (found.at(-1)?.end ?? 0)) continue;
    const atomic = outermost(container, ({ element }) => ATOMIC.has(element.localName));
    if (atomic) found.push(atomic);
  }
  return found.filter((container) => !isLayout(container));
}

function isLayout(container: Container): boolean {
  const countParts = ({ element, children }: Container): number =>
    children.reduce((sum, child) => sum + countParts(child), PARTS.has(element.localName) ? 1 : 0);
  return container.end - container.start > BLOCKS_PER_PART * Math.max(1, countParts(container));
}
