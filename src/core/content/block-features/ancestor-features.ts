// What the elements around a block are called.

import { CLASS_WORD_NAMES } from './class-words.ts';
import { REGIONS } from './container-view.ts';
import type { Feature } from './feature.ts';
import type { PageView } from './page-view.ts';
import { fillFrom } from './ranges.ts';

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

/** 1 in a container that has the bit, less the further above such a container is, 0 outside. */
function fillNearness(
  column: Float32Array,
  { containers, places }: PageView,
  { kind, bit }: { kind: 'regions' | 'classes'; bit: number },
): void {
  const mask = 1 << bit;
  // Most words stand nowhere on a page.
  if (!containers.some((container) => container[kind] & mask)) return;
  /** Depth of the nearest container that has the bit, or -1. */
  const nearest = new Int16Array(containers.length);
  const table = new Float64Array(containers.length);
  for (let id = 0; id < table.length; id += 1) {
    const container = containers[id]!;
    const { depth, parent } = container;
    const at = container[kind] & mask ? depth : parent ? nearest[parent.id]! : -1;
    nearest[id] = at;
    table[id] = at < 0 ? 0 : 1 / (1 + depth - at);
  }
  fillFrom(column, table, { numbers: places.above[0]!.container });
}

/** How many of the containers above, its own included, carry one of the class words. */
function fillCounts(column: Float32Array, { containers, places }: PageView, words: number): void {
  const table = new Float64Array(containers.length);
  for (let id = 0; id < table.length; id += 1) {
    const { classes, parent } = containers[id]!;
    table[id] = (parent ? table[parent.id]! : 0) + (classes & words ? 1 : 0);
  }
  fillFrom(column, table, { numbers: places.above[0]!.container });
}

export const ancestorFeatures: Feature[] = [
  { name: 'depth', unit: 'count', tells: 'content lies deeper than chrome', of: ({ at }) => at.depth },
  ...REGIONS.map((region, bit): Feature => ({
    name: `in ${region}`,
    unit: 'distance',
    tells: `1 in a ${region} itself, less the further above it is, 0 outside`,
    fill: (column, page) => fillNearness(column, page, { kind: 'regions', bit }),
  })),
  ...CLASS_WORD_NAMES.map((name, bit): Feature => ({
    name: `class ${name}`,
    unit: 'distance',
    tells: `1 where the element is called so, less the further above, 0 nowhere`,
    fill: (column, page) => fillNearness(column, page, { kind: 'classes', bit }),
  })),
  {
    name: 'content classes',
    unit: 'count',
    tells: 'containers above with names of content',
    fill: (column, page) => fillCounts(column, page, GOOD),
  },
  {
    name: 'chrome classes',
    unit: 'count',
    tells: 'containers above with names of chrome',
    fill: (column, page) => fillCounts(column, page, BAD),
  },
];
