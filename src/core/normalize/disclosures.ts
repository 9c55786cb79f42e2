// What opens and closes: the control of an accordion becomes the words it shows, `details` keeps one summary.

import { HIDDEN, TAG } from '../dom/marks.ts';
import type { DomPass } from '../page.ts';
import { isBlockLevel } from '../dom/vocabulary.ts';
import { countWords, foldSpace } from '../dom/words.ts';
import { create, moveChildren, retag, unwrap } from '../dom/edit-tree.ts';

const CONTROL =
  'button[aria-expanded], button[data-bs-toggle=collapse], [role=button][aria-expanded], a[data-toggle=collapse], a[data-bs-toggle=collapse]';
/** Opening one of these is using the application, not reading on. */
const NO_PANEL =
  'dialog, form, menu, nav, [role=dialog], [role=listbox], [role=menu], [role=navigation], [role=tree]';
/** Labels that name no content: everything is in the page already. */
const MORE_LABEL =
  /^(?:(?:collapse|expand|open|close|read|see|show|view|toggle)(?: (?:all|full|less|more|section|text|the rest|menu))?|less|more|mehr anzeigen|weiterlesen|leer más|ver más|lire la suite|voir plus|читать далее|もっと見る|展开|更多)[.…]*$/i;
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const HEADING_AROUND = 'dt, h1, h2, h3, h4, h5, h6, summary, [role=heading]';

export const canonicalDisclosures: DomPass = {
  name: 'canonical-disclosures',
  run({ document, deadline }) {
    const worded = new Set<Element>();
    for (const control of document.body.querySelectorAll(CONTROL)) {
      deadline.check();
      if (MORE_LABEL.test(foldSpace(control.textContent ?? ''))) control.remove();
      else if (control.closest(HEADING_AROUND)) unwrap(control);
      else if (opensPanel(control, worded)) writeLabel(control);
    }
    for (const details of document.body.querySelectorAll('details')) {
      deadline.check();
      settleDetails(details);
    }
  },
};

/** `worded` remembers the panels that have words: thousands of controls may open one large panel. */
function opensPanel(control: Element, worded: Set<Element>): boolean {
  if (control.closest('nav, header, [role=navigation], [role=menu], [role=toolbar]')) return false;
  if (control.hasAttribute('aria-haspopup') && control.getAttribute('aria-haspopup') !== 'false')
    return false;
  const panel = panelOf(control);
  if (!panel || panel.hasAttribute(HIDDEN) || panel.matches(NO_PANEL) || panel.getAttribute(TAG) === 'form')
    return false;
  if (countWords(control.textContent ?? '') === 0) return false;
  if (!worded.has(panel) && countWords(panel.textContent ?? '') > 0) worded.add(panel);
  return worded.has(panel);
}

function panelOf(control: Element): Element | null {
  const names = ['aria-controls', 'data-bs-target', 'data-target', 'href'];
  const id = names.map((name) => control.getAttribute(name) ?? '').find(Boolean);
  if (id) return control.ownerDocument.getElementById(id.replace(/^#/, ''));
  // Without a name the panel is what follows: the button itself, or the box it stands alone in.
  const next = control.nextElementSibling ?? control.parentElement?.nextElementSibling ?? null;
  return next && isBlockLevel(next) ? next : null;
}

/** A question reads as a paragraph of its own, set off like a summary. */
function writeLabel(control: Element): void {
  for (const block of control.querySelectorAll('div, p')) {
    block.prepend(' ');
    unwrap(block);
  }
  if (control.querySelector(HEADINGS)) {
    retag(control, 'div').removeAttribute('role');
    return;
  }
  const strong = create(control.ownerDocument, 'strong');
  moveChildren(control, strong);
  control.replaceWith(create(control.ownerDocument, 'p', { children: [strong] }));
}

/** One summary, first; a box without words on its label needs no label. */
function settleDetails(details: Element): void {
  const [summary, ...others] = [...details.children].filter((child) => child.localName === 'summary');
  for (const other of others) retag(other, 'p');
  if (!summary) return;
  if (details.hasAttribute('open') && summary.querySelector(HEADINGS)) {
    // A part of a reference that stands open under its signature.
    unwrap(summary);
    unwrap(details);
    return;
  }
  if (countWords(summary.textContent ?? '') === 0 && !summary.querySelector('img')) summary.remove();
  else details.prepend(summary);
}
