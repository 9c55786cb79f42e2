// How the containers around a block are filled, from its own up to the fourth above, and where the page's centre is.

import { type ContainerView, regionBit } from './container-view.ts';
import { type Feature, log, share } from './feature.ts';
import { oncePerContainer } from './once-per-container.ts';
import { type BlockView, type PageView, sumOver } from './page-view.ts';

/** Own container and four above: further up, all blocks of a page share their containers. */
const LEVELS = [0, 1, 2, 3, 4];

export function above({ at }: BlockView, levels: number): ContainerView {
  let container = at;
  for (let i = 0; i < levels && container.parent; i += 1) container = container.parent;
  return container;
}

const SECTIONING = (
  ['navigation', 'banner', 'contentinfo', 'complementary', 'main', 'article', 'form', 'section'] as const
).reduce((bits, region) => bits | regionBit(region), 0);

function nearest(block: BlockView, matches: (at: ContainerView) => boolean): ContainerView | undefined {
  for (let at: ContainerView | undefined = block.at; at; at = at.parent) if (matches(at)) return at;
  return undefined;
}

export const sectionOf = oncePerContainer(
  (block, page) => nearest(block, ({ regions }) => (regions & SECTIONING) > 0) ?? page.root,
);

/** The smallest container with a quarter of the page's words. */
const bulkOf = oncePerContainer(
  (block, page) => nearest(block, (at) => sumOver(page.sums.words, at) >= page.words / 4) ?? page.root,
);

/** The container below the bulk on the way to the block: the part of the main column it belongs to. */
export const partOf = oncePerContainer((block, page): ContainerView => {
  const bulk = bulkOf(block, page);
  return nearest(block, (at) => at === bulk || at.parent === bulk) ?? bulk;
});

const inside = ({ index }: BlockView, at: ContainerView | undefined): number =>
  Number(at !== undefined && index >= at.start && index < at.end);

const across = ({ index }: BlockView, { start, end }: ContainerView): number =>
  (index - start) / Math.max(1, end - start);

/** Five measures of one container, under the name that says which one it is. */
function fill(name: string, choose: (block: BlockView, page: PageView) => ContainerView): Feature[] {
  const per =
    (measure: 'linkWords' | 'sentences' | 'clauses' | 'long' | 'common'): Feature['of'] =>
    (block, page) => {
      const at = choose(block, page);
      return share(sumOver(page.sums[measure], at), sumOver(page.sums.words, at));
    };
  return [
    {
      name: `${name} words`,
      unit: 'share',
      tells: 'share of the page that it holds',
      of: (block, page) => share(sumOver(page.sums.words, choose(block, page)), page.words),
    },
    { name: `${name} links`, unit: 'share', tells: 'its link density', of: per('linkWords') },
    { name: `${name} sentences`, unit: 'share', tells: 'how much of it is sentences', of: per('sentences') },
    { name: `${name} long`, unit: 'share', tells: 'how much of it is running text', of: per('long') },
    {
      name: `${name} words per block`,
      unit: 'log count',
      tells: 'short pieces are chrome or cards',
      of: (block, page) => {
        const at = choose(block, page);
        return log(share(sumOver(page.sums.words, at), at.end - at.start));
      },
    },
  ];
}

const atLevels = (levels: number[]): Feature[] =>
  levels.flatMap((level) => fill(`above ${level}`, (block) => above(block, level)));

const centres: Feature[] = (['half', 'most', 'scored', 'main', 'article'] as const).flatMap((name) => [
  {
    name: `in ${name} container`,
    unit: 'flag' as const,
    tells: 'inside the centre of the running text',
    of: (block: BlockView, { centre }: PageView) => inside(block, centre[name]),
  },
  {
    name: `across ${name} container`,
    unit: 'share' as const,
    tells: 'how far into it; below 0 before it, above 1 after it',
    of: (block: BlockView, { centre }: PageView) => {
      const at = centre[name];
      return at ? Math.max(-1, Math.min(2, across(block, at))) : -2;
    },
  },
]);

export const containerFeatures: Feature[] = [
  ...atLevels(LEVELS.slice(1)),
  ...LEVELS.map((level): Feature => ({
    name: `children ${level}`,
    unit: 'log count',
    tells: 'grids and menus have many parts',
    of: (block) => log(above(block, level).children.length),
  })),
  ...[1, 2, 3].map((level): Feature => ({
    name: `images ${level}`,
    unit: 'log count',
    tells: 'cards have images',
    of: (block, { sums }) => log(sumOver(sums.images, above(block, level))),
  })),
  ...[1, 2, 3].map((level): Feature => ({
    name: `controls ${level}`,
    unit: 'log count',
    tells: 'forms, filters and toolbars have controls',
    of: (block, { sums }) => log(sumOver(sums.controls, above(block, level))),
  })),
  ...fill('section', sectionOf),
  {
    name: 'across section',
    unit: 'share',
    tells: 'furniture stands at both ends of a section',
    of: (block, page) => across(block, sectionOf(block, page)),
  },
  ...fill('bulk', bulkOf),
  ...fill('part', partOf),
  {
    name: 'up to bulk',
    unit: 'distance',
    tells: 'far below the main column is furniture',
    of: (block, page) => block.at.depth - bulkOf(block, page).depth,
  },
  ...centres,
  {
    name: 'article share',
    unit: 'share',
    tells: 'whether the largest article is the page or a teaser',
    of: (_, { centre, sums, words }) =>
      centre.article ? share(sumOver(sums.words, centre.article), words) : 0,
  },
  {
    name: 'up to longest',
    unit: 'distance',
    tells: 'containers between the block and one that also holds the longest block',
    of: (block, { centre }) => {
      let up = 0;
      for (let at: ContainerView | undefined = block.at; at && !centre.aboveLongest.has(at); at = at.parent)
        up += 1;
      return up;
    },
  },
  {
    name: 'down to longest',
    unit: 'distance',
    tells: 'containers from there down to the longest block',
    of: (block, { centre }) =>
      centre.aboveLongest.get(nearest(block, (at) => centre.aboveLongest.has(at))!) ?? 0,
  },
  {
    name: 'with longest',
    unit: 'share',
    tells: 'share of the page in the container that holds both',
    of: (block, { centre, sums, words }) =>
      share(
        sumOver(
          sums.words,
          nearest(block, (at) => centre.aboveLongest.has(at))!,
        ),
        words,
      ),
  },
];
