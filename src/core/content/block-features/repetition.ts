// Repetition: parts of a page that one template wrote. Blocks of one template are content together or not at all.

import type { ContainerView } from './container-view.ts';
import type { BlockView, Sums } from './page-view.ts';

/** One group of parts with the same shape, summed. */
export interface Group {
  id: number;
  count: number;
  words: number;
  linkWords: number;
  sentences: number;
  images: number;
}

export interface Groups {
  /** Per container: the group of its siblings with the same shape. */
  siblings: Group[];
  /** Per block: all blocks of the page whose path of shapes is the same. */
  templates: Group[];
}

const emptyGroup = (id: number): Group => ({ id, count: 0, words: 0, linkWords: 0, sentences: 0, images: 0 });

export function groupBlocks(blocks: BlockView[], containers: ContainerView[], sums: Sums): Groups {
  const siblings: Group[] = [];
  let next = 0;
  const groupBy = (parts: { key: string; id: number; start: number; end: number }[]): Group[] => {
    const groups = new Map<string, Group>();
    return parts.map(({ key, start, end }) => {
      let group = groups.get(key);
      if (!group) groups.set(key, (group = emptyGroup(next++)));
      group.count += 1;
      group.words += sums.words[end]! - sums.words[start]!;
      group.linkWords += sums.linkWords[end]! - sums.linkWords[start]!;
      group.sentences += sums.sentences[end]! - sums.sentences[start]!;
      group.images += sums.images[end]! - sums.images[start]!;
      return group;
    });
  };
  for (const container of containers) {
    const parts = container.children.map(({ shape, id, start, end }) => ({ key: shape, id, start, end }));
    groupBy(parts).forEach((group, i) => {
      siblings[parts[i]!.id] = group;
    });
  }
  siblings[0] = groupBy([{ key: '', id: 0, start: 0, end: blocks.length }])[0]!;
  const templates = groupBy(
    blocks.map(({ at, index }) => ({ key: at.path, id: index, start: index, end: index + 1 })),
  );
  return { siblings, templates };
}
