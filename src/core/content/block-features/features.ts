// All features, by name. A model says which columns it needs; only those are measured.

import { ancestorFeatures } from './ancestor-features.ts';
import { containerFeatures } from './container-features.ts';
import type { Feature } from './feature.ts';
import { pageFeatures } from './page-features.ts';
import type { PageView } from './page-view.ts';
import { positionFeatures } from './position-features.ts';
import { repetitionFeatures } from './repetition-features.ts';
import { overlapFeatures, textFeatures } from './text-features.ts';
import { voteFeatures } from './vote-features.ts';

const blockFeatures: Feature[] = [
  ...textFeatures,
  ...overlapFeatures,
  ...ancestorFeatures,
  ...containerFeatures,
  ...repetitionFeatures,
  ...positionFeatures,
  ...voteFeatures,
];

export const FEATURE_NAMES = [...blockFeatures, ...pageFeatures].map(({ name }) => name);

const blockFeature = new Map(blockFeatures.map((feature) => [feature.name, feature]));
const pageFeature = new Map(pageFeatures.map((feature) => [feature.name, feature]));

/** One row per block, in single precision as in training. */
export function measureFeatures(page: PageView, columns: string[]): Float32Array[] {
  const rows = page.blocks.map(() => new Float32Array(columns.length));
  // By column: a measure that runs for all blocks at once is compiled soon; among all others it never is.
  columns.forEach((name, column) => {
    const ofPage = pageFeature.get(name);
    if (ofPage) return fillColumn(rows, column, ofPage.of(page));
    const feature = blockFeature.get(name);
    if (!feature) throw new RangeError(`There is no feature called ${name}.`);
    page.blocks.forEach((block, i) => {
      rows[i]![column] = feature.of(block, page);
    });
  });
  return rows;
}

function fillColumn(rows: Float32Array[], column: number, value: number): void {
  for (const row of rows) row[column] = value;
}
