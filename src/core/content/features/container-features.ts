// How the containers around a block are filled, and where the page's centre is.

import {
  type Feature,
  fillFrom,
  fillLogs,
  fillShares,
  log,
  oncePerPage,
  perBlock,
  share,
} from './feature.ts';
import { CENTRE_NAMES } from './view/centre.ts';
import type { ContainerView } from './view/container-view.ts';
import type { PageView } from './view/view-page.ts';
import type { Place } from './view/places.ts';
import { sumOver } from './view/sums.ts';

const across = (index: number, start: number, end: number): number =>
  (index - start) / Math.max(1, end - start);

function fillAcross(column: Float32Array, { start, end }: ContainerView): void {
  for (let i = 0; i < column.length; i += 1) column[i] = Math.max(-1, Math.min(2, across(i, start, end)));
}

/** How much of the page a container holds. */
const held = (name: string, choose: (page: PageView) => Place): Feature => ({
  name: `${name} words`,
  fill: (column, page) => fillShares(column, choose(page), { part: page.sums.words, whole: page.words }),
});

/** Its link density. */
const linked = (name: string, choose: (page: PageView) => Place): Feature => ({
  name: `${name} links`,
  fill: (column, page) =>
    fillShares(column, choose(page), { part: page.sums.linkWords, whole: page.sums.words }),
});

const partsOf = oncePerPage(({ containers }) => containers.map(({ children }) => log(children.length)));

/** Images and controls in the container so far above: cards, forms, filters and toolbars. */
const shown = (name: 'images' | 'controls', level: number): Feature => ({
  name: `${name} ${level}`,
  fill: (column, { places, sums }) => fillLogs(column, places.above[level]!, sums[name]),
});

/** Inside the centre of the running text, and how far into it: below 0 before it, above 1 after it. */
const centres: Feature[] = CENTRE_NAMES.flatMap((name): Feature[] => [
  {
    name: `in ${name} container`,
    fill(column, { centre }) {
      const at = centre[name];
      if (at) column.fill(1, at.start, at.end);
    },
  },
  {
    name: `across ${name} container`,
    fill(column, { centre }) {
      const at = centre[name];
      if (at) fillAcross(column, at);
      else column.fill(-2);
    },
  },
]);

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

/** A number of each block's own container, from a table of all. */
const byContainer = (name: string, table: (page: PageView) => ArrayLike<number>, level = 0): Feature => ({
  name,
  fill: (column, page) => fillFrom(column, table(page), { numbers: page.places.above[level]!.container }),
});

export const containerFeatures: Feature[] = [
  ...[1, 2].map((level) => held(`above ${level}`, ({ places }) => places.above[level]!)),
  byContainer('children 2', partsOf, 2), // grids and menus have many parts
  shown('images', 3),
  ...[1, 2, 3].map((level) => shown('controls', level)),
  held('section', ({ places }) => places.section),
  // Furniture stands at both ends of a section.
  {
    name: 'across section',
    fill(column, { places }) {
      const { start, end } = places.section;
      for (let i = 0; i < column.length; i += 1) column[i] = across(i, start[i]!, end[i]!);
    },
  },
  held('bulk', ({ places }) => places.bulk),
  linked('bulk', ({ places }) => places.bulk),
  held('part', ({ places }) => places.part),
  linked('part', ({ places }) => places.part),
  // Far below the main column is furniture.
  perBlock(
    'up to bulk',
    ({ at, index }, { containers, places }) => at.depth - containers[places.bulk.container[index]!]!.depth,
  ),
  ...centres,
  // Whether the largest article is the page or a teaser.
  {
    name: 'article share',
    fill(column, { centre, sums, words }) {
      if (centre.article) column.fill(share(sumOver(sums.words, centre.article), words));
    },
  },
  // Up to the nearest container that also holds the longest block, down from there, and how much of the page it holds.
  byContainer('up to longest', (page) => towardsLongest(page).up),
  byContainer('down to longest', (page) =>
    towardsLongest(page).shared.map((at) => page.centre.aboveLongest.get(at) ?? 0),
  ),
  byContainer('with longest', (page) =>
    towardsLongest(page).shared.map((at) => share(sumOver(page.sums.words, at), page.words)),
  ),
];
