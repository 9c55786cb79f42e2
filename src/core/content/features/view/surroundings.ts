// Which blocks of a page stand together: what the networks share among them.

import { CENTRE_NAMES } from './centre.ts';
import type { PageView } from './view-page.ts';

/** The part of a page that the networks need beside the features, plain enough to be stored for training. */
export interface Surroundings {
  words: ArrayLike<number>;
  /** Per kind of group and block the number of its group, from -1. */
  groups: Record<GroupKind, ArrayLike<number>>;
}

export const GROUP_KINDS = ['parent', 'heading', 'template', 'section', 'centre'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

export function surroundingsOf(page: PageView): Surroundings {
  const { blocks, headingBefore, places, groupNumbers } = page;
  return {
    words: Int32Array.from(blocks, ({ words }) => words),
    groups: {
      parent: places.above[1]!.container,
      heading: headingBefore,
      template: groupNumbers.template,
      section: places.section.container,
      centre: withinCentres(page),
    },
  };
}

/** Per block which centres of the running text hold it, a bit each: what stands outside of all is one group. */
function withinCentres({ blocks, centre }: PageView): Int32Array {
  const within = new Int32Array(blocks.length);
  CENTRE_NAMES.forEach((name, bit) => {
    const { start, end } = centre[name] ?? { start: 0, end: 0 };
    for (let i = start; i < end; i += 1) within[i]! |= 1 << bit;
  });
  return within;
}
