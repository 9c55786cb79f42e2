import { firstCharacter, lastCharacter } from './character.ts';

// An inline tree laid out in a row: delimiters open and close by what stands beside them, wherever that is in the tree.

/** Emphasis and strikethrough, by their delimiter. */
export type Delimiter = '**' | '*' | '~~';

export type Piece =
  | { kind: 'text'; value: string }
  | { kind: 'code'; value: string }
  /** Written as it is: images, formulas, note references. */
  | { kind: 'atom'; markdown: string }
  | { kind: 'break' }
  | { kind: 'open' | 'close'; mark: Delimiter }
  | { kind: 'open-link' }
  /** `end` is the address with its brackets. */
  | { kind: 'close-link'; end: string };

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
