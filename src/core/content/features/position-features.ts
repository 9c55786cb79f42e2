// Where a block stands: in the order of the page, and under which heading.

import { type Feature, log, share, signedLog } from './feature.ts';
import type { BlockView } from './view/block-view.ts';
import type { PageView } from './view/page-view.ts';
import { fillFrom, fillLogs, fillShares } from './fill-column.ts';
import { patternBit } from './text/text-patterns.ts';

const patternBits = (names: string[]): number =>
  names.reduce((bits, name) => bits | (1 << patternBit(name)), 0);
/** A heading that says so opens a part that is not the page's own content. */
const FOREIGN = patternBits(['comments', 'consent', 'follow', 'more', 'navigation', 'share', 'sponsor']);

/** What `measure` says of the heading above each block, `missing` where there is none. */
const ofHeading =
  (measure: (heading: BlockView, page: PageView) => number, missing = 0) =>
  (column: Float32Array, page: PageView): void => {
    const table = page.blocks.map((block) => (block.level > 0 ? measure(block, page) : 0));
    fillFrom(column, table, { numbers: page.headingBefore, missing });
  };

const order: Feature[] = [
  {
    name: 'order',
    unit: 'share',
    tells: 'chrome stands at both ends',
    of: ({ index }, p) => index / p.blocks.length,
  },
  {
    name: 'words before',
    unit: 'share',
    tells: 'how much of the page came before',
    of: ({ index }, { sums, words }) => share(sums.words[index]!, words),
  },
  {
    name: 'running text before',
    unit: 'share',
    tells: 'whether the content has begun or ended',
    of: ({ index }, { sums, blocks }) => share(sums.long[index]!, sums.long[blocks.length]!),
  },
  { name: 'from start', unit: 'log count', tells: 'blocks before it', of: ({ index }) => log(index) },
  {
    name: 'from end',
    unit: 'log count',
    tells: 'blocks after it',
    of: ({ index }, p) => log(p.blocks.length - 1 - index),
  },
  {
    name: 'from longest',
    unit: 'distance',
    tells: 'content gathers around the longest block',
    of: ({ index }, { centre }) => signedLog(index - centre.longest.index),
  },
  {
    name: 'from title',
    unit: 'distance',
    tells: 'content begins at the title',
    of: ({ index }, { titleBlock }) => (titleBlock < 0 ? 0 : signedLog(index - titleBlock)),
  },
];

const headings: Feature[] = [
  {
    name: 'from heading',
    unit: 'log count',
    tells: 'blocks since the heading above',
    of: ({ index }, { headingBefore }) =>
      headingBefore[index]! < 0 ? -1 : log(index - headingBefore[index]!),
  },
  {
    name: 'to heading',
    unit: 'log count',
    tells: 'blocks up to the next heading',
    of: ({ index }, { headingAfter }) => (headingAfter[index]! < 0 ? -1 : log(headingAfter[index]! - index)),
  },
  {
    name: 'level above',
    unit: 'level',
    tells: 'level of the heading above',
    fill: ofHeading(({ level }) => level),
  },
  {
    name: 'level below',
    unit: 'level',
    tells: 'level of the next heading',
    of: ({ index }, { headingAfter, blocks }) => blocks[headingAfter[index]!]?.level ?? 0,
  },
  {
    name: 'foreign heading',
    unit: 'flag',
    tells: 'the heading above announces comments, links or a form',
    fill: ofHeading(({ measures }) => Number((measures.patterns & FOREIGN) > 0)),
  },
  {
    name: 'heading words',
    unit: 'log count',
    tells: 'labels are short',
    fill: ofHeading(({ words }) => log(words)),
  },
  {
    name: 'heading of title',
    unit: 'share',
    tells: 'the heading above is the title',
    fill: ofHeading(({ measures }, { title }) => title.coverage(measures.tokens)),
  },
  {
    name: 'heading section words',
    unit: 'log count',
    tells: 'words between the two headings',
    fill: (column, { headingSections, sums }) => fillLogs(column, headingSections, sums.words),
  },
  {
    name: 'heading section links',
    unit: 'share',
    tells: 'whether the section is a list of links',
    fill: (column, { headingSections, sums }) =>
      fillShares(column, headingSections, { part: sums.linkWords, whole: sums.words }),
  },
  {
    name: 'beside heading',
    unit: 'flag',
    tells: 'heading and block share a parent',
    of: ({ index, at }, { headingBefore, blocks }) =>
      Number(blocks[headingBefore[index]!]?.at.parent === at.parent),
  },
];

export const positionFeatures: Feature[] = [...order, ...headings];
