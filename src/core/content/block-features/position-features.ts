// Where a block stands: in the order of the page, under which heading, and beside which blocks.

import { type Feature, log, share, signedLog } from './feature.ts';
import { type BlockView, type PageView, sumOver } from './page-view.ts';
import { TEXT_PATTERNS } from './text-patterns.ts';

const NEIGHBOURS = [-3, -2, -1, 1, 2, 3];
/** Blocks on each side. */
const WINDOWS = [5, 12, 30];

const patternBits = (names: string[]): number =>
  names.reduce((bits, name) => bits | (1 << TEXT_PATTERNS.findIndex((pattern) => pattern.name === name)), 0);
/** A heading that says so opens a part that is not the page's own content. */
const FOREIGN = patternBits(['comments', 'consent', 'follow', 'more', 'navigation', 'share', 'sponsor']);

const heading = ({ index }: BlockView, { headingBefore, blocks }: PageView): BlockView | undefined =>
  blocks[headingBefore[index]!];

const section = ({ index }: BlockView, { headingBefore, headingAfter, blocks }: PageView) => ({
  start: Math.max(0, headingBefore[index]!),
  end: headingAfter[index]! < 0 ? blocks.length : headingAfter[index]!,
});

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
    of: (b, p) => heading(b, p)?.level ?? 0,
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
    of: (b, p) => Number(((heading(b, p)?.measures.patterns ?? 0) & FOREIGN) > 0),
  },
  {
    name: 'heading words',
    unit: 'log count',
    tells: 'labels are short',
    of: (b, p) => log(heading(b, p)?.words ?? 0),
  },
  {
    name: 'heading of title',
    unit: 'share',
    tells: 'the heading above is the title',
    of: (b, p) => p.title.coverage(heading(b, p)?.measures.tokens ?? []),
  },
  {
    name: 'heading section words',
    unit: 'log count',
    tells: 'words between the two headings',
    of: (b, p) => log(sumOver(p.sums.words, section(b, p))),
  },
  {
    name: 'heading section sentences',
    unit: 'share',
    tells: 'whether the section is prose',
    of: (b, p) => share(sumOver(p.sums.sentences, section(b, p)), sumOver(p.sums.words, section(b, p))),
  },
  {
    name: 'heading section links',
    unit: 'share',
    tells: 'whether the section is a list of links',
    of: (b, p) => share(sumOver(p.sums.linkWords, section(b, p)), sumOver(p.sums.words, section(b, p))),
  },
  {
    name: 'beside heading',
    unit: 'flag',
    tells: 'heading and block share a parent',
    of: (b, p) => Number(heading(b, p)?.at.parent === b.at.parent),
  },
];

const neighbours: Feature[] = NEIGHBOURS.flatMap((offset): Feature[] => {
  const at = ({ index }: BlockView, { blocks }: PageView): BlockView | undefined => blocks[index + offset];
  return [
    {
      name: `words ${offset}`,
      unit: 'log count',
      tells: 'of a neighbour',
      of: (b, p) => log(at(b, p)?.words ?? 0),
    },
    {
      name: `links ${offset}`,
      unit: 'share',
      tells: 'of a neighbour',
      of: (b, p) => at(b, p)?.linkDensity ?? -1,
    },
    {
      name: `sentences ${offset}`,
      unit: 'count',
      tells: 'of a neighbour',
      of: (b, p) => Math.min(5, at(b, p)?.measures.sentences ?? -1),
    },
    { name: `level ${offset}`, unit: 'level', tells: 'of a neighbour', of: (b, p) => at(b, p)?.level ?? -1 },
    {
      name: `kin ${offset}`,
      unit: 'level',
      tells: '2 for the same parent, 1 for the same shape',
      of: (b, p) => {
        const other = at(b, p)?.at;
        return other === undefined
          ? -1
          : other.parent === b.at.parent
            ? 2
            : Number(other.shape === b.at.shape);
      },
    },
  ];
});

const windows: Feature[] = WINDOWS.flatMap((reach): Feature[] => {
  const range = ({ index }: BlockView) => ({ start: index - reach, end: index + reach + 1 });
  const per =
    (measure: 'linkWords' | 'sentences' | 'long' | 'common'): Feature['of'] =>
    (b, { sums }) =>
      share(sumOver(sums[measure], range(b)), sumOver(sums.words, range(b)));
  return [
    {
      name: `window ${reach} words`,
      unit: 'log count',
      tells: 'how dense the surroundings are',
      of: (b, p) => log(sumOver(p.sums.words, range(b))),
    },
    { name: `window ${reach} links`, unit: 'share', tells: 'link density around', of: per('linkWords') },
    { name: `window ${reach} sentences`, unit: 'share', tells: 'sentences around', of: per('sentences') },
    { name: `window ${reach} long`, unit: 'share', tells: 'running text around', of: per('long') },
    { name: `window ${reach} common`, unit: 'share', tells: 'function words around', of: per('common') },
    {
      name: `window ${reach} before`,
      unit: 'log count',
      tells: 'running text just before',
      of: ({ index }, p) => log(sumOver(p.sums.long, { start: index - reach, end: index })),
    },
    {
      name: `window ${reach} after`,
      unit: 'log count',
      tells: 'running text just after',
      of: ({ index }, p) => log(sumOver(p.sums.long, { start: index + 1, end: index + 1 + reach })),
    },
  ];
});

export const positionFeatures: Feature[] = [...order, ...headings, ...neighbours, ...windows];
