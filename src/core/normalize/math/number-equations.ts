// A formula and its number are one, whether a table, a row or a paragraph sets them side by side.

import { create } from '../../dom/edit-tree.ts';
import { DISPLAY, MATH_DISPLAY, TEX } from '../../dom/marks.ts';
import { foldSpace } from '../../dom/words.ts';

/** `(1)`, `(A.2b)`, `[Eq. 7]`. */
const TAG = /^[([（]\s?(?:eqn?\.?\s?|equation\s?)?([A-Z]?(?:\d+\.)*\d+[a-z]?['′*]?|\*{1,4})\s?[)\]）]$/i;
/** Leaders and the sign that ends a sentence. */
const BARE = /^[\s.,;:·…]*$/;
/** How the right side of an equation begins. */
const RELATION =
  /^(?:[=<>+≈≤≥&-]|\\(?:approx|cong|equiv|geq?|iff|implies|in|leq?|neq?|propto|Rightarrow|sim|to)(?![a-z]))/i;
/** Children of a box with a formula and its number, at most. */
const MOST_CHILDREN = 8;
/** Wrappers around a formula and its number. */
const WRAPPERS = 3;

export function formulaOf(document: Document, tex: string, isBlock: boolean): HTMLElement {
  const display = isBlock ? 'block' : 'inline';
  return create(document, 'span', {
    attributes: { [TEX]: tex, [MATH_DISPLAY]: display, [DISPLAY]: display },
    children: [tex],
  });
}

export function numberEquations(body: Element): void {
  for (const table of body.querySelectorAll('table')) {
    const equations = table.querySelector(`[${TEX}]`) && readEquations(table);
    if (equations) table.replaceWith(...equations.map((tex) => formulaOf(body.ownerDocument, tex, true)));
  }
  for (const formula of body.querySelectorAll(`[${MATH_DISPLAY}=block]`)) takeNumber(formula);
}

/** One for each number, several rows without numbers of their own aligned; undefined for a table of data. */
function readEquations(table: HTMLTableElement): string[] | undefined {
  if (table.querySelector('caption, th, thead, table')) return undefined;
  const rows = [...table.rows].map((row) => readRow([...row.cells]));
  let relates = true;
  const equations: { parts: string[]; tag: string }[] = [];
  for (const row of rows) {
    if (!row) return undefined;
    const { parts } = row;
    if (parts.length + row.tag.length === 0) continue;
    relates &&= parts.slice(1).every((tex) => RELATION.test(tex));
    equations.push(row);
  }
  const tags = equations.filter(({ tag }) => tag !== '');
  if (equations.length === 0 || (tags.length === 0 && !relates)) return undefined;
  if (tags.length > 1 || equations.length === 1)
    return equations.map(({ parts, tag }) => parts.join(' ') + tag).filter(Boolean);
  const lines = equations.map(({ parts }) => parts.join(' & ')).filter(Boolean);
  return [`\\begin{aligned} ${lines.join(' \\\\ ')} \\end{aligned}${tags[0]?.tag ?? ''}`];
}

function readRow(cells: Element[]): { parts: string[]; tag: string } | undefined {
  const parts: string[] = [];
  let tag = '';
  for (const cell of cells) {
    const formulas = [...cell.querySelectorAll(`[${TEX}]`)];
    const number = tagIn(cell);
    if (number) tag = number;
    else if (!BARE.test(textBeside(cell))) return undefined;
    for (const formula of formulas) parts.push(texOf(formula));
  }
  return { parts, tag };
}

const texOf = (formula: Element): string =>
  (formula.getAttribute(TEX) ?? '').replace(/^\\displaystyle(?![a-z])\s*/i, '');

/** What an element says outside of its formulas. */
function textBeside(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const formula of copy.querySelectorAll(`[${TEX}], a[href^="#"]:not(:only-child)`)) formula.remove();
  return foldSpace(copy.textContent ?? '');
}

function tagIn(element: Element): string {
  const number = TAG.exec(textBeside(element))?.[1];
  return number === undefined ? '' : ` \\tag{${number}}`;
}

function takeNumber(formula: Element): void {
  let box = formula.parentElement;
  for (let level = 0; box && level < WRAPPERS && !box.matches('body, td, th, li'); level += 1) {
    // A longer text is no number, nor are two formulas one.
    if (box.childNodes.length > MOST_CHILDREN) return;
    if ((box.textContent ?? '').length > (formula.textContent ?? '').length + 40) return;
    if (box.querySelectorAll(`[${TEX}]`).length > 1) return;
    const tag = tagIn(box);
    if (tag) {
      box.replaceWith(formulaOf(box.ownerDocument, texOf(formula) + tag, true));
      return;
    }
    box = box.parentElement;
  }
}
