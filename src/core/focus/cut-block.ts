// The part of a block that fits into a room of tokens: the units that answer best, in their order.

import type { Block } from '../block.ts';
import { textOf } from '../blocks/text-of.ts';
import { weigh } from '../output/markdown/write-markdown.ts';
import { type Unit, joinUnits, splitTree } from './split-tree.ts';

export interface Room {
  tokens: number;
  /** What a text is worth to the query; the same for all when there is none. */
  worth(text: string): number;
}

/** Counting a unit apart from its neighbours may differ by this, in tokens: white space joins what follows it. */
const SEAM = 1;

/** Undefined when not even one unit fits. */
export function cutBlock(block: Block, room: Room): Block | undefined {
  const units = splitTree(block.tree);
  if (units.length <= 1) return undefined;
  const frame = weigh(joinUnits(block.tree, []));
  const ranked = units
    .map((tree, position) => ({ tree, position, worth: room.worth(textOf(tree)) }))
    .sort((one, other) => other.worth - one.worth || one.position - other.position);
  const chosen: Unit[] = [];
  let left = room.tokens - frame;
  for (const unit of ranked) {
    const cost = weigh(unit.tree) - frame + SEAM;
    if (cost > left) continue;
    chosen.push(unit);
    left -= cost;
  }
  // Together they may cost more than one by one: the least of them goes.
  for (; chosen.length > 0; chosen.pop()) {
    const tree = joinUnits(
      block.tree,
      chosen.toSorted((one, other) => one.position - other.position),
    );
    const tokens = weigh(tree);
    if (tokens <= room.tokens) return { ...block, tree, tokens };
  }
  return undefined;
}
