// Repetition: parts of a page that one template wrote. Blocks of one template are content together or not at all.

import type { ContainerView } from './container-view.ts';
import type { BlockView } from './block-view.ts';
import type { Sums } from './sums.ts';

/** One group of parts with the same shape, summed. */
export interface Group {
  id: number;
  count: number;
  words: number;
  images: number;
}

export interface Groups {
  /** By its number. */
  all: Group[];
  /** Per container: the group of its siblings with the same shape. */
  siblings: Group[];
  /** Per block the number of its group: all blocks of the page whose path of shapes is the same. */
  template: Int32Array;
}

export function groupBlocks(blocks: BlockView[], containers: ContainerView[], sums: Sums): Groups {
  const all: Group[] = [];
  const siblings: Group[] = [];
  const join = (
    groups: Map<string, Group>,
    shape: string,
    { start, end }: { start: number; end: number },
  ) => {
    let group = groups.get(shape);
    if (!group) {
      group = { id: all.length, count: 0, words: 0, images: 0 };
      all.push(group);
      groups.set(shape, group);
    }
    group.count += 1;
    group.words += sums.words[end]! - sums.words[start]!;
    group.images += sums.images[end]! - sums.images[start]!;
    return group;
  };
  siblings[0] = join(new Map(), '', { start: 0, end: blocks.length });
  for (const { children } of containers) {
    if (children.length === 0) continue;
    const groups = new Map<string, Group>();
    for (const child of children) siblings[child.id] = join(groups, child.shape, child);
  }
  const paths = new Map<string, Group>();
  const template = new Int32Array(blocks.length);
  for (const { at, index } of blocks)
    template[index] = join(paths, pathOf(at), { start: index, end: index + 1 }).id;
  return { all, siblings, template };
}

/** Shapes of a container and three above. */
function pathOf({ shape, parent }: ContainerView): string {
  const second = parent?.parent;
  return `${second?.shape}>${second?.parent?.shape}>${parent?.shape}>${shape}`;
}
