// What the elements around a block are called.

import { type Feature, fillFrom, oncePerPage, perBlock } from './feature.ts';
import { type ClassWord, CLASS_WORD_NAMES } from './view/class-words.ts';
import { type Region, REGIONS, regionBit } from './view/container-view.ts';
import type { PageView } from './view/view-page.ts';

const bits = (names: ClassWord[]): number =>
  names.reduce((set, name) => set | (1 << CLASS_WORD_NAMES.indexOf(name)), 0);
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

/** In the two counts below alone: too rare, or known from others as well. */
const COUNTED: ClassWord[] = [
  'advertisement',
  'consent',
  'hidden',
  'message',
  'newsletter',
  'share',
  'sidebar',
];
const UNUSED: Region[] = ['article', 'form'];

/** The containers of a page as columns, which each of many names is looked for in. */
interface ContainerColumns {
  parents: Int32Array;
  depths: Int32Array;
  regions: Int32Array;
  classes: Int32Array;
  /** All bits that any container has: most words stand nowhere on a page. */
  any: { regions: number; classes: number };
}

const columnsOf = oncePerPage(({ containers }): ContainerColumns => {
  const zeros = (): Int32Array => new Int32Array(containers.length);
  const columns = { parents: zeros(), depths: zeros(), regions: zeros(), classes: zeros() };
  const any = { regions: 0, classes: 0 };
  for (let id = 0; id < containers.length; id += 1) {
    const { parent, depth, regions, classes } = containers[id]!;
    columns.parents[id] = parent ? parent.id : -1;
    columns.depths[id] = depth;
    columns.regions[id] = regions;
    columns.classes[id] = classes;
    any.regions |= regions;
    any.classes |= classes;
  }
  return { ...columns, any };
});

/** 1 in a container that has the bit, less the further above such a container is, 0 outside. */
const nearness = (name: string, kind: 'regions' | 'classes', mask: number): Feature => ({
  name,
  fill: (column, page) => fillNearness(column, page, { kind, mask }),
});

function fillNearness(
  column: Float32Array,
  page: PageView,
  { kind, mask }: { kind: 'regions' | 'classes'; mask: number },
): void {
  const { parents, depths, any, [kind]: own } = columnsOf(page);
  if ((any[kind] & mask) === 0) return;
  /** Depth of the nearest container that has the bit, or -1. */
  const nearest = new Int32Array(parents.length);
  const table = new Float64Array(parents.length);
  for (let id = 0; id < table.length; id += 1) {
    const depth = depths[id]!;
    const at = own[id]! & mask ? depth : id > 0 ? nearest[parents[id]!]! : -1;
    nearest[id] = at;
    if (at >= 0) table[id] = 1 / (1 + depth - at);
  }
  fillFrom(column, table, { numbers: page.places.above[0]!.container });
}

/** How many of the containers above, its own included, carry one of the class words. */
const counts = (name: string, words: number): Feature => ({
  name,
  fill(column, page) {
    const { parents, classes } = columnsOf(page);
    const table = new Float64Array(parents.length);
    for (let id = 0; id < table.length; id += 1)
      table[id] = (id > 0 ? table[parents[id]!]! : 0) + (classes[id]! & words ? 1 : 0);
    fillFrom(column, table, { numbers: page.places.above[0]!.container });
  },
});

export const ancestorFeatures: Feature[] = [
  perBlock('depth', ({ at }) => at.depth), // content lies deeper than furniture
  ...REGIONS.filter((region) => !UNUSED.includes(region)).map((region) =>
    nearness(`in ${region}`, 'regions', regionBit(region)),
  ),
  ...CLASS_WORD_NAMES.filter((name) => !COUNTED.includes(name)).map((name) =>
    nearness(`class ${name}`, 'classes', bits([name])),
  ),
  counts('content classes', GOOD),
  counts('chrome classes', BAD),
];
