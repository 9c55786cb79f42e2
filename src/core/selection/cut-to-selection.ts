// Scope `selection`: takes everything out of the copy that the person did not select. What is left keeps its structure:
// lines of code stay code, cells stay in their columns under their headers, items keep their numbers.

import { create, nodesIn } from '../dom/edit-tree.ts';
import { PREFORMATTED, SELECTED, TEX, UNSELECTABLE } from '../dom/marks.ts';
import { PithError } from '../../errors.ts';
import type { DomPass } from '../page.ts';
import { cutTable, flattenTable } from './cut-table.ts';
import { freeFromContext } from './free-from-context.ts';
import { keepIndent } from './keep-indent.ts';
import { cutList, numberItems } from './cut-list.ts';
import { type Tallies, findRoot, isInRun, tallySelection } from './tally.ts';

export const cutToSelection: DomPass = {
  name: 'cut-to-selection',
  run({ document, url }) {
    const { body } = document;
    const field = body.querySelector(`:is(input, textarea)[${SELECTED}]:not([${SELECTED}=""])`);
    if (field) return body.replaceChildren(fieldText(field));
    dropUnselectable(body);
    const tallies = tallySelection(body);
    if (tallies.of(body).picked === 0) {
      throw new PithError('nothing-selected', `Nothing is selected on ${url}.`);
    }
    const root = findRoot(body, tallies);
    const looseTables: HTMLTableElement[] = [];
    cut(body, { tallies, looseTables });
    freeFromContext(root, tallies);
    looseTables.forEach(flattenTable);
  },
};

interface Cutting {
  tallies: Tallies;
  /** Tables of which one cell is left, in document order. */
  looseTables: HTMLTableElement[];
}

/** Numbers in the cells of a listing stay: they tell that it is one, and leave with its normal form. */
function dropUnselectable(body: Element): void {
  for (const element of body.querySelectorAll(`[${UNSELECTABLE}]`)) {
    if (!element.closest('td') || !/^[\s\d]*$/.test(element.textContent ?? '')) element.remove();
  }
}

/** Said where words inside a paragraph were left out between two selected parts. */
const GAP = ' … ';

function fieldText(field: Element): Element {
  const text = field.getAttribute(SELECTED) ?? '';
  return create(field.ownerDocument, 'div', { attributes: { [PREFORMATTED]: '' }, children: [text] });
}

/** Removes what is not selected below an element that holds something selected. */
function cut(element: Element, cutting: Cutting): void {
  const { tallies, looseTables } = cutting;
  if (element.hasAttribute(TEX) || tallies.of(element).left === 0) return;
  if (element.localName === 'table') {
    const table = element as HTMLTableElement;
    const outcome = cutTable(table, { tallies, cut: (cell) => cut(cell, cutting) });
    if (outcome === 'settled') return;
    if (outcome === 'words') looseTables.push(table);
  }
  if (element.localName === 'ol') numberItems(element);
  if (element.localName === 'pre') keepIndent(element, tallies);
  cutChildren(element, cutting);
  if (element.matches('ol, ul')) cutList(element, tallies);
}

function cutChildren(element: Element, cutting: Cutting): void {
  const { tallies } = cutting;
  const children = nodesIn(element);
  const isPicked = (node: Node): boolean => tallies.of(node).picked > 0;
  const first = children.findIndex(isPicked);
  const last = children.findLastIndex(isPicked);
  let isGap = false;
  for (const [index, child] of children.entries()) {
    if (isPicked(child)) {
      isGap = false;
      if (child.nodeType === 1) cut(child as Element, cutting);
    } else if (index < first || index > last) {
      if (!isTaskBox(child, { element, tallies })) element.removeChild(child);
    } else if (tallies.of(child).left > 0) {
      const gap = element.ownerDocument.createTextNode(isInRun(child) && !isGap ? GAP : '');
      element.replaceChild(gap, child);
      isGap = true;
    }
  }
}

/** The box of a task says whether it is done; it belongs to the item's first words. */
function isTaskBox(node: Node, { element, tallies }: { element: Element; tallies: Tallies }): boolean {
  if (node.nodeType !== 1 || !(node as Element).matches('input[type=checkbox]')) return false;
  return element.closest('li') !== null && tallies.of(element).left === 0;
}
