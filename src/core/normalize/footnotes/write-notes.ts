// The notes as one list, without the way back and without the number that the list gives them.

import { FOOTNOTE, FOOTNOTE_REFERENCE, FOOTNOTES } from '../../dom/marks.ts';
import type { Page } from '../../page.ts';
import { create, moveChildren } from '../../dom/edit-tree.ts';
import { fragmentOf } from '../links/resolve-url.ts';
import { BACKLINK_SELECTOR, BACKLINK_TEXT, NOTES_SELECTOR } from './note-names.ts';

export interface Note {
  element: Element;
  label: string;
  /** What the first reference shows. */
  marker: string;
  references: Element[];
}

export function writeNotes(page: Page, notes: Note[]): void {
  const backIds = idsOfReferences(page);
  for (const note of notes) dropWayBack(page, note, backIds);
  const groups = new Map<Element, Note[]>();
  for (const note of notes) {
    const parent = note.element.parentElement;
    if (!parent) continue;
    const group = groups.get(parent);
    if (group) group.push(note);
    else groups.set(parent, [note]);
  }
  for (const [parent, group] of groups) writeGroup(parent, group);
}

function idsOfReferences({ document }: Page): Set<string> {
  const ids = new Set<string>();
  for (const reference of document.body.querySelectorAll(`[${FOOTNOTE_REFERENCE}]`)) {
    if (reference.id) ids.add(reference.id);
    const { parentElement, previousElementSibling } = reference;
    if (parentElement?.id) ids.add(parentElement.id);
    // An empty anchor before the reference: `<a name="back1"></a>`.
    if (previousElementSibling && !previousElementSibling.textContent) {
      ids.add(previousElementSibling.id || (previousElementSibling.getAttribute('name') ?? ''));
    }
  }
  return ids;
}

function dropWayBack(page: Page, { element, marker }: Note, backIds: Set<string>): void {
  for (const back of element.querySelectorAll(BACKLINK_SELECTOR)) back.remove();
  for (const link of element.querySelectorAll('a')) {
    const fragment = fragmentOf(page, link.getAttribute('href'));
    const leadsBack = fragment !== undefined && fragment !== '' && backIds.has(fragment);
    if (leadsBack || (fragment !== undefined && BACKLINK_TEXT.test(link.textContent ?? '')))
      dropWithWrapper(link, element);
  }
  trimNumber(element, marker);
  trimEnd(element);
}

/** A `sup` or brackets around the link go with it. */
function dropWithWrapper(link: Element, note: Element): void {
  const { parentElement } = link;
  const alone =
    parentElement !== note && (parentElement?.textContent ?? '').trim() === (link.textContent ?? '').trim();
  if (alone && parentElement?.matches('b, em, i, span, strong, sup')) dropWithWrapper(parentElement, note);
  else link.remove();
}

/** `[1]`, `1.`, `^` before the words of the note, in one text or in several elements. */
export function trimNumber(element: Element, marker: string): void {
  const sign = `[\\s\\u00A0^↑[\\]()]`;
  // The items of a list show no number of their own, so a number there is the first word.
  const number =
    element.localName === 'li' ? '' : `(?:${escape(marker)}(?!\\w)[.:)]?)?${sign}*(?:(?:foot|end)note: )?`;
  const lead = new RegExp(
    `^${element.localName === 'li' ? '[\\s\\u00A0^↑]*' : `${sign}*${number}${sign}*`}`,
    'iu',
  );
  const raised = firstText(element)?.parentElement?.closest('sup');
  if (raised && element.contains(raised) && (raised.textContent ?? '').trim() === marker) raised.remove();
  for (let text = firstText(element); text; text = firstText(element)) {
    const rest = (text.nodeValue ?? '').replace(lead, '');
    text.nodeValue = rest;
    if (rest !== '') return;
  }
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

function firstText(element: Element): Node | null {
  const walker = element.ownerDocument.createTreeWalker(element, 4 /* text */);
  let node = walker.nextNode();
  while (node && (node.nodeValue ?? '').trim() === '') node = walker.nextNode();
  return node;
}

function trimEnd(element: Element): void {
  for (let node: Node | null = element.lastChild; node; node = node.lastChild) {
    if (node.nodeType === 3) node.nodeValue = (node.nodeValue ?? '').trimEnd();
  }
  for (const paragraph of element.querySelectorAll('p, sup, span'))
    if (!paragraph.hasChildNodes()) paragraph.remove();
}

function writeGroup(parent: Element, notes: Note[]): void {
  const document = parent.ownerDocument;
  const isList = parent.matches('ol, ul') && notes.every(({ element }) => element.localName === 'li');
  const list = isList ? parent : create(document, 'ol');
  if (!isList) notes[0]?.element.before(list);
  list.setAttribute(FOOTNOTES, '');
  for (const { element, label } of notes) {
    const item = isList ? element : create(document, 'li');
    item.setAttribute(FOOTNOTE, label);
    if (isList) continue;
    if (element.localName === 'tr')
      for (const cell of element.querySelectorAll('td, th')) item.append(...cell.childNodes, ' ');
    else moveChildren(element, item);
    list.append(item);
    element.remove();
  }
  const box = list.closest(NOTES_SELECTOR);
  for (const rule of box?.querySelectorAll('hr') ?? []) rule.remove();
  if (list.previousElementSibling?.localName === 'hr') list.previousElementSibling.remove();
  if (list.parentElement?.matches('tbody, table')) list.closest('table')?.replaceWith(list);
  else list.closest('dl')?.before(list);
}
