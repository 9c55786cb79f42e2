// Small pictures whose name is the content: alone in a cell, before an item, after a colon.

import { HIDDEN } from '../dom/marks.ts';
import type { DomPass } from '../page.ts';
import { isBlockLevel } from '../dom/vocabulary.ts';
import { countWords, foldSpace } from '../dom/words.ts';

const PICTURES = 'svg, [role=img][aria-label], :is(b, em, i, span):empty';
/** What is hidden from the eye alone. */
const FOR_SCREEN_READERS = `[${HIDDEN}=clip], [${HIDDEN}="screen readers only"]`;
const NO_PLACE = `[${HIDDEN}], a, button, figure, h1, h2, h3, h4, h5, h6, nav, pre, summary`;
const CELLS = 'td, th, dd, [role=cell], [role=gridcell]';
/** A longer label describes, or speaks to somebody else. Words. */
const LONGEST_NAME = 4;
/** Boxes between a cell and the block of its picture, and nodes on each side that are looked at. */
const MOST_WRAPPERS = 2;
const MOST_NEAR = 20;
/** What a bullet is called that says nothing of its item. */
const ORNAMENT = /icon|arrow|bullet|check ?mark|chevron|circle|dot|logo|image|link/i;

/** Before hidden text leaves: the words beside an icon may be hidden from the eye. */
export const namePictures: DomPass = {
  name: 'name-pictures',
  run({ document, deadline }) {
    for (const picture of document.body.querySelectorAll(PICTURES)) {
      deadline.check();
      if (!picture.isConnected || picture.closest(NO_PLACE)) continue;
      const label = [picture.nextElementSibling, picture.previousElementSibling].find((beside) =>
        beside?.matches(FOR_SCREEN_READERS),
      );
      const name = foldSpace(nameOf(picture) || (label?.textContent ?? ''));
      if (name === '' || countWords(name) > LONGEST_NAME || !isContent(picture, name)) continue;
      picture.replaceWith(` ${name} `);
      if (label && foldSpace(label.textContent ?? '') === name) label.remove();
    }
  },
};

const nameOf = (picture: Element): string =>
  picture.getAttribute('aria-label') ??
  picture.getAttribute('title') ??
  [...picture.children].find(({ localName }) => localName === 'title')?.textContent ??
  '';

function isContent(picture: Element, name: string): boolean {
  let box: Element | null = picture;
  let before = '';
  let after = '';
  // Up to its block, with what a person reads before and after it.
  while (box && !isBlockLevel(box)) {
    before = textOf(box, 'previousSibling') + before;
    after += textOf(box, 'nextSibling');
    box = box.parentElement;
  }
  if (!box) return false;
  if (before.trim() + after.trim() === '') return isAloneInCell(box);
  if (after.trim() === '') return /[:：]\s*$/.test(before);
  return (
    box.localName === 'li' &&
    before.trim() === '' &&
    !ORNAMENT.test(name) &&
    !after.toLowerCase().includes(name.toLowerCase())
  );
}

function isAloneInCell(box: Element): boolean {
  let at: Element | null = box;
  for (let level = 0; at && !at.matches(CELLS); level += 1, at = at.parentElement)
    if (level > MOST_WRAPPERS || (textOf(at, 'previousSibling') + textOf(at, 'nextSibling')).trim() !== '')
      return false;
  return at !== null;
}

/** The visible texts on one side, as far as they are near. */
function textOf(element: Element, side: 'previousSibling' | 'nextSibling'): string {
  let text = '';
  let steps = 0;
  for (let node: Node | null = element[side]; node && steps < MOST_NEAR; node = node[side]) {
    steps += 1;
    const isHidden = node.nodeType === 1 && (node as Element).matches(`svg, [${HIDDEN}]`);
    const own = isHidden ? '' : (node.textContent ?? '');
    text = side === 'nextSibling' ? text + own : own + text;
  }
  return text;
}
