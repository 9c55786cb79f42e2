// What the rule-based judge says: everything under the container that holds most of the running text, but its menus.

import { type Feature, share } from './feature.ts';
import type { PageView } from './view/page-view.ts';
import { fillShares } from './fill-column.ts';

/** Share of the words under a container that the rules keep. */
const kept =
  (level: number) =>
  (column: Float32Array, { places, sums }: PageView): void =>
    fillShares(column, places.above[level]!, { part: sums.ruled, whole: sums.words });

export const voteFeatures: Feature[] = [
  {
    name: 'pruner',
    unit: 'flag',
    tells: 'the rules keep the block',
    of: ({ index }, { ruled }) => Number(ruled.has(index)),
  },
  { name: 'pruner parent', unit: 'share', tells: 'kept of the words in the parent', fill: kept(1) },
  { name: 'pruner above 3', unit: 'share', tells: 'kept of the words three above', fill: kept(3) },
  {
    name: 'pruner page',
    unit: 'share',
    tells: 'kept of all words: little means that the rules are unsure',
    fill: (column, { sums, words }) => column.fill(share(sums.ruled.at(-1)!, words)),
  },
];
