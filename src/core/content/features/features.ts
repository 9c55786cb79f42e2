// All features, by name. A model says which columns it needs; only those are measured.

import { ancestorFeatures } from './ancestor-features.ts';
import { containerFeatures } from './container-features.ts';
import type { Feature } from './feature.ts';
import { neighbourFeatures } from './neighbour-features.ts';
import { pageFeatures } from './page-features.ts';
import type { PageView } from './view/page-view.ts';
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
  ...neighbourFeatures,
  ...voteFeatures,
];

export const FEATURE_NAMES = [...blockFeatures, ...pageFeatures].map(({ name }) => name);

const blockFeature = new Map(blockFeatures.map((feature) => [feature.name, feature]));
const pageFeature = new Map(pageFeatures.map((feature) => [feature.name, feature]));

/** Fills the columns that the names ask for, in single precision as in training; one value per block of the page. */
export function fillFeatures(page: PageView, names: string[], columnAt: (i: number) => Float32Array): void {
  names.forEach((name, i) => {
    const column = columnAt(i);
    const ofPage = pageFeature.get(name);
    if (ofPage) column.fill(ofPage.of(page));
    else fillColumn(column, page, name);
  });
}

function fillColumn(column: Float32Array, page: PageView, name: string): void {
  const feature = blockFeature.get(name);
  if (!feature) throw new RangeError(`There is no feature called ${name}.`);
  if ('fill' in feature) return feature.fill(column, page);
  const { blocks } = page;
  for (let i = 0; i < column.length; i += 1) column[i] = feature.of(blocks[i]!, page);
}

/** A row of features for each block. */
export function measureFeatures(page: PageView, names: string[]): Float32Array[] {
  const columns = names.map(() => new Float32Array(page.blocks.length));
  fillFeatures(page, names, (i) => columns[i]!);
  return page.blocks.map((_, i) => Float32Array.from(columns, (column) => column[i]!));
}
