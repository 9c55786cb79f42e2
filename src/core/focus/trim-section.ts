// The blocks of an over-long section that answer best, as many as fit, in their order.

import type { Block } from '../block.ts';
import { textOf } from '../blocks/text-of.ts';
import { type Room, cutBlock } from './cut-block.ts';
import type { Section } from './sections.ts';

interface Trim extends Room {
  /** Whether these blocks of the section fit, with marks and headings. */
  fits(body: Block[]): boolean;
}

/** What follows a block that answers belongs to the answer. Share of its worth. */
const FOLLOWER = 0.4;
/** Below this many tokens a cut block is a fragment, unless it answers. */
const SMALLEST_ROOM = 24;

export function trimSection({ body }: Section, trim: Trim): Block[] {
  const worths = body.map((block) => trim.worth(textOf(block.tree)));
  const ranked = body
    .map((block, position) => ({
      block,
      position,
      worth: Math.max(worths[position] ?? 0, FOLLOWER * (worths[position - 1] ?? 0)),
    }))
    .sort((one, other) => other.worth - one.worth || one.position - other.position);
  const chosen = new Map<number, Block>();
  const inOrder = () => [...chosen].sort(([one], [other]) => one - other).map(([, block]) => block);
  let left = trim.tokens;
  let isCut = false;
  for (const { block, position, worth } of ranked) {
    const cost = trim.cost(block);
    chosen.set(position, block);
    if (cost <= left && trim.fits(inOrder())) {
      left -= cost;
      continue;
    }
    chosen.delete(position);
    if (isCut || (left < SMALLEST_ROOM && worth === 0)) continue;
    isCut = true;
    // The best that does not fit whole gives a part, smaller and smaller where marks take their share.
    for (let room = left; room >= 1; room = room > SMALLEST_ROOM ? room - SMALLEST_ROOM / 2 : room - 4) {
      const cut = cutBlock(block, { ...trim, tokens: room });
      if (!cut) break;
      chosen.set(position, cut);
      if (trim.fits(inOrder())) {
        left -= trim.cost(cut);
        break;
      }
      chosen.delete(position);
    }
  }
  return inOrder();
}
