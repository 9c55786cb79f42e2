// Tags that cannot hold prose, and controls. A control that carries the content's own words (a card, the heading of an
// accordion, a word in a sentence) stays.

import { isBlockLevel, UNPAINTED_SELECTOR } from '../dom/vocabulary.ts';
import { drop } from '../dom/drop.ts';
import { DROP, VALUE } from '../dom/marks.ts';
import type { DomPass } from '../page.ts';
import { countWords, foldSpace } from '../dom/words.ts';

const CONTROLS = 'button, select, textarea, [role="button"]';
/** Labels of controls are short (`Add to basket`); longer text on a button is the content's own. Words. */
const LABEL_WORDS = 5;
/** What an interface offers: `GET /berths/{id}`. */
const OPERATION = /^\s*(?:get|put|post|delete|patch|head|options)\s+\//i;
const BLOCKS_INSIDE = 'h1, h2, h3, h4, h5, h6, p, li, img, pre, table';
const CONTENT_AROUND =
  'h1, h2, h3, h4, h5, h6, dt, summary, [role="heading"], [role="tablist"], [role="tab"]';

export const dropTags: DomPass = {
  name: 'drop-tags',
  run(page) {
    const { body } = page.document;
    // Marked without a record: nobody misses the text of a script.
    for (const element of body.querySelectorAll(`${UNPAINTED_SELECTOR}, canvas`))
      element.setAttribute(DROP, `boilerplate: ${element.localName}`);
    for (const element of body.querySelectorAll('noscript')) {
      // Where scripts ran, its content is one text node of source; where they did not, it is elements that a person sees.
      if (!element.firstElementChild) element.setAttribute(DROP, 'boilerplate: noscript');
    }
    for (const element of body.querySelectorAll(CONTROLS)) {
      if (!isContent(element)) drop(page, element, { kind: 'boilerplate', reason: 'control' });
    }
  },
};

function isContent(control: Element): boolean {
  if (control.hasAttribute(VALUE)) return true;
  if (control.localName === 'select') return false;
  if (OPERATION.test(control.textContent ?? '')) return true;
  if (control.localName === 'textarea') return true;
  if (control.querySelector(BLOCKS_INSIDE) || control.closest(CONTENT_AROUND)) return true;
  if (saysAll(control, control.closest('th'))) return true; // A column is sorted by its name.
  if (control.hasAttribute('aria-controls') || control.hasAttribute('aria-expanded')) return true;
  return countWords(foldSpace(control.textContent ?? '')) > LABEL_WORDS || standsInSentence(control);
}

const saysAll = (control: Element, around: Element | null): boolean =>
  around !== null && foldSpace(around.textContent ?? '') === foldSpace(control.textContent ?? '');

/** Text right before or after it, in the same block. */
function standsInSentence(control: Element): boolean {
  if (isBlockLevel(control)) return false;
  return [control.previousSibling, control.nextSibling].some(
    (node) => node?.nodeType === 3 && /\p{L}/u.test((node as Text).data),
  );
}
