// What the other judges say: Readability, the pruner, and the marks of the prune passes.

import { above } from './container-features.ts';
import { type Feature, share } from './feature.ts';
import type { BlockView, PageView } from './page-view.ts';

const VOTERS = ['readability', 'pruner'] as const;

/** Share of the words under a container that a voter keeps. */
function agreed(voter: (typeof VOTERS)[number], level: number): Feature['of'] {
  return (block, page) => {
    const { start, end } = above(block, level);
    return share(
      keptWords(page, voter, end) - keptWords(page, voter, start),
      page.sums.words[end]! - page.sums.words[start]!,
    );
  };
}

const sums = new WeakMap<Set<number>, Float64Array>();

function keptWords({ blocks, votes }: PageView, voter: (typeof VOTERS)[number], end: number): number {
  const kept = votes[voter];
  let list = sums.get(kept);
  if (!list) {
    list = new Float64Array(blocks.length + 1);
    for (const { index, words } of blocks) list[index + 1] = list[index]! + (kept.has(index) ? words : 0);
    sums.set(kept, list);
  }
  return list[end]!;
}

export const voteFeatures: Feature[] = VOTERS.flatMap((voter): Feature[] => [
  {
    name: voter,
    unit: 'flag',
    tells: 'this judge keeps the block',
    of: ({ index }: BlockView, { votes }: PageView) => Number(votes[voter].has(index)),
  },
  { name: `${voter} parent`, unit: 'share', tells: 'kept of the words in the parent', of: agreed(voter, 1) },
  { name: `${voter} above 3`, unit: 'share', tells: 'kept of the words three above', of: agreed(voter, 3) },
  {
    name: `${voter} page`,
    unit: 'share',
    tells: 'kept of all words: little means the judge is unsure',
    of: (_, page) => share(keptWords(page, voter, page.blocks.length), page.words),
  },
]);
