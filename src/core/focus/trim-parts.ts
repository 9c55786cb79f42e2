// The parts of a passage that answer best, as many as fit, in their order: where a budget holds less than a passage.

import { textOf } from '../blocks/text-of.ts';
import { type Room, cutBlock } from './cut-block.ts';
import type { Part } from './passages.ts';

/** What follows a part that answers belongs to the answer. Share of its worth. */
const FOLLOWER = 0.4;

export function trimParts(parts: readonly Part[], { tokens, worth }: Room): Part[] {
  const worths = parts.map(({ tree }) => worth(textOf(tree)));
  const ranked = parts
    .map((part, position) => ({
      part,
      position,
      worth: Math.max(worths[position] ?? 0, FOLLOWER * (worths[position - 1] ?? 0)),
    }))
    .sort((one, other) => other.worth - one.worth || one.position - other.position);
  const chosen: { position: number; part: Part }[] = [];
  let left = tokens;
  for (const { part, position } of ranked) {
    const own =
      part.tokens + 1 <= left ? part : chosen.length === 0 ? cutPart(part, left - 1, worth) : undefined;
    if (!own) continue;
    chosen.push({ position, part: own });
    left -= own.tokens + 1;
  }
  return chosen.sort((one, other) => one.position - other.position).map(({ part }) => part);
}

function cutPart(part: Part, tokens: number, worth: Room['worth']): Part | undefined {
  const cut = cutBlock({ ...part.block, tree: part.tree, tokens: part.tokens }, { tokens, worth });
  return cut && { ...part, tree: cut.tree, tokens: cut.tokens };
}
