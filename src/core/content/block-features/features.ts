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
  const measures = columns.map((name): ((block: PageView['blocks'][number]) => number) => {
    const ofPage = pageFeature.get(name)?.of(page);
    if (ofPage !== undefined) return () => ofPage;
    const feature = blockFeature.get(name);
    if (!feature) throw new RangeError(`There is no feature called ${name}.`);
    return (block) => feature.of(block, page);
  });
  return page.blocks.map((block) => Float32Array.from(measures, (measure) => measure(block)));
}
