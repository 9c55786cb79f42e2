// Notes that stand at their reference (in the margin on a wide screen) move to a list at the end of the text.

import { FOOTNOTE, FOOTNOTE_REFERENCE, FOOTNOTES } from '../../dom/marks.ts';
import type { Page } from '../../page.ts';
import { foldSpace } from '../../dom/words.ts';
import { create, moveChildren } from '../../dom/edit-tree.ts';
import { type Labels } from './labels.ts';
import { markOf, numberOf, openTitles } from './note-marks.ts';
import { NOTES_IN_MARKS, SIDENOTE_SELECTOR, SIDENOTE_TOGGLE } from './note-names.ts';
import { trimNumber } from './write-notes.ts';

export function takeSidenotes(page: Page, labels: Labels): void {
  const { document } = page;
  const known = new Set([...document.body.querySelectorAll(`[${FOOTNOTE}]`)].map(textOf));
  openTitles(document.body);
  for (const note of document.body.querySelectorAll(NOTES_IN_MARKS)) {
    const mark = note.isConnected ? markOf(note) : undefined;
    if (!mark) continue;
    const number = numberOf((mark.textContent ?? '').replace(note.textContent ?? '', ''));
    trimNumber(note, number);
    mark.replaceWith(note);
    move(note, labels.next(number));
  }
  for (const sidenote of document.body.querySelectorAll(SIDENOTE_SELECTOR)) {
    if (!sidenote.isConnected || textOf(sidenote) === '') continue;
    const toggles = togglesBefore(sidenote);
    const number = toggles.map(textOf).find((text) => /^\d+$/.test(text)) ?? '';
    for (const toggle of toggles) toggle.remove();
    // Some pages show the notes of their list in the margin too.
    if (known.has(textOf(sidenote))) sidenote.remove();
    else move(sidenote, labels.next(number));
  }
  for (const toggle of document.body.querySelectorAll(SIDENOTE_TOGGLE)) toggle.remove();
}

const textOf = (element: Element): string => foldSpace(element.textContent ?? '');

function togglesBefore(sidenote: Element): Element[] {
  const toggles: Element[] = [];
  for (let before = sidenote.previousElementSibling; before; before = before.previousElementSibling) {
    if (!before.matches(SIDENOTE_TOGGLE)) break;
    toggles.push(before);
  }
  return toggles;
}

function move(sidenote: Element, label: string): void {
  const document = sidenote.ownerDocument;
  const home = sidenote.closest('article, main, [role=main]') ?? document.body;
  let list = home.querySelector(`:scope > [${FOOTNOTES}]`);
  if (!list) {
    list = create(document, 'ol', { attributes: { [FOOTNOTES]: '' } });
    home.append(list);
  }
  const reference = create(document, 'sup', {
    attributes: { [FOOTNOTE_REFERENCE]: label },
    children: [label],
  });
  const item = create(document, 'li', { attributes: { [FOOTNOTE]: label } });
  sidenote.replaceWith(reference);
  moveChildren(sidenote, item);
  list.append(item);
}
