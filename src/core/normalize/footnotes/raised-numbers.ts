// Plain raised numbers in the text and notes of the same numbers after it.

import { isBlockLevel } from '../../dom/vocabulary.ts';
import { elementsIn } from '../../dom/edit-tree.ts';
import { foldSpace } from '../../dom/words.ts';
import { NOTES_SELECTOR } from './note-names.ts';

const NOTES_HEADING =
  /^(?:(?:foot|end)?notes?|references|anmerkungen|fußnoten|notas|noter?n?|примечания|сноски|注释?|脚注|註釋?|각주)\s*:?$/iu;
/** Powers of numbers and units: `10`, `5 m`, `cm`. */
const POWER = /(?:\d|(?:^|[\s\d/·])\p{L}{1,2})$/u;

/** In the order of the numbers, from 1 without a gap; nothing unless every mark has its note. */
export function raisedNumbers(body: Element): [mark: Element, note: Element][] {
  const marks: Element[] = [];
  const notes = new Map<number, Element>();
  for (const sup of body.querySelectorAll('sup')) {
    const number = /^\[?\d{1,3}\]?$/.test(foldSpace(sup.textContent ?? '')) ? numberIn(sup) : 0;
    if (number === 0 || sup.closest('a, pre') || sup.querySelector('a[href]')) continue;
    const block = blockThatBegins(sup);
    if (block) notes.set(number, block);
    else if (number === marks.length + 1 && !POWER.test(sup.previousSibling?.textContent ?? ''))
      marks.push(sup);
  }
  if (marks.length > 0 && notes.size === 0)
    for (const list of body.querySelectorAll('ol'))
      if (isOfNotes(list))
        for (const [index, item] of elementsIn(list).entries())
          notes.set(Number(list.getAttribute('start') ?? 1) + index, item);
  const pairs = marks.flatMap((mark, index): [Element, Element][] => {
    const note = notes.get(index + 1);
    return note && mark.compareDocumentPosition(note) & 4 /* follows */ ? [[mark, note]] : [];
  });
  return pairs.length === marks.length ? pairs : [];
}

const numberIn = (sup: Element): number => Number((sup.textContent ?? '').replace(/\D/g, ''));

function blockThatBegins(sup: Element): Element | undefined {
  let at = sup;
  while (!isBlockLevel(at)) {
    if (!at.parentElement || (at.previousSibling?.textContent ?? '').trim() !== '') return undefined;
    at = at.parentElement;
  }
  return foldSpace(at.textContent ?? '') === foldSpace(sup.textContent ?? '') ? undefined : at;
}

function isOfNotes(list: Element): boolean {
  const box = list.closest(`${NOTES_SELECTOR}, section, aside, div`) ?? list;
  if (box.matches(`${NOTES_SELECTOR}, [class*=notes i], [id*=notes i]`)) return true;
  const heading = list.previousElementSibling ?? box.firstElementChild;
  return NOTES_HEADING.test(foldSpace(heading?.textContent ?? ''));
}
