// Which element is the whole note that a reference points at.

import { isBlockLevel } from '../../dom/vocabulary.ts';
import { countWords } from '../../dom/words.ts';

/** Longer than this it is a part of the page, in words. */
const LONGEST_NOTE = 600;
const NO_NOTE = 'h1, h2, h3, h4, h5, h6, article, main, section:not([role])';

/** `follows`: the target stands after the reference. */
export function findNote(
  target: Element,
  { reference, follows }: { reference: Element; follows: boolean },
): Element | undefined {
  const note = target.closest(`li, ${NOTE_SELECTOR}`) ?? blockAround(target);
  const whole = note?.matches('td, th') ? note.closest('tr') : note;
  if (!whole || whole.contains(reference) || whole.matches('body, pre, ul, ol, table')) return undefined;
  if (whole.matches(NO_NOTE) || whole.querySelector('h1, h2, h3, h4, h5, h6, article')) return undefined;
  const text = whole.textContent ?? '';
  if (text.trim() === '' || countWords(text) > LONGEST_NOTE) return undefined;
  // A note comes after its reference, unless the page says where its notes are.
  return follows || whole.closest(NOTES_SELECTOR) ? whole : undefined;
}

function blockAround(target: Element): Element | undefined {
  let block: Element | null = target;
  while (block && !isBlockLevel(block)) block = block.parentElement;
  return block ?? undefined;
}

// The label of each note: as printed where that is a number or letter, and never the same twice.

export class Labels {
  private readonly used = new Set<string>();

  /** `[^1]` for the marker `1`; numbering that starts again gives `1-2`; symbols get the next free number. */
  next(marker: string): string {
    const printed = marker
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase();
    let label = printed || this.freeNumber();
    for (let copy = 2; this.used.has(label); copy += 1) label = `${printed}-${copy}`;
    this.used.add(label);
    return label;
  }

  private freeNumber(): string {
    let number = 1;
    while (this.used.has(String(number))) number += 1;
    return String(number);
  }
}

// The names by which writers of footnotes tell references, notes and the way back.

/** A reference by role or class, whatever its text is. */
export const REFERENCE_SELECTOR = [
  '.fn-ref',
  '.footnote-anchor', // Substack
  '.footnote-ref', // Pandoc, Hugo, markdown-it
  '.footnote-reference', // Docutils
  '.footnoteRef',
  '.noteref',
  '[data-footnote-ref]', // GitHub
  '[data-type=noteref]', // HTMLBook
  '[rel=footnote]', // older kramdown
  '[role=doc-noteref]',
].join(', ');

/** The place of the notes. */
export const NOTES_SELECTOR =
  '.endnotes, .footnotes, .footnotes-list, .reflist, .references, [data-footnotes], [data-type=footnotes], [role=doc-endnotes], #footnotes';

export const NOTE_SELECTOR =
  '.footnote, .footnote-definition, .footnote-item, [data-type=footnote], [role=doc-endnote], [role=doc-footnote]';

export const BACKLINK_SELECTOR =
  '.data-footnote-backref, .footnote-back, .footnote-backref, .fn-backref, .mw-cite-backlink, .reversefootnote, [data-footnote-backref], [role=doc-backlink], [rev=footnote]';

/** Arrows and carets that lead back. */
export const BACKLINK_TEXT = /^(?:[\s[\]()^↑↩↵⤴⤶⏎⬆🔙]|\uFE0E|\uFE0F)+$/u;

/** `1`, `[12]`, `a`, `*`, `note 3`, as printed at a reference. */
export const MARKER =
  /^[\s[(]*((?:n(?:ote|b)?\.?\s*)?\d{1,4}[a-z]?|[a-z]{1,2}|[ivxl]{1,6}|[*†‡§¶#]{1,4})[\s\])]*$/iu;

/** Notes in the margin or in the text itself, at the place of their reference. */
export const SIDENOTE_SELECTOR =
  'd-footnote, small.sidenote, span.footnote-content, span.inline-footnote, span.marginnote, span.side-note, span.sidenote, aside.sidenote';
/** What switches them on small screens. */
export const SIDENOTE_TOGGLE =
  'input.margin-toggle, label.margin-toggle, label.sidenote-number, label.sidenote-toggle';
