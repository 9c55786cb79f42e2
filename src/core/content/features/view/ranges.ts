/** Per block the range of blocks that a feature sums over, from `start` up to, not including, `end`; both within the page. */
export interface Ranges {
  start: Int32Array;
  end: Int32Array;
}

/** The blocks from `first` to `last` places after each block, as far as the page goes. */
export function window(blocks: number, { first, last }: { first: number; last: number }): Ranges {
  const start = new Int32Array(blocks);
  const end = new Int32Array(blocks);
  for (let i = 0; i < blocks; i += 1) {
    start[i] = Math.min(blocks, Math.max(0, i + first));
    end[i] = Math.min(blocks, Math.max(0, i + last + 1));
  }
  return { start, end };
}
