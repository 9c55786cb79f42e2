// All features, by name. A model lists the columns it needs; only those are measured.

import { ancestorFeatures } from './ancestor-features.ts';
import { containerFeatures } from './container-features.ts';
import { neighbourFeatures } from './neighbour-features.ts';
import { pageFeatures } from './page-features.ts';
import type { PageView } from './view/view-page.ts';
import { positionFeatures } from './position-features.ts';
import { repetitionFeatures } from './repetition-features.ts';
import { voteFeatures } from './vote-features.ts';
import { overlapFeatures, textFeatures } from './text-features.ts';

const FEATURES = [
  ...textFeatures,
  ...overlapFeatures,
  ...ancestorFeatures,
  ...containerFeatures,
  ...repetitionFeatures,
  ...positionFeatures,
  ...neighbourFeatures,
  ...voteFeatures,
  ...pageFeatures,
];

export const FEATURE_NAMES = FEATURES.map(({ name }) => name);

const featureOf = new Map(FEATURES.map((feature) => [feature.name, feature]));

/** Fills the columns that the names ask for, in single precision as in training; one value per block of the page. */
export function fillFeatures(page: PageView, names: string[], columnAt: (i: number) => Float32Array): void {
  names.forEach((name, i) => {
    const feature = featureOf.get(name);
    if (!feature) throw new RangeError(`There is no feature called ${name}.`);
    page.deadline.check();
    feature.fill(columnAt(i), page);
  });
}

/** A row of features for each block. */
export function measureFeatures(page: PageView, names: string[]): Float32Array[] {
  const columns = names.map(() => new Float32Array(page.blocks.length));
  fillFeatures(page, names, (i) => columns[i]!);
  return page.blocks.map((_, i) => Float32Array.from(columns, (column) => column[i]!));
}
