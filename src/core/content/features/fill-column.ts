// The loops over blocks that most features share.

import { log, share } from './feature.ts';
import type { Ranges } from './view/ranges.ts';

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
