// All features in the order of the model's columns.

import { ancestorFeatures } from './ancestor-features.ts';
import { containerFeatures } from './container-features.ts';
import type { PageView } from './page-view.ts';
import { pageFeatures } from './page-features.ts';
import { positionFeatures } from './position-features.ts';
import { repetitionFeatures } from './repetition-features.ts';
import { overlapFeatures, textFeatures } from './text-features.ts';
import { voteFeatures } from './vote-features.ts';

export const blockFeatures = [
  ...textFeatures,
  ...overlapFeatures,
  ...ancestorFeatures,
  ...containerFeatures,
  ...repetitionFeatures,
  ...positionFeatures,
  ...voteFeatures,
];

export const FEATURE_NAMES = [...blockFeatures, ...pageFeatures].map(({ name }) => name);

/** One row per block, in single precision as in training. */
export function measureFeatures(page: PageView): Float32Array[] {
  const shared = pageFeatures.map(({ of }) => of(page));
  return page.blocks.map((block) => {
    const row = new Float32Array(FEATURE_NAMES.length);
    blockFeatures.forEach(({ of }, column) => {
      row[column] = of(block, page);
    });
    row.set(shared, blockFeatures.length);
    return row;
  });
}
