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
