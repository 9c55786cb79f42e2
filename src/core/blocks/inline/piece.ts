// What an inline run is made of before it is written: text still unescaped, and the marks around it.

/** Emphasis and strikethrough, by their delimiter. */
export type Mark = '**' | '*' | '~~';

export type Piece =
  | { kind: 'text'; value: string }
  | { kind: 'code'; value: string }
  /** Written as it is: images, formulas, note references. */
  | { kind: 'atom'; markdown: string; text: string }
  | { kind: 'break' }
  | { kind: 'open' | 'close'; mark: Mark }
  | { kind: 'open-link' | 'close-link'; url: string };

/** Markdown and visible text of the same content. */
export interface Inline {
  markdown: string;
  text: string;
}
