// What the rule-based judge says: everything under the container that holds most of the running text, but its menus.

import { above } from './container-features.ts';
import { type Feature, share } from './feature.ts';
import { type PageView, sumOver } from './page-view.ts';

/** Share of the words under a container that the rules keep. */
const kept =
  (level: number): Feature['of'] =>
  (block, { sums }) => {
    const at = above(block, level);
    return share(sumOver(sums.ruled, at), sumOver(sums.words, at));
  };

const keptOfPage = ({ sums, blocks, words }: PageView): number => share(sums.ruled[blocks.length]!, words);

export const voteFeatures: Feature[] = [
  {
    name: 'pruner',
    unit: 'flag',
    tells: 'the rules keep the block',
    of: ({ index }, { ruled }) => Number(ruled.has(index)),
  },
  { name: 'pruner parent', unit: 'share', tells: 'kept of the words in the parent', of: kept(1) },
  { name: 'pruner above 3', unit: 'share', tells: 'kept of the words three above', of: kept(3) },
  {
    name: 'pruner page',
    unit: 'share',
    tells: 'kept of all words: little means that the rules are unsure',
    of: (_, page) => keptOfPage(page),
  },
];
