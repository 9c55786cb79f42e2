// The part of a block that fits into a room of tokens: the pieces that answer best, in their order.

import type { Block } from '../block.ts';
import { type Piece, splitBlock } from './split-block.ts';

export interface Room {
  tokens: number;
  /** Tokens that a block takes. */
  cost(block: Block): number;
  /** What a text is worth to the query; the same for all when there is none. */
  weigh(text: string): number;
}

/** Counting a piece apart from its neighbours may differ by this, in tokens: white space joins what follows it. */
const SEAM = 1;

/** Undefined when not even one piece fits. */
export function cutBlock(block: Block, room: Room): Block | undefined {
  const { pieces, join } = splitBlock(block);
  if (pieces.length === 0) return undefined;
  const frame = room.cost(join([]));
  const ranked = pieces
    .map((piece, position) => ({ piece, position, worth: room.weigh(piece.text) }))
    .sort((one, other) => other.worth - one.worth || one.position - other.position);
  const chosen: Piece[] = [];
  let left = room.tokens - frame;
  for (const { piece } of ranked) {
    const cost = room.cost(join([piece])) - frame + SEAM;
    if (cost > left) continue;
    chosen.push(piece);
    left -= cost;
  }
  if (chosen.length === 0) return undefined;
  const kept = new Set(chosen);
  const cut = join(pieces.filter((piece) => kept.has(piece)));
  return room.cost(cut) <= room.tokens ? cut : undefined;
}
