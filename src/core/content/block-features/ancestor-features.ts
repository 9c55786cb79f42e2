// What the elements around a block are called.

import { CLASS_WORD_NAMES } from './class-words.ts';
import { type ContainerView, REGIONS } from './container-view.ts';
import type { Feature } from './feature.ts';

const nearness = (depth: number, nearest: number | undefined): number =>
  nearest === undefined || nearest < 0 ? 0 : 1 / (1 + depth - nearest);

const bits = (names: string[]): number =>
  names.reduce((set, name) => set | (1 << CLASS_WORD_NAMES.indexOf(name as never)), 0);
const GOOD = bits(['article', 'content', 'description', 'message', 'faq']);
const BAD = bits([
  'account',
  'advertisement',
  'boilerplate',
  'consent',
  'header',
  'hidden',
  'layer',
  'navigation',
  'newsletter',
  'related',
  'share',
  'sidebar',
]);

/** How many of the containers above carry one of the class words. */
function countClasses(from: ContainerView, words: number): number {
  let count = 0;
  for (let at: ContainerView | undefined = from; at; at = at.parent) if (at.classes & words) count += 1;
  return count;
}

export const ancestorFeatures: Feature[] = [
  { name: 'depth', unit: 'count', tells: 'content lies deeper than chrome', of: ({ at }) => at.depth },
  ...REGIONS.map((region, bit): Feature => ({
    name: `in ${region}`,
    unit: 'distance',
    tells: `1 in a ${region} itself, less the further above it is, 0 outside`,
    of: ({ at }) => nearness(at.depth, at.nearestRegion[bit]),
  })),
  ...CLASS_WORD_NAMES.map((name, bit): Feature => ({
    name: `class ${name}`,
    unit: 'distance',
    tells: `1 where the element is called so, less the further above, 0 nowhere`,
    of: ({ at }) => nearness(at.depth, at.nearestClass[bit]),
  })),
  {
    name: 'content classes',
    unit: 'count',
    tells: 'containers above with names of content',
    of: ({ at }) => countClasses(at, GOOD),
  },
  {
    name: 'chrome classes',
    unit: 'count',
    tells: 'containers above with names of chrome',
    of: ({ at }) => countClasses(at, BAD),
  },
];
