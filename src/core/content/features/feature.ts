// What a feature is: a named, pure measure of every text block of a page. Training exports the same functions that
// ship, so the model can never see numbers that the extension computes otherwise.

import type { BlockView } from './view/block-view.ts';
import type { PageView } from './view/view-page.ts';
import type { Ranges } from './view/sums.ts';

export interface Feature {
  name: string;
  /** One number for each block of the page. Scripts run cold on a page: a few loops over typed arrays are compiled first. */
  fill(column: Float32Array, page: PageView): void;
}

export const perBlock = (name: string, of: (block: BlockView, page: PageView) => number): Feature => ({
  name,
  fill(column, page) {
    for (let i = 0; i < column.length; i += 1) column[i] = of(page.blocks[i]!, page);
  },
});

export const perPage = (name: string, of: (page: PageView) => number): Feature => ({
  name,
  fill: (column, page) => void column.fill(of(page)),
});

/** Counts span four orders of magnitude; their logarithm spreads them evenly. */
export const log = (count: number): number => Math.log1p(Math.max(0, count));

export const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/** Distance with its direction kept and its size compressed. */
export const signedLog = (distance: number): number => Math.sign(distance) * log(Math.abs(distance));

/** Several features ask a page the same; a page answers once. */
export function oncePerPage<Answer>(ask: (page: PageView) => Answer): (page: PageView) => Answer {
  const answers = new WeakMap<PageView, Answer>();
  return (page) => {
    let answer = answers.get(page);
    if (answer === undefined) answers.set(page, (answer = ask(page)));
    return answer;
  };
}

// The loops over blocks that most features share.
/** `part` over `whole`, both summed over each block's range; where `whole` is a number, over that. */
export function fillShares(
  column: Float32Array,
  { start, end }: Ranges,
  { part, whole }: { part: Float64Array; whole: Float64Array | number },
): void {
  const fixed = typeof whole === 'number' ? whole : 0;
  const sums = typeof whole === 'number' ? undefined : whole;
  for (let i = 0; i < column.length; i += 1) {
    const from = start[i]!;
    const to = end[i]!;
    column[i] = share(part[to]! - part[from]!, sums ? sums[to]! - sums[from]! : fixed);
  }
}

/** The logarithm of a sum over each block's range. */
export function fillLogs(column: Float32Array, { start, end }: Ranges, sums: Float64Array): void {
  for (let i = 0; i < column.length; i += 1) column[i] = log(sums[end[i]!]! - sums[start[i]!]!);
}

/** For each block the entry of a table that its number names; a missing number gives `missing`. */
export function fillFrom(
  column: Float32Array,
  table: ArrayLike<number>,
  { numbers, missing = 0 }: { numbers: Int32Array; missing?: number },
): void {
  for (let i = 0; i < column.length; i += 1) {
    const number = numbers[i]!;
    column[i] = number < 0 ? missing : table[number]!;
  }
}

/** For each block the value of the one `offset` places after it; beyond the page `missing`. */
export function fillShifted(
  column: Float32Array,
  values: ArrayLike<number>,
  { offset, missing }: { offset: number; missing: number },
): void {
  for (let i = 0; i < column.length; i += 1) {
    const at = i + offset;
    column[i] = at < 0 || at >= column.length ? missing : values[at]!;
  }
}

/** 1 for each block whose bit set has the bit, else 0. */
export function fillBit(column: Float32Array, sets: ArrayLike<number>, bit: number): void {
  for (let i = 0; i < column.length; i += 1) column[i] = (sets[i]! >> bit) & 1;
}
