// Parts that one template wrote: siblings of the same shape, and blocks whose path of shapes is the same.

import { type Feature, fillFrom, log, oncePerPage, share } from './feature.ts';
import type { PageView } from './view/view-page.ts';
import type { Group } from './view/repetition.ts';

const MEASURES: [name: string, of: (group: Group, wordsOfPage: number) => number][] = [
  ['count', ({ count }) => log(count)],
  ['words', ({ words, count }) => log(share(words, count))], // posts are long, menu items short
  ['images', ({ images, count }) => Math.min(3, share(images, count))], // cards have images
  ['share', ({ words }, wordsOfPage) => share(words, wordsOfPage)],
];

/** Per measure its value for every group. */
const tablesOf = oncePerPage(({ groups, words }) =>
  MEASURES.map(([, of]) => groups.all.map((group) => of(group, words))),
);

const measures = (name: string, numbersOf: (page: PageView) => Int32Array): Feature[] =>
  MEASURES.map(([measure], index) => ({
    name: `${name} ${measure}`,
    fill: (column, page) => fillFrom(column, tablesOf(page)[index]!, { numbers: numbersOf(page) }),
  }));

export const repetitionFeatures: Feature[] = [
  ...[0, 1, 2, 3].flatMap((level) =>
    measures(`siblings ${level}`, ({ groupNumbers }) => groupNumbers.siblings[level]!),
  ),
  ...measures('template', ({ groupNumbers }) => groupNumbers.template),
  ...measures('largest group', ({ groupNumbers }) => groupNumbers.largest),
];
