// Beside which blocks a block stands: the three on either side, and the stretch around it.

import { type Feature, log } from './feature.ts';
import type { BlockView, PageView } from './page-view.ts';
import { type Ranges, fillLogs, fillShares, fillShifted, window } from './ranges.ts';

const NEIGHBOURS = [-3, -2, -1, 1, 2, 3];
/** Blocks on each side. */
const WINDOWS = [5, 12, 30];

/** `measure` of the block that many places on, `missing` beyond the page. */
const neighbour =
  (offset: number, { measure, missing }: { measure: (block: BlockView) => number; missing: number }) =>
  (column: Float32Array, { blocks }: PageView): void =>
    fillShifted(column, blocks.map(measure), { offset, missing });

const wordsOf = ({ words }: BlockView): number => log(words);
const linksOf = ({ linkDensity }: BlockView): number => linkDensity;
const sentencesOf = ({ measures }: BlockView): number => Math.min(5, measures.sentences);
const levelOf = ({ level }: BlockView): number => level;

const neighbours: Feature[] = NEIGHBOURS.flatMap((offset): Feature[] => [
  {
    name: `words ${offset}`,
    unit: 'log count',
    tells: 'of a neighbour',
    fill: neighbour(offset, { measure: wordsOf, missing: 0 }),
  },
  {
    name: `links ${offset}`,
    unit: 'share',
    tells: 'of a neighbour',
    fill: neighbour(offset, { measure: linksOf, missing: -1 }),
  },
  {
    name: `sentences ${offset}`,
    unit: 'count',
    tells: 'of a neighbour',
    fill: neighbour(offset, { measure: sentencesOf, missing: -1 }),
  },
  {
    name: `level ${offset}`,
    unit: 'level',
    tells: 'of a neighbour',
    fill: neighbour(offset, { measure: levelOf, missing: -1 }),
  },
  {
    name: `kin ${offset}`,
    unit: 'level',
    tells: '2 for the same parent, 1 for the same shape',
    fill(column, { blocks }) {
      for (let i = 0; i < column.length; i += 1) {
        const other = blocks[i + offset]?.at;
        const { parent, shape } = blocks[i]!.at;
        column[i] = !other ? -1 : other.parent === parent ? 2 : Number(other.shape === shape);
      }
    },
  },
]);

const windows: Feature[] = WINDOWS.flatMap((reach): Feature[] => {
  const around = ({ blocks }: PageView): Ranges => window(blocks.length, { first: -reach, last: reach });
  const per =
    (measure: 'linkWords' | 'sentences' | 'long' | 'common') =>
    (column: Float32Array, page: PageView): void =>
      fillShares(column, around(page), { part: page.sums[measure], whole: page.sums.words });
  const running =
    (first: number, last: number) =>
    (column: Float32Array, { blocks, sums }: PageView): void =>
      fillLogs(column, window(blocks.length, { first, last }), sums.long);
  return [
    {
      name: `window ${reach} words`,
      unit: 'log count',
      tells: 'how dense the surroundings are',
      fill: (column, page) => fillLogs(column, around(page), page.sums.words),
    },
    { name: `window ${reach} links`, unit: 'share', tells: 'link density around', fill: per('linkWords') },
    { name: `window ${reach} sentences`, unit: 'share', tells: 'sentences around', fill: per('sentences') },
    { name: `window ${reach} long`, unit: 'share', tells: 'running text around', fill: per('long') },
    { name: `window ${reach} common`, unit: 'share', tells: 'function words around', fill: per('common') },
    {
      name: `window ${reach} before`,
      unit: 'log count',
      tells: 'running text just before',
      fill: running(-reach, -1),
    },
    {
      name: `window ${reach} after`,
      unit: 'log count',
      tells: 'running text just after',
      fill: running(1, reach),
    },
  ];
});

export const neighbourFeatures: Feature[] = [...neighbours, ...windows];
