// Beside which blocks a block stands: the three on either side, and those in a window around it.

import { type Feature, fillLogs, fillShares, fillShifted, oncePerPage } from './feature.ts';
import type { PageView } from './view/view-page.ts';
import { window } from './view/sums.ts';

/** A measure of the block that many places on, -1 beyond the page. */
const neighbour = (name: string, offset: number, measures: (page: PageView) => number[]): Feature => ({
  name: `${name} ${offset}`,
  fill: (column, page) => fillShifted(column, measures(page), { offset, missing: -1 }),
});

const linksOf = oncePerPage(({ blocks }) => blocks.map(({ linkDensity }) => linkDensity));
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

export const neighbourFeatures: Feature[] = [
  ...[-2, -1, 1, 2].flatMap((offset) => [
    neighbour('links', offset, linksOf),
    neighbour('level', offset, levelsOf),
  ]),
  // 2 for the same parent, 1 for the same shape.
  ...[-3, -2, -1, 1, 2, 3].map((offset): Feature => ({
    name: `kin ${offset}`,
    fill(column, page) {
      const { parents, shapes } = kinOf(page);
      for (let i = 0; i < column.length; i += 1) {
        const other = parents[i + offset];
        if (other === undefined) column[i] = -1;
        else column[i] = other === parents[i] ? 2 : Number(shapes[i + offset] === shapes[i]);
      }
    },
  })),
  ...[5, 30].map((reach): Feature => ({
    name: `window ${reach} common`,
    fill: (column, { blocks, sums }) =>
      fillShares(column, window(blocks.length, { first: -reach, last: reach }), {
        part: sums.common,
        whole: sums.words,
      }),
  })),
  {
    name: 'window 12 before',
    fill: (column, { blocks, sums }) =>
      fillLogs(column, window(blocks.length, { first: -12, last: -1 }), sums.long),
  },
];
