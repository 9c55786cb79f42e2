// The features of a page in the measure of the training pages, and what of them all blocks have in common.

import type { Rows } from './matrix.ts';
import type { PackedNets } from './net.ts';

/** What the networks look at: `rows` values of the first column, then those of the second, and so on. */
export interface Columns {
  values: ArrayLike<number>;
  rows: number;
}

export interface Scaled {
  /** One row: what all blocks have in common. */
  common: Rows;
  /** A row for each block: how it differs. Mostly zeros. */
  changes: Rows;
}

/**
 * Values as deviations from the mean of the training pages. A column that holds one value on the whole page is common
 * to all blocks, and so is the value zero, which most blocks have in most of the other columns.
 */
export function scaleColumns(
  { means, scales, clip }: Pick<PackedNets, 'means' | 'scales' | 'clip'>,
  { values, rows }: Columns,
): Scaled {
  const width = means.length;
  const common = new Float64Array(width);
  const changes = new Float64Array(rows * width);
  for (let column = 0; column < width; column += 1) {
    const mean = means[column]!;
    const scale = scales[column]!;
    const start = column * rows;
    const first = values[start]!;
    let same = 1;
    while (same < rows && values[start + same] === first) same += 1;
    const base = clamp(((same === rows ? first : 0) - mean) / scale, clip);
    common[column] = base;
    if (same === rows) continue;
    for (let row = 0; row < rows; row += 1) {
      const value = values[start + row]!;
      if (value !== 0) changes[row * width + column] = clamp((value - mean) / scale, clip) - base;
    }
  }
  return { common: { values: common, width }, changes: { values: changes, width } };
}

const clamp = (value: number, limit: number): number =>
  value > limit ? limit : value < -limit ? -limit : value;
