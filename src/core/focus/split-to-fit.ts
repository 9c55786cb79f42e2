// A block in as many pieces as a ceiling of tokens asks for.

import { estimateTokens } from '../tokens/estimate.ts';
import type { Block } from '../block.ts';
import { breakPoint } from './break-point.ts';
import { type Piece, splitBlock } from './split-block.ts';
import { splitSentences } from './split-sentences.ts';

type Cost = (block: Block) => number;

/** A ceiling under one word would never end. In characters. */
const SHORTEST_PIECE = 8;

export function splitToFit(block: Block, ceiling: number, cost: Cost): Block[] {
  if (cost(block) <= ceiling) return [block];
  const { pieces, join } = splitBlock(block);
  const parts: Block[] = [];
  let open: Piece[] = [];
  const frame = cost(join([]));
  let used = frame;
  const close = () => {
    if (open.length > 0) parts.push(join(open));
    open = [];
    used = frame;
  };
  for (const piece of pieces) {
    const size = Math.max(0, cost(join([piece])) - frame) + 1;
    if (used + size > ceiling) close();
    if (frame + size > ceiling) parts.push(...breakPiece(block, { piece, ceiling, cost }));
    else {
      open.push(piece);
      used += size;
    }
  }
  close();
  return parts.map((part, index) => Object.assign(part, { id: `${block.id}.${index + 1}` }));
}

/** A row, item or line that is over the ceiling alone goes out as text. */
function breakPiece(
  block: Block,
  { piece, ceiling, cost }: { piece: Piece; ceiling: number; cost: Cost },
): Block[] {
  const asText = (text: string): Block => ({
    id: block.id,
    type: 'paragraph',
    path: block.path,
    markdown: text,
    text,
    tokens: estimateTokens(text),
  });
  const breakText = (text: string): Block[] => {
    const whole = asText(text);
    if (cost(whole) <= ceiling || text.length <= SHORTEST_PIECE) return text === '' ? [] : [whole];
    const middle = middleOf(text);
    return [...breakText(text.slice(0, middle).trim()), ...breakText(text.slice(middle).trim())];
  };
  return splitSentences(piece.text.trim() || piece.markdown).flatMap((sentence) =>
    breakText(sentence.trim()),
  );
}

/** Between two words near the middle, if there are. */
function middleOf(text: string): number {
  const half = text.length >> 1;
  const space = text.indexOf(' ', half);
  if (space !== -1 && space < text.length - 1) return space;
  return breakPoint(text, { from: 0, to: half });
}
