// The vote of the rules: everything under the container that holds most of the running text, but its menus.

import { type Feature, fillShares, perBlock, perPage, share } from './feature.ts';

/** Share of the words under a container that the rules keep. */
const kept = (name: string, level: number): Feature => ({
  name: `pruner ${name}`,
  fill: (column, { places, sums }) =>
    fillShares(column, places.above[level]!, { part: sums.ruled, whole: sums.words }),
});

export const voteFeatures: Feature[] = [
  perBlock('pruner', ({ index }, { ruled }) => Number(ruled.has(index))),
  kept('parent', 1),
  kept('above 3', 3),
  perPage('pruner page', ({ sums, words }) => share(sums.ruled.at(-1)!, words)), // little means that the rules are unsure
];
