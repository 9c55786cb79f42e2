// Marks of notes that are no links: the note is hidden in the mark or beside it, stands in its title, or in an element
// that the mark names by an attribute.

import { COLLAPSED } from '../../dom/marks.ts';
import { create, isInsideCode } from '../../dom/edit-tree.ts';
import { isBlockLevel } from '../../dom/vocabulary.ts';
import { shortText } from '../../dom/short-text.ts';
import { countWords } from '../../dom/words.ts';

/** `1`, `[12]`, `*`; letters would be words. */
const NUMBER = /^[\s[(]*(\d{1,3}|[*†‡§¶]{1,3})[\s\])]*$/u;
const MARKS = 'sup, sup *, [title], [class*=note i], [class*=mark i]';
/** Fewer words name a unit, a date, a person. */
const FEWEST_WORDS = 3;
/** A mark and its note, with white space. */
const MOST_PARTS = 5;
const LONGEST_MARK = 12;
/** Elements that may be the note of another one. */
const NOTES = 'aside, div, li, p, section, span, [role=note], [role=tooltip]';

export const numberOf = (text: string | null | undefined): string => NUMBER.exec(text ?? '')?.[1] ?? '';

/** The mark of a note that stands in it or right after it. */
export function markOf(note: Element): Element | undefined {
  const { parentElement: box, previousSibling: before } = note;
  if (!box || isInsideCode(note)) return undefined;
  const isSmall = box.childNodes.length <= MOST_PARTS && !isBlockLevel(box);
  if (isSmall && numberOf((box.textContent ?? '').replace(note.textContent ?? '', '')) !== '') {
    const mark = box.closest('sup') ?? box;
    const isRaised = mark.matches('sup, [class*=note i]') || mark.firstElementChild?.matches('sup');
    return isRaised || clings(mark) ? mark : undefined;
  }
  const beside = before?.nodeType === 1 ? (before as Element) : undefined;
  if (!beside?.matches('a, button, label, sup') || numberOf(beside.textContent) === '') return undefined;
  return clings(beside) ? beside : undefined;
}

/** No space after a word or its sign. */
const clings = ({ previousSibling }: Element): boolean => /\S$/.test(previousSibling?.nodeValue ?? '');

/** A title that says more than its short mark becomes a note in it. */
export function openTitles(body: Element): void {
  for (const mark of body.querySelectorAll(MARKS)) {
    const title = mark.getAttribute('title') ?? '';
    const leads = mark.matches('a[href]:not([href="#"])') || mark.querySelector('a[href]') !== null;
    if (leads || countWords(title) < FEWEST_WORDS || numberOf(shortText(mark, LONGEST_MARK)) === '') continue;
    const note = create(mark.ownerDocument, 'span', {
      attributes: { [COLLAPSED]: 'note' },
      children: [title],
    });
    mark.append(note);
    if (!markOf(note)) note.remove();
  }
}

/** Each mark with the element that shares a value with it: `data-note="a"` and `data-id="a"`, or `id="a"`. */
export function namedNotes(body: Element): [mark: Element, note: Element][] {
  const marks = new Map<string, Element>();
  for (const mark of body.querySelectorAll(MARKS)) {
    if (
      numberOf(shortText(mark, LONGEST_MARK)) === '' ||
      mark.closest('a[href], pre') ||
      mark.querySelector('a[href]')
    )
      continue;
    for (const { name, value } of mark.attributes)
      if (/^data-|^aria-(?:controls|describedby)/.test(name) && value) marks.set(value, mark);
  }
  if (marks.size === 0) return [];
  const found = new Map<Element, Element>();
  for (const note of body.querySelectorAll(NOTES))
    for (const { name, value } of note.attributes) {
      const mark = /^id$|^data-/.test(name) ? marks.get(value) : undefined;
      if (mark && !found.has(mark) && !note.contains(mark) && countWords(note.textContent ?? '') > 1)
        found.set(mark, note);
    }
  return [...found].filter(([mark, note]) => numberOf(note.textContent) === '' && !mark.contains(note));
}
