// Rows that belong together, and their means.

import type { Rows } from './matrix.ts';

export interface Grouping {
  /** Per row its group, counted from 0. */
  group: Int32Array;
  /** Per row its part of the mean of its group. */
  share: Float64Array;
  size: number;
}

/** `numbers` name the group of each row, from -1; `weights` are what a row counts in it. */
export function groupRows(numbers: ArrayLike<number>, weights: Float64Array): Grouping {
  const rows = weights.length;
  let most = -1;
  for (let row = 0; row < rows; row += 1) most = Math.max(most, numbers[row]!);
  const known = new Int32Array(most + 2).fill(-1);
  const group = new Int32Array(rows);
  const total = new Float64Array(rows);
  let size = 0;
  for (let row = 0; row < rows; row += 1) {
    const at = numbers[row]! + 1;
    if (known[at] === -1) {
      known[at] = size;
      size += 1;
    }
    group[row] = known[at]!;
    total[group[row]!]! += weights[row]!;
  }
  const share = Float64Array.from(weights, (weight, row) => weight / total[group[row]!]!);
  return { group, share, size };
}

/** A row for each group. */
export function meansOf({ values, width }: Rows, { group, share, size }: Grouping): Rows {
  const means = new Float64Array(size * width);
  for (let row = 0; row < group.length; row += 1) {
    const at = group[row]! * width;
    for (let i = 0; i < width; i += 1) means[at + i]! += share[row]! * values[row * width + i]!;
  }
  return { values: means, width };
}

/** Adds to each row what its group has. */
export function addOfGroup(target: Rows, { values, width }: Rows, { group }: Grouping): void {
  for (let row = 0; row < group.length; row += 1)
    for (let i = 0; i < width; i += 1) target.values[row * width + i]! += values[group[row]! * width + i]!;
}
