// Parts that one template wrote: siblings of the same shape, and blocks whose path of shapes is the same.

import type { ContainerView } from './container-view.ts';
import { above } from './container-features.ts';
import { type Feature, log, share } from './feature.ts';
import { oncePerContainer } from './once-per-container.ts';
import type { BlockView, PageView } from './page-view.ts';
import type { Group } from './repetition.ts';

function measures(name: string, groupOf: (block: BlockView, page: PageView) => Group): Feature[] {
  return [
    {
      name: `${name} count`,
      unit: 'log count',
      tells: 'how often the part repeats',
      of: (b, p) => log(groupOf(b, p).count),
    },
    {
      name: `${name} words`,
      unit: 'log count',
      tells: 'mean length: posts are long, menu items short',
      of: (b, p) => log(share(groupOf(b, p).words, groupOf(b, p).count)),
    },
    {
      name: `${name} links`,
      unit: 'share',
      tells: 'link density of all its parts',
      of: (b, p) => share(groupOf(b, p).linkWords, groupOf(b, p).words),
    },
    {
      name: `${name} sentences`,
      unit: 'count',
      tells: 'mean sentences: whether the parts are prose',
      of: (b, p) => Math.min(10, share(groupOf(b, p).sentences, groupOf(b, p).count)),
    },
    {
      name: `${name} images`,
      unit: 'share',
      tells: 'mean images: whether the parts are cards',
      of: (b, p) => Math.min(3, share(groupOf(b, p).images, groupOf(b, p).count)),
    },
    {
      name: `${name} share`,
      unit: 'share',
      tells: 'how much of the page they make up',
      of: (b, p) => share(groupOf(b, p).words, p.words),
    },
  ];
}

/** Containers above that are tried; cards and posts nest no deeper. */
const REACH = 8;
/** Fewer siblings are no repetition. */
const FEWEST = 3;

/** The repetition above the block that makes up the most of the page (its list, if it has one), and the block's part. */
export const largestRepetition = oncePerContainer((block, page): { group: Group; item: ContainerView } => {
  let item = block.at;
  let group = page.groups.siblings[item.id]!;
  for (let at = block.at.parent, level = 1; at && level <= REACH; at = at.parent, level += 1) {
    const other = page.groups.siblings[at.id]!;
    if (other.count >= FEWEST && (group.count < FEWEST || other.words > group.words))
      [item, group] = [at, other];
  }
  return { group, item };
});

export const repetitionFeatures: Feature[] = [
  ...[0, 1, 2, 3].flatMap((level) =>
    measures(`siblings ${level}`, (block, page) => page.groups.siblings[above(block, level).id]!),
  ),
  ...measures('template', (block, page) => page.groups.templates[block.index]!),
  ...measures('largest group', (block, page) => largestRepetition(block, page).group),
];
