import { firstCharacter, lastCharacter } from './character.ts';
import type { Piece } from './piece.ts';

/** The character of a piece's Markdown that its neighbour sees; the edge of the paragraph counts as a space. */
export function edgeOf(piece: Piece | undefined, side: 'start' | 'end'): string {
  switch (piece?.kind) {
    case 'text':
      return side === 'start' ? firstCharacter(piece.value) : lastCharacter(piece.value);
    case 'code':
      return '`';
    case 'atom':
      return side === 'start' ? firstCharacter(piece.markdown) : lastCharacter(piece.markdown);
    case 'open':
    case 'close':
      return piece.mark[0] ?? ' ';
    case 'open-link':
      return '[';
    case 'close-link':
      return side === 'start' ? ']' : ')';
    default:
      return ' ';
  }
}
