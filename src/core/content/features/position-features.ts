// Where a block stands: in the order of the page, and under which heading.

import { type Feature, fillFrom, fillLogs, fillShares, log, perBlock, share, signedLog } from './feature.ts';
import { patternBit } from './text/text-patterns.ts';
import type { BlockView } from './view/block-view.ts';
import type { PageView } from './view/view-page.ts';

const patternBits = (names: string[]): number =>
  names.reduce((bits, name) => bits | (1 << patternBit(name)), 0);
/** A heading with these words opens a part that is not the page's own content. */
const FOREIGN = patternBits(['comments', 'consent', 'follow', 'more', 'navigation', 'share', 'sponsor']);

/** A measure of the heading above each block, 0 where there is none. */
const ofHeading = (name: string, measure: (heading: BlockView, page: PageView) => number): Feature => ({
  name,
  fill(column, page) {
    const table = page.blocks.map((block) => (block.level > 0 ? measure(block, page) : 0));
    fillFrom(column, table, { numbers: page.headingBefore });
  },
});

const order: Feature[] = [
  perBlock('order', ({ index }, { blocks }) => index / blocks.length), // furniture stands at both ends
  perBlock('words before', ({ index }, { sums, words }) => share(sums.words[index]!, words)),
  // Whether the content has begun or ended.
  perBlock('running text before', ({ index }, { sums, blocks }) =>
    share(sums.long[index]!, sums.long[blocks.length]!),
  ),
  perBlock('from start', ({ index }) => log(index)),
  perBlock('from end', ({ index }, { blocks }) => log(blocks.length - 1 - index)),
  perBlock('from longest', ({ index }, { centre }) => signedLog(index - centre.longest.index)),
  perBlock('from title', ({ index }, { titleBlock }) => (titleBlock < 0 ? 0 : signedLog(index - titleBlock))),
];

const headings: Feature[] = [
  perBlock('from heading', ({ index }, { headingBefore }) =>
    headingBefore[index]! < 0 ? -1 : log(index - headingBefore[index]!),
  ),
  perBlock('to heading', ({ index }, { headingAfter }) =>
    headingAfter[index]! < 0 ? -1 : log(headingAfter[index]! - index),
  ),
  ofHeading('level above', ({ level }) => level),
  perBlock('level below', ({ index }, { headingAfter, blocks }) => blocks[headingAfter[index]!]?.level ?? 0),
  ofHeading('foreign heading', ({ measures }) => Number((measures.patterns & FOREIGN) > 0)),
  ofHeading('heading words', ({ words }) => log(words)), // labels are short
  ofHeading('heading of title', ({ measures }, { title }) => title.coverage(measures.tokens)),
  {
    name: 'heading section words',
    fill: (column, { headingSections, sums }) => fillLogs(column, headingSections, sums.words),
  },
  {
    name: 'heading section links',
    fill: (column, { headingSections, sums }) =>
      fillShares(column, headingSections, { part: sums.linkWords, whole: sums.words }),
  },
  // Whether heading and block share a parent.
  perBlock('beside heading', ({ index, at }, { headingBefore, blocks }) =>
    Number(blocks[headingBefore[index]!]?.at.parent === at.parent),
  ),
];

export const positionFeatures: Feature[] = [...order, ...headings];
