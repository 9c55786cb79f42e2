// The part of a block that fits into a room of tokens: the units that answer best, in their order.

import type { Block } from '../block.ts';
import { textOf } from '../blocks/text-of.ts';
import { weigh } from '../output/markdown/write-markdown.ts';
import type { Flow } from '../tree.ts';
import { splitTree } from './split-tree.ts';

export interface Room {
  tokens: number;
  /** Tokens that a block takes. */
  cost(block: Block): number;
  /** What a text is worth to the query; the same for all when there is none. */
  worth(text: string): number;
}

/** Counting a unit apart from its neighbours may differ by this, in tokens: white space joins what follows it. */
const SEAM = 1;

/** Undefined when not even one unit fits. */
export function cutBlock(block: Block, room: Room): Block | undefined {
  const { units, join } = splitTree(block.tree);
  if (units.length <= 1) return undefined;
  const costOf = (tree: Flow): number => room.cost({ ...block, tree, tokens: weigh(tree) });
  const frame = costOf(join([]));
  const ranked = units
    .map((unit, position) => ({ unit, position, worth: room.worth(textOf(unit)) }))
    .sort((one, other) => other.worth - one.worth || one.position - other.position);
  const chosen: number[] = [];
  let left = room.tokens - frame;
  for (const { unit, position } of ranked) {
    const cost = costOf(unit) - frame + SEAM;
    if (cost > left) continue;
    chosen.push(position);
    left -= cost;
  }
  // Together they may cost more than one by one: the least of them goes.
  for (; chosen.length > 0; chosen.pop()) {
    const tree = join(chosen.toSorted((one, other) => one - other));
    const cut: Block = { ...block, tree, tokens: weigh(tree) };
    if (room.cost(cut) <= room.tokens) return cut;
  }
  return undefined;
}
