// Which element is the whole note that a reference points at.

import { isBlockLevel } from '../../dom/vocabulary.ts';
import { countWords } from '../../dom/words.ts';
import { moveChildren } from '../../dom/edit-tree.ts';
import { numberOf } from './note-marks.ts';
import { NOTES_SELECTOR, NOTE_SELECTOR } from './note-names.ts';

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
  if (numberOf(whole.textContent) !== '') takeNext(whole);
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

/** A number that stands apart from its note, as a term does from its definition. */
function takeNext(number: Element): void {
  const next = number.nextElementSibling;
  if (!next || next.id || !next.matches('dd, div, p')) return;
  moveChildren(next, number);
  next.remove();
}
