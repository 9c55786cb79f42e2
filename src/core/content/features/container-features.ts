// How the containers around a block are filled, and where the page's centre is.

import { CENTRE_NAMES } from './view/centre.ts';
import type { ContainerView } from './view/container-view.ts';
import { type Feature, log, oncePerPage, share } from './feature.ts';
import type { PageView } from './view/page-view.ts';
import { sumOver } from './view/sums.ts';
import type { Place } from './view/places.ts';
import { fillFrom, fillLogs, fillShares } from './fill-column.ts';

const across = (index: number, start: number, end: number): number =>
  (index - start) / Math.max(1, end - start);

function fillAcross(column: Float32Array, { start, end }: ContainerView): void {
  for (let i = 0; i < column.length; i += 1) column[i] = Math.max(-1, Math.min(2, across(i, start, end)));
}

/** How much of the page a container holds. */
const held = (name: string, choose: (page: PageView) => Place): Feature => ({
  name: `${name} words`,
  unit: 'share',
  tells: 'share of the page that it holds',
  fill: (column, page) => fillShares(column, choose(page), { part: page.sums.words, whole: page.words }),
});

const linked = (name: string, choose: (page: PageView) => Place): Feature => ({
  name: `${name} links`,
  unit: 'share',
  tells: 'its link density',
  fill: (column, page) =>
    fillShares(column, choose(page), { part: page.sums.linkWords, whole: page.sums.words }),
});

const partsOf = oncePerPage(({ containers }) => containers.map(({ children }) => log(children.length)));

const shown = (level: number, { name, tells }: { name: 'images' | 'controls'; tells: string }): Feature => ({
  name: `${name} ${level}`,
  unit: 'log count',
  tells,
  fill: (column, { places, sums }) => fillLogs(column, places.above[level]!, sums[name]),
});

const centres: Feature[] = CENTRE_NAMES.flatMap((name) => [
  {
    name: `in ${name} container`,
    unit: 'flag' as const,
    tells: 'inside the centre of the running text',
    fill(column: Float32Array, { centre }: PageView) {
      const at = centre[name];
      if (at) column.fill(1, at.start, at.end);
    },
  },
  {
    name: `across ${name} container`,
    unit: 'share' as const,
    tells: 'how far into it; below 0 before it, above 1 after it',
    fill(column: Float32Array, { centre }: PageView) {
      const at = centre[name];
      if (at) fillAcross(column, at);
      else column.fill(-2);
    },
  },
]);

/** For each block what a table says of its own container. */
const fillByContainer = (column: Float32Array, { places }: PageView, table: ArrayLike<number>): void =>
  fillFrom(column, table, { numbers: places.above[0]!.container });

/** Per container how far up the nearest is that also holds the longest block, and which. */
const towardsLongest = oncePerPage(({ containers, centre }) => {
  const up: number[] = [];
  const shared: ContainerView[] = [];
  for (const container of containers) {
    const { parent } = container;
    const isShared = !parent || centre.aboveLongest.has(container);
    up.push(isShared ? 0 : up[parent.id]! + 1);
    shared.push(isShared ? container : shared[parent.id]!);
  }
  return { up, shared };
});

export const containerFeatures: Feature[] = [
  ...[1, 2].map((level) => held(`above ${level}`, ({ places }) => places.above[level]!)),
  {
    name: 'children 2',
    unit: 'log count',
    tells: 'grids and menus have many parts',
    fill(column, page) {
      fillFrom(column, partsOf(page), { numbers: page.places.above[2]!.container });
    },
  },
  shown(3, { name: 'images', tells: 'cards have images' }),
  ...[1, 2, 3].map((level) =>
    shown(level, { name: 'controls', tells: 'forms, filters and toolbars have controls' }),
  ),
  held('section', ({ places }) => places.section),
  {
    name: 'across section',
    unit: 'share',
    tells: 'furniture stands at both ends of a section',
    fill(column, { places }) {
      const { start, end } = places.section;
      for (let i = 0; i < column.length; i += 1) column[i] = across(i, start[i]!, end[i]!);
    },
  },
  held('bulk', ({ places }) => places.bulk),
  linked('bulk', ({ places }) => places.bulk),
  held('part', ({ places }) => places.part),
  linked('part', ({ places }) => places.part),
  {
    name: 'up to bulk',
    unit: 'distance',
    tells: 'far below the main column is furniture',
    of: ({ at, index }, { containers, places }) =>
      at.depth - containers[places.bulk.container[index]!]!.depth,
  },
  ...centres,
  {
    name: 'article share',
    unit: 'share',
    tells: 'whether the largest article is the page or a teaser',
    fill(column, { centre, sums, words }) {
      if (centre.article) column.fill(share(sumOver(sums.words, centre.article), words));
    },
  },
  {
    name: 'up to longest',
    unit: 'distance',
    tells: 'containers between the block and one that also holds the longest block',
    fill: (column, page) => fillByContainer(column, page, towardsLongest(page).up),
  },
  {
    name: 'down to longest',
    unit: 'distance',
    tells: 'containers from there down to the longest block',
    fill: (column, page) =>
      fillByContainer(
        column,
        page,
        towardsLongest(page).shared.map((at) => page.centre.aboveLongest.get(at) ?? 0),
      ),
  },
  {
    name: 'with longest',
    unit: 'share',
    tells: 'share of the page in the container that holds both',
    fill: (column, page) =>
      fillByContainer(
        column,
        page,
        towardsLongest(page).shared.map((at) => share(sumOver(page.sums.words, at), page.words)),
      ),
  },
];
