// Builds the tree of an inline run, folding white space as a browser does and keeping it outside of marks.

import type { Inline, Link, Marked, Script } from '../../tree.ts';
import { joinsWithoutSpace, stripLineJoins } from './cjk.ts';

type Span = { type: Marked['type'] | Script['type'] } | { type: 'link'; url: string };

interface OpenSpan {
  span: Span | undefined;
  /** The children of its node, once something stands in it. */
  children?: Inline[];
}

const SOFT_HYPHEN = /\u00AD/g;
const SPACES = /[ \t\r\n\f\u00A0]+/g;
/** Beside a letter or a figure a dollar is money, not the edge of a formula. */
const WORD = /^[\p{L}\p{M}\p{N}]/u;
const ENDS_IN_WORD = /[\p{L}\p{M}\p{N}]$/u;
const LINE_ENDS = /\r\n?|\n/;

/**
 * Spaces, line breaks and opening marks wait until content follows. So `A<b> bold </b>word` keeps its spaces outside of
 * the mark, empty emphasis and empty links leave nothing, and no paragraph starts or ends with a break.
 */
export class InlineRun {
  #paragraphs: Inline[][] = [];
  #paragraph: Inline[] = [];
  #spans: OpenSpan[] = [];
  #space = '';
  #breaks = 0;
  /** What was written last. */
  #last = { content: '', isFormula: false };

  text(raw: string): void {
    const value = stripLineJoins(raw.replace(SOFT_HYPHEN, ''));
    const content = value.trim();
    if (content === '') {
      if (value !== '') this.#wait(value);
      return;
    }
    const start = value.length - value.trimStart().length;
    if (start > 0) this.#wait(value.slice(0, start));
    this.#append(this.#begin(content), content.replace(SPACES, ' '));
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

  /** A node without children of its own; `text` is what is seen of it. */
  add(node: Inline, text: string): void {
    this.#begin(text, node.type === 'inlineMath').push(node);
  }

  lineBreak(): void {
    this.#breaks += 1;
    this.#space = '';
  }

  /** What `add` brings stands inside the span; nothing inside, and there is no span. */
  within(span: Span, add: () => void): void {
    // A link in a link and bold in bold are one.
    const repeated = this.#spans.some((outer) => outer.span?.type === span.type);
    this.#spans.push({ span: repeated ? undefined : span });
    add();
    this.#spans.pop();
  }

  /** A double break ends a paragraph. */
  end(): Inline[][] {
    this.#endParagraph();
    return this.#paragraphs;
  }

  #wait(space: string): void {
    if (this.#breaks === 0) this.#space += space.includes('\n') ? '\n' : ' ';
  }

  /** Writes what waited, and gives the place where the content goes. */
  #begin(content: string, isFormula = false): Inline[] {
    const last = this.#last;
    if (isFormula ? last.isFormula || ENDS_IN_WORD.test(last.content) : last.isFormula && WORD.test(content))
      this.#space ||= ' ';
    this.#last = { content, isFormula };
    if (this.#breaks > 1) this.#endParagraph();
    const before = this.#innermost();
    if (this.#paragraph.length > 0) {
      if (this.#breaks === 1) before.push({ type: 'break' });
      else if (this.#space !== '' && !this.#joinsLine(before, content)) this.#append(before, ' ');
    }
    this.#space = '';
    this.#breaks = 0;
    let place = before;
    for (const open of this.#spans) place = open.children ??= openSpan(place, open.span);
    return place;
  }

  /** The innermost span that holds something already, else the paragraph. */
  #innermost(): Inline[] {
    return this.#spans.findLast(({ children }) => children)?.children ?? this.#paragraph;
  }

  #joinsLine(place: Inline[], content: string): boolean {
    const last = place.at(-1);
    return this.#space.includes('\n') && last?.type === 'text' && joinsWithoutSpace(last.value, content);
  }

  #append(place: Inline[], value: string): void {
    const last = place.at(-1);
    if (last?.type === 'text') last.value += value;
    else place.push({ type: 'text', value });
  }

  /** Marks that span a paragraph's end are opened again in the next. */
  #endParagraph(): void {
    for (const open of this.#spans) delete open.children;
    if (this.#paragraph.length > 0) this.#paragraphs.push(this.#paragraph);
    this.#paragraph = [];
  }
}

/** `<b>a</b><b>b</b>` is one emphasis. */
function openSpan(place: Inline[], span: Span | undefined): Inline[] {
  if (!span) return place;
  const last = place.at(-1);
  if (last?.type === span.type && (last.type !== 'link' || last.url === (span as Link).url)) {
    return (last as Marked | Script | Link).children;
  }
  const node = { ...span, children: [] } as Marked | Script | Link;
  place.push(node);
  return node.children;
}
