// Collects the pieces of an inline run, folding white space as a browser does and keeping it outside of marks.

import { joinsWithoutSpace, stripLineJoins } from './cjk.ts';
import type { Mark, Piece } from './piece.ts';

type Span =
  | { kind: 'mark'; mark: Mark }
  | { kind: 'link'; url: string }
  | { kind: 'tag'; name: string }
  | { kind: 'none' };

const SOFT_HYPHEN = /\u00AD/g;
const SPACES = /[ \t\r\n\f\u00A0]+/g;
const LINE_ENDS = /\r\n?|\n/;

/**
 * Spaces, line breaks and opening marks wait until content follows. So `A<b> bold </b>word` keeps its spaces outside of
 * the mark, empty emphasis and empty links leave nothing, and no paragraph starts or ends with a break.
 */
export class InlineRun {
  /** A double break ends a paragraph. */
  readonly paragraphs: Piece[][] = [];
  #pieces: Piece[] = [];
  #spans: { span: Span; written: boolean }[] = [];
  #space = '';
  #breaks = 0;

  text(raw: string): void {
    const value = stripLineJoins(raw.replace(SOFT_HYPHEN, ''));
    const content = value.trim();
    if (content === '') {
      if (value !== '') this.#wait(value);
      return;
    }
    const start = value.length - value.trimStart().length;
    if (start > 0) this.#wait(value.slice(0, start));
    this.#begin(content);
    this.#append(content.replace(SPACES, ' '));
    const end = value.trimEnd().length;
    if (end < value.length) this.#wait(value.slice(end));
  }

  /** Text whose line ends are shown as such. */
  preformatted(raw: string): void {
    raw.split(LINE_ENDS).forEach((line, index) => {
      if (index > 0) this.lineBreak();
      this.text(line);
    });
  }

  code(value: string): void {
    if (value === '') return;
    this.#begin(value);
    const last = this.#pieces.at(-1);
    // Two code spans side by side would share their backticks.
    if (last?.kind === 'code') last.value += value;
    else this.#pieces.push({ kind: 'code', value });
  }

  atom(markdown: string, text: string): void {
    this.#begin(text);
    this.#pieces.push({ kind: 'atom', markdown, text });
  }

  lineBreak(): void {
    this.#breaks += 1;
    this.#space = '';
  }

  /** False when nothing inside was worth a mark. */
  within(span: Span, add: () => void): boolean {
    // A link in a link and bold in bold are one.
    const repeated = this.#spans.some(({ span: outer }) => keyOf(outer) === keyOf(span));
    this.#spans.push({ span: repeated ? { kind: 'none' } : span, written: false });
    add();
    const closed = this.#spans.pop();
    if (closed?.written) this.#close(closed.span);
    return closed?.written ?? false;
  }

  end(): Piece[][] {
    this.#endParagraph();
    return this.paragraphs;
  }

  #wait(space: string): void {
    if (this.#breaks === 0) this.#space += space.includes('\n') ? '\n' : ' ';
  }

  #begin(content: string): void {
    if (this.#breaks > 1) this.#endParagraph();
    if (this.#pieces.length > 0) {
      if (this.#breaks === 1) this.#pieces.push({ kind: 'break' });
      else if (this.#space !== '' && !this.#joinsLine(content)) this.#append(' ');
    }
    this.#space = '';
    this.#breaks = 0;
    for (const open of this.#spans) {
      if (!open.written) this.#open(open.span);
      open.written = true;
    }
  }

  #joinsLine(content: string): boolean {
    const last = this.#pieces.at(-1);
    return this.#space.includes('\n') && last?.kind === 'text' && joinsWithoutSpace(last.value, content);
  }

  #append(value: string): void {
    const last = this.#pieces.at(-1);
    if (last?.kind === 'text') last.value += value;
    else this.#pieces.push({ kind: 'text', value });
  }

  #open(span: Span): void {
    const last = this.#pieces.at(-1);
    if (span.kind === 'mark') {
      // `<b>a</b><b>b</b>` is one emphasis; four delimiters in a row would be text.
      if (last?.kind === 'close' && last.mark === span.mark) this.#pieces.pop();
      else this.#pieces.push({ kind: 'open', mark: span.mark });
    } else if (span.kind === 'link') {
      if (last?.kind === 'close-link' && last.url === span.url) this.#pieces.pop();
      else this.#pieces.push({ kind: 'open-link', url: span.url });
    } else if (span.kind === 'tag') this.#pieces.push({ kind: 'atom', markdown: `<${span.name}>`, text: '' });
  }

  #close(span: Span): void {
    if (span.kind === 'mark') this.#pieces.push({ kind: 'close', mark: span.mark });
    else if (span.kind === 'link') this.#pieces.push({ kind: 'close-link', url: span.url });
    else if (span.kind === 'tag') this.#pieces.push({ kind: 'atom', markdown: `</${span.name}>`, text: '' });
  }

  /** Marks that span a paragraph's end are closed there and opened again in the next. */
  #endParagraph(): void {
    for (const open of this.#spans.toReversed()) if (open.written) this.#close(open.span);
    for (const open of this.#spans) open.written = false;
    if (this.#pieces.length > 0) this.paragraphs.push(this.#pieces);
    this.#pieces = [];
  }
}

const keyOf = (span: Span): string =>
  span.kind === 'mark' ? span.mark : span.kind === 'tag' ? span.name : span.kind;
