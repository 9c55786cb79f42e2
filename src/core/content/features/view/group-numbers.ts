import type { Places } from './places.ts';
import type { Groups } from './repetition.ts';

/** The number of the group that each block belongs to, in one sense of belonging. */
export interface GroupNumbers {
  /** By level: the siblings of the container that many above. */
  siblings: Int32Array[];
  template: Int32Array;
  /** The largest repetition above. */
  largest: Int32Array;
}

export function numberGroups({ siblings, template }: Groups, { above, item }: Places): GroupNumbers {
  const ids = Int32Array.from(siblings, ({ id }) => id);
  const numbers = (container: Int32Array): Int32Array => container.map((id) => ids[id]!);
  return {
    siblings: above.map(({ container }) => numbers(container)),
    template,
    largest: numbers(item.container),
  };
}
