// Beside which blocks a block stands: the three on either side, and the stretch around it.

import { type Feature, log, oncePerPage } from './feature.ts';
import type { PageView } from './page-view.ts';
import { type Ranges, fillLogs, fillShares, fillShifted, window } from './ranges.ts';

const NEIGHBOURS = [-3, -2, -1, 1, 2, 3];
/** Blocks on each side. */
const WINDOWS = [5, 12, 30];

/** A measure of the block that many places on, `missing` beyond the page. */
const neighbour =
  (offset: number, { measures, missing }: { measures: (page: PageView) => number[]; missing: number }) =>
  (column: Float32Array, page: PageView): void =>
    fillShifted(column, measures(page), { offset, missing });

const wordsOf = oncePerPage(({ blocks }) => blocks.map(({ words }) => log(words)));
const linksOf = oncePerPage(({ blocks }) => blocks.map(({ linkDensity }) => linkDensity));
const sentencesOf = oncePerPage(({ blocks }) =>
  blocks.map(({ measures }) => Math.min(5, measures.sentences)),
);
const levelsOf = oncePerPage(({ blocks }) => blocks.map(({ level }) => level));

/** Numbers that are equal where two blocks have the same parent, or the same shape. */
const kinOf = oncePerPage(({ blocks }) => {
  const numbers = new Map<string, number>();
  const parents = new Int32Array(blocks.length);
  const shapes = new Int32Array(blocks.length);
  for (let i = 0; i < blocks.length; i += 1) {
    const { parent, shape } = blocks[i]!.at;
    let number = numbers.get(shape);
    if (number === undefined) numbers.set(shape, (number = numbers.size));
    parents[i] = parent ? parent.id : -1;
    shapes[i] = number;
  }
  return { parents, shapes };
});

const neighbours: Feature[] = NEIGHBOURS.flatMap((offset): Feature[] => [
  {
    name: `words ${offset}`,
    unit: 'log count',
    tells: 'of a neighbour',
    fill: neighbour(offset, { measures: wordsOf, missing: 0 }),
  },
  {
    name: `links ${offset}`,
    unit: 'share',
    tells: 'of a neighbour',
    fill: neighbour(offset, { measures: linksOf, missing: -1 }),
  },
  {
    name: `sentences ${offset}`,
    unit: 'count',
    tells: 'of a neighbour',
    fill: neighbour(offset, { measures: sentencesOf, missing: -1 }),
  },
  {
    name: `level ${offset}`,
    unit: 'level',
    tells: 'of a neighbour',
    fill: neighbour(offset, { measures: levelsOf, missing: -1 }),
  },
  {
    name: `kin ${offset}`,
    unit: 'level',
    tells: '2 for the same parent, 1 for the same shape',
    fill(column, page) {
      const { parents, shapes } = kinOf(page);
      for (let i = 0; i < column.length; i += 1) {
        const other = parents[i + offset];
        if (other === undefined) column[i] = -1;
        else column[i] = other === parents[i] ? 2 : Number(shapes[i + offset] === shapes[i]);
      }
    },
  },
]);

const windows: Feature[] = WINDOWS.flatMap((reach): Feature[] => {
  const around = oncePerPage(({ blocks }): Ranges => window(blocks.length, { first: -reach, last: reach }));
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
