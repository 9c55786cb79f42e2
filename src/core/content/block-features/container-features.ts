// How the containers around a block are filled, from its own up to the fourth above, and where the page's centre is.

import type { ContainerView } from './container-view.ts';
import { type Feature, log, oncePerPage, share } from './feature.ts';
import { type PageView, sumOver } from './page-view.ts';
import type { Place } from './places.ts';
import { fillFrom, fillLogMeans, fillLogs, fillShares } from './ranges.ts';

/** Own container and four above. */
const LEVELS = [0, 1, 2, 3, 4];

const across = (index: number, start: number, end: number): number =>
  (index - start) / Math.max(1, end - start);

function fillAcross(column: Float32Array, { start, end }: ContainerView): void {
  for (let i = 0; i < column.length; i += 1) column[i] = Math.max(-1, Math.min(2, across(i, start, end)));
}

/** Five measures of one container, under the name that says which one it is. */
function fill(name: string, choose: (page: PageView) => Place): Feature[] {
  const per =
    (measure: 'linkWords' | 'sentences' | 'long') =>
    (column: Float32Array, page: PageView): void =>
      fillShares(column, choose(page), { part: page.sums[measure], whole: page.sums.words });
  return [
    {
      name: `${name} words`,
      unit: 'share',
      tells: 'share of the page that it holds',
      fill: (column, page) => fillShares(column, choose(page), { part: page.sums.words, whole: page.words }),
    },
    { name: `${name} links`, unit: 'share', tells: 'its link density', fill: per('linkWords') },
    {
      name: `${name} sentences`,
      unit: 'share',
      tells: 'how much of it is sentences',
      fill: per('sentences'),
    },
    { name: `${name} long`, unit: 'share', tells: 'how much of it is running text', fill: per('long') },
    {
      name: `${name} words per block`,
      unit: 'log count',
      tells: 'short pieces are chrome or cards',
      fill: (column, page) => fillLogMeans(column, choose(page), page.sums.words),
    },
  ];
}

const partsOf = oncePerPage(({ containers }) => containers.map(({ children }) => log(children.length)));

const shown = (name: string, tells: string, measure: 'images' | 'controls'): Feature[] =>
  [1, 2, 3].map((level) => ({
    name: `${name} ${level}`,
    unit: 'log count',
    tells,
    fill: (column, { places, sums }) => fillLogs(column, places.above[level]!, sums[measure]),
  }));

const centres: Feature[] = (['half', 'most', 'scored', 'main', 'article'] as const).flatMap((name) => [
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
  ...LEVELS.slice(1).flatMap((level) => fill(`above ${level}`, ({ places }) => places.above[level]!)),
  ...LEVELS.map((level): Feature => ({
    name: `children ${level}`,
    unit: 'log count',
    tells: 'grids and menus have many parts',
    fill(column, page) {
      fillFrom(column, partsOf(page), { numbers: page.places.above[level]!.container });
    },
  })),
  ...shown('images', 'cards have images', 'images'),
  ...shown('controls', 'forms, filters and toolbars have controls', 'controls'),
  ...fill('section', ({ places }) => places.section),
  {
    name: 'across section',
    unit: 'share',
    tells: 'furniture stands at both ends of a section',
    fill(column, { places }) {
      const { start, end } = places.section;
      for (let i = 0; i < column.length; i += 1) column[i] = across(i, start[i]!, end[i]!);
    },
  },
  ...fill('bulk', ({ places }) => places.bulk),
  ...fill('part', ({ places }) => places.part),
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
