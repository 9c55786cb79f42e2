// Parts that one template wrote: siblings of the same shape, and blocks whose path of shapes is the same.

import { type Feature, log, share } from './feature.ts';
import type { PageView } from './view/page-view.ts';
import { fillFrom } from './fill-column.ts';
import type { Group } from './view/repetition.ts';

const MEASURES: {
  name: string;
  unit: Feature['unit'];
  tells: string;
  of(group: Group, wordsOfPage: number): number;
}[] = [
  { name: 'count', unit: 'log count', tells: 'how often the part repeats', of: ({ count }) => log(count) },
  {
    name: 'words',
    unit: 'log count',
    tells: 'mean length: posts are long, menu items short',
    of: ({ words, count }) => log(share(words, count)),
  },
  {
    name: 'images',
    unit: 'share',
    tells: 'mean images: whether the parts are cards',
    of: ({ images, count }) => Math.min(3, share(images, count)),
  },
  {
    name: 'share',
    unit: 'share',
    tells: 'how much of the page they make up',
    of: ({ words }, wordsOfPage) => share(words, wordsOfPage),
  },
];

/** Per measure its value for every group. */
export const measureGroups = (groups: Group[], wordsOfPage: number): number[][] =>
  MEASURES.map(({ of }) => groups.map((group) => of(group, wordsOfPage)));

function measures(name: string, numbersOf: (page: PageView) => Int32Array): Feature[] {
  return MEASURES.map(({ name: measure, unit, tells }, index) => ({
    name: `${name} ${measure}`,
    unit,
    tells,
    fill(column, page) {
      fillFrom(column, page.groupMeasures[index]!, { numbers: numbersOf(page) });
    },
  }));
}

export const repetitionFeatures: Feature[] = [
  ...[0, 1, 2, 3].flatMap((level) =>
    measures(`siblings ${level}`, ({ groupNumbers }) => groupNumbers.siblings[level]!),
  ),
  ...measures('template', ({ groupNumbers }) => groupNumbers.template),
  ...measures('largest group', ({ groupNumbers }) => groupNumbers.largest),
];
