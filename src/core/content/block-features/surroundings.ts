// Which blocks of a page stand together: what the networks share among them.

import type { PageView } from './page-view.ts';

/** The part of a page that the networks need beside the features, plain enough to be stored for training. */
export interface Surroundings {
  words: ArrayLike<number>;
  /** Per kind of group and block the number of its group, from -1. */
  groups: Record<GroupKind, ArrayLike<number>>;
}

export const GROUP_KINDS = ['parent', 'heading', 'template', 'section'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

export function surroundingsOf({ blocks, headingBefore, places, groupNumbers }: PageView): Surroundings {
  return {
    words: Int32Array.from(blocks, ({ words }) => words),
    groups: {
      parent: places.above[1]!.container,
      heading: headingBefore,
      template: groupNumbers.template,
      section: places.section.container,
    },
  };
}
