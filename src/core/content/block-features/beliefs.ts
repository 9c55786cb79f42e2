// What the first stage believed of a page, summed up for the second.

import type { PageView } from './page-view.ts';

/** The part of a page that the context needs, plain enough to be stored for training. */
export interface Surroundings {
  words: ArrayLike<number>;
  /** Per kind of group and block the number of its group. */
  groups: Record<GroupKind, ArrayLike<number>>;
}

export const GROUP_KINDS = [
  'parent',
  'grandparent',
  'great-grandparent',
  'heading',
  'template',
  'section',
  'part',
  'repeated item',
  'repetition',
] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

export function surroundingsOf({ blocks, headingBefore, places, groupNumbers }: PageView): Surroundings {
  const { above, section, part, item } = places;
  return {
    words: Int32Array.from(blocks, ({ words }) => words),
    groups: {
      parent: above[1]!.container,
      grandparent: above[2]!.container,
      'great-grandparent': above[3]!.container,
      heading: headingBefore,
      template: groupNumbers.template,
      section: section.container,
      part: part.container,
      'repeated item': item.container,
      repetition: groupNumbers.largest,
    },
  };
}

export interface Beliefs extends Surroundings {
  probabilities: ArrayLike<number>;
  /** Running sums of words, and of words times probability. */
  mass: Float64Array;
  total: Float64Array;
  ranks: Float64Array;
  first: number;
  last: number;
  highest: number;
}

/** Belief from which a block counts as found. */
const FOUND = 0.5;

export function gatherBeliefs(surroundings: Surroundings, probabilities: ArrayLike<number>): Beliefs {
  const { words } = surroundings;
  const size = words.length;
  const mass = new Float64Array(size + 1);
  const total = new Float64Array(size + 1);
  const order = new Uint32Array(size);
  let [first, last] = [-1, -1];
  for (let i = 0; i < size; i += 1) {
    mass[i + 1] = mass[i]! + words[i]! * probabilities[i]!;
    total[i + 1] = total[i]! + words[i]!;
    order[i] = i;
    if (probabilities[i]! < FOUND) continue;
    if (first < 0) first = i;
    last = i;
  }
  order.sort((a, b) => probabilities[b]! - probabilities[a]! || a - b);
  const ranks = new Float64Array(size);
  for (let rank = 0; rank < size; rank += 1) ranks[order[rank]!] = rank / size;
  return {
    ...surroundings,
    probabilities,
    mass,
    total,
    ranks,
    first,
    last,
    highest: probabilities[order[0]!] ?? 0,
  };
}
