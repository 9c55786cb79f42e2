// Under which heading each block stands, and which comes next.

import type { BlockView } from './block-view.ts';
import type { Ranges } from './sums.ts';

export interface Headings {
  /** Index of the nearest heading at or before each block, and after it; -1 where there is none. */
  headingBefore: Int32Array;
  headingAfter: Int32Array;
  /** From that heading to the next. */
  headingSections: Ranges;
}

export function findHeadings(blocks: BlockView[]): Headings {
  const size = blocks.length;
  const headingBefore = new Int32Array(size);
  const headingAfter = new Int32Array(size);
  const start = new Int32Array(size);
  const end = new Int32Array(size);
  let last = -1;
  for (let i = 0; i < size; i += 1) {
    if (blocks[i]!.level > 0) last = i;
    headingBefore[i] = last;
    start[i] = Math.max(0, last);
  }
  last = -1;
  for (let i = size - 1; i >= 0; i -= 1) {
    headingAfter[i] = last;
    end[i] = last < 0 ? size : last;
    if (blocks[i]!.level > 0) last = i;
  }
  return { headingBefore, headingAfter, headingSections: { start, end } };
}
