// Footnotes of every dialect: `<sup data-pith-footnote-reference>` in the text, one marked list for the notes.

import { FOOTNOTE_REFERENCE } from '../../dom/marks.ts';
import type { DomPass, Page } from '../../page.ts';
import { create, isInsideCode, unwrap } from '../../dom/edit-tree.ts';
import { fragmentOf } from '../links/resolve-url.ts';
import { findNote } from './find-note.ts';
import { Labels } from './labels.ts';
import { namedNotes, numberOf } from './note-marks.ts';
import { raisedNumbers } from './raised-numbers.ts';
import { BACKLINK_SELECTOR, MARKER, REFERENCE_SELECTOR } from './note-names.ts';
import { takeSidenotes } from './sidenotes.ts';
import { type Note, writeNotes } from './write-notes.ts';

/** A marker is short: `[12]`, `note 3`. Characters. */
const MARKER_LENGTH = 12;

export const canonicalFootnotes: DomPass = {
  name: 'canonical-footnotes',
  run(page) {
    const labels = new Labels();
    const { body } = page.document;
    for (const [index, [mark, note]] of [...namedNotes(body), ...raisedNumbers(body)].entries())
      linkTo(mark, note, `pith-note-${index}`);
    const notes = collectNotes(page, labels);
    writeNotes(page, notes);
    takeSidenotes(page, labels);
  },
};

/** The mark becomes the link that other writers make it. */
function linkTo(mark: Element, note: Element, id: string): void {
  note.id ||= id;
  note.setAttribute('role', 'doc-footnote');
  const link = create(mark.ownerDocument, 'a', {
    attributes: { href: `#${note.id}`, class: 'footnote-ref' },
    children: [numberOf(mark.textContent)],
  });
  mark.replaceChildren(link);
}

function collectNotes(page: Page, labels: Labels): Note[] {
  const { links, targets } = linksAndTargets(page.document.body);
  const notes = new Map<Element, Note>();
  for (const { element: link, order } of links) {
    page.deadline.check();
    const marker = markerOf(link);
    if (marker === undefined) continue;
    const target = targets.get(fragmentOf(page, link.getAttribute('href')) ?? '');
    const element = target && findNote(target.element, { reference: link, follows: target.order > order });
    if (!element || isBacklink(link, notes)) continue;
    const note = notes.get(element) ?? { element, label: labels.next(marker), marker, references: [] };
    note.references.push(link);
    notes.set(element, note);
  }
  // A note inside another would be moved twice.
  const kept = [...notes.values()].filter(
    ({ element }) => !notes.has(element.parentElement?.closest('li') ?? element.ownerDocument.body),
  );
  for (const note of kept) note.references = note.references.map((link) => writeReference(link, note.label));
  return kept;
}

interface OrderedElement {
  element: Element;
  /** Position in the document; asking two elements for it costs the number of their siblings. */
  order: number;
}

function linksAndTargets(body: Element): { links: OrderedElement[]; targets: Map<string, OrderedElement> } {
  const links: OrderedElement[] = [];
  const targets = new Map<string, OrderedElement>();
  for (const [order, element] of body.querySelectorAll('[id], a[name], a[href*="#"]').entries()) {
    const place = { element, order };
    for (const name of [element.id, element.getAttribute('name')]) {
      if (name && !targets.has(name)) targets.set(name, place);
    }
    if (element.matches('a[href*="#"]')) links.push(place);
  }
  return { links, targets };
}

function markerOf(link: Element): string | undefined {
  const text = (link.textContent ?? '').trim();
  if (text.length > MARKER_LENGTH || isInsideCode(link) || link.matches(BACKLINK_SELECTOR)) return undefined;
  const marker = MARKER.exec(text)?.[1];
  const named =
    link.matches(REFERENCE_SELECTOR) || link.closest('sup')?.matches(`.reference, ${REFERENCE_SELECTOR}`);
  if (named) return marker ?? text;
  const raised = link.closest('sup') !== null || link.querySelector('sup')?.textContent?.trim() === text;
  const bracketed = /^\[.+\]$/.test(text) || isBracketedOutside(link);
  return marker !== undefined && (raised || bracketed) ? marker : undefined;
}

const isBracketedOutside = (link: Element): boolean =>
  (link.previousSibling?.nodeValue ?? '').endsWith('[') &&
  (link.nextSibling?.nodeValue ?? '').startsWith(']');

/** Inside a note, a marker that leads to a reference of that note leads back. */
function isBacklink(link: Element, notes: Map<Element, Note>): boolean {
  for (let element = link.parentElement; element; element = element.parentElement)
    if (notes.has(element)) return true;
  return false;
}

function writeReference(link: Element, label: string): Element {
  const reference = create(link.ownerDocument, 'sup', {
    attributes: { [FOOTNOTE_REFERENCE]: label },
    children: [label],
  });
  // The way back leads to the link itself or to the `sup` around it.
  const id = link.id || link.getAttribute('name');
  if (id) reference.id = id;
  if (isBracketedOutside(link)) {
    const [before, after] = [link.previousSibling, link.nextSibling];
    if (before) before.nodeValue = (before.nodeValue ?? '').replace(/\[$/, '');
    if (after) after.nodeValue = (after.nodeValue ?? '').replace(/^\]/, '');
  }
  link.replaceWith(reference);
  const raised = reference.parentElement?.closest('sup');
  if (raised) settleInSup(raised, reference);
  return reference;
}

/** A `sup` of references alone is replaced by them, without the commas between. */
function settleInSup(raised: Element, reference: Element): void {
  if (raised.id && !reference.id) reference.id = raised.id;
  if (raised.querySelector('a')) return;
  const rest = [...raised.querySelectorAll(`[${FOOTNOTE_REFERENCE}]`)].reduce(
    (text, one) => text.replace(one.textContent ?? '', ''),
    raised.textContent ?? '',
  );
  if (!/^[\s,;[\]()–-]*$/.test(rest)) return;
  const references = [...raised.querySelectorAll(`[${FOOTNOTE_REFERENCE}]`)];
  raised.replaceChildren(...references);
  unwrap(raised);
}
