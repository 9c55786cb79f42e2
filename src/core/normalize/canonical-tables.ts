// Tables that only roles or styles make, and rows whose order on the screen is not that of the document.

import { TABLE_PART } from '../dom/marks.ts';
import type { DomPass } from '../page.ts';
import { create, elementsIn, moveChildren, unwrap } from '../dom/edit-tree.ts';
import { countWords } from '../dom/words.ts';

const TABLE = `[role=table], [role=grid], [role=treegrid], [${TABLE_PART}=table]`;
const ROW = `[role=row], [${TABLE_PART}=table-row]`;
const HEAD_CELL = '[role=columnheader], [role=rowheader]';
const CELL = `[role=cell], [role=gridcell], [${TABLE_PART}=table-cell], ${HEAD_CELL}`;
/** Lists of cards and messages carry the roles of tables for the keyboard. */
const CARD_PARTS = 'article, h1, h2, h3, h4, h5, h6, [role=heading], p + p, pre, table, ul, ol';
/** More is a column of the page or a message. Words. */
const LONGEST_CELL = 60;
/** Rows whose place only their style tells. */
const FEWEST_PLACED = 3;

const MOVED = '[aria-rowindex], [aria-posinset], [style*=translate], [style*="top:"]';
const SHIFT = /translate(?:3d|Y)?\(\s*(?:(-?[\d.]+)(?:px|%)?\s*,\s*)?(-?[\d.]+)px/;
const TOP = /(?:^|[;\s])top:\s*(-?[\d.]+)px/;
const LEFT = /(?:^|[;\s])left:\s*(-?[\d.]+)/;

export const canonicalTables: DomPass = {
  name: 'canonical-tables',
  run({ document, deadline }) {
    const parents = new Set<Element | null>();
    for (const { parentElement } of document.body.querySelectorAll(MOVED)) parents.add(parentElement);
    for (const parent of parents) if (parent) orderRows(parent);
    for (const table of document.body.querySelectorAll(TABLE)) {
      deadline.check();
      if (table.isConnected && table.localName !== 'table') buildTable(table);
    }
  },
};

/** Virtual lists take the row that leaves on one side for the one that comes in on the other. */
function orderRows(parent: Element): void {
  const rows = elementsIn(parent).filter((row) => (row.textContent ?? '').trim() !== '');
  const places = rows.map(placeOf);
  const known = new Set(places.map((place) => place?.at));
  const across = new Set(places.map((place) => place?.across));
  if (known.has(undefined) || known.size < rows.length || across.size > 1) return;
  const isIndex = places[0]?.across === undefined;
  if (!isIndex && rows.length < FEWEST_PLACED) return;
  const order = rows.map((row, index) => ({ row, at: places[index]?.at ?? 0 })).sort((a, b) => a.at - b.at);
  if (order.every(({ row }, index) => row === rows[index])) return;
  for (const { row } of order) parent.append(row);
}

/** By its number, else by where its style puts it; what stands side by side is no row. */
function placeOf(row: Element): { at: number; across?: string } | undefined {
  const index = numberOf(row, 'aria-rowindex') ?? numberOf(row, 'aria-posinset');
  if (index !== undefined) return { at: index };
  const style = row.getAttribute('style') ?? '';
  const shift = SHIFT.exec(style);
  const top = TOP.exec(style)?.[1];
  if (!shift && (top === undefined || !/position:\s*absolute/.test(style))) return undefined;
  return { at: Number(top ?? 0) + Number(shift?.[2] ?? 0), across: `${shift?.[1]} ${LEFT.exec(style)?.[1]}` };
}

function numberOf(element: Element, name: string): number | undefined {
  const value = Number.parseInt(element.getAttribute(name) ?? '', 10);
  return Number.isNaN(value) ? undefined : value;
}

function buildTable(table: Element): void {
  const isOwn = (part: Element, around: string, owner: Element): boolean =>
    part.parentElement?.closest(around) === owner;
  const lines = new Map<unknown, Element[]>();
  for (const row of table.querySelectorAll(ROW)) {
    if (!isOwn(row, `table, ${TABLE}`, table)) continue;
    const cells = [...row.querySelectorAll(CELL)].filter((cell) => isOwn(cell, ROW, row));
    // Columns that stay in sight are rows of their own beside the others.
    const key = numberOf(row, 'aria-rowindex') ?? row;
    if (cells.length > 0) lines.set(key, [...(lines.get(key) ?? []), ...cells]);
  }
  const rows = [...lines.entries()];
  if (rows.every(([key]) => typeof key === 'number')) rows.sort(([a], [b]) => Number(a) - Number(b));
  const all = rows.map(([, cells]) => cells);
  if (!isData(all, table.hasAttribute(TABLE_PART))) return;
  const columns = [...new Set(all.flat().map((cell) => numberOf(cell, 'aria-colindex')))].sort(
    (a, b) => a! - b!,
  );
  const { ownerDocument } = table;
  const next = create(ownerDocument, 'table');
  for (const cells of all) {
    const line = create(ownerDocument, 'tr');
    next.append(line);
    if (columns.includes(undefined)) line.append(...cells.map(realCell));
    else
      for (const column of columns) {
        const cell = cells.find((one) => numberOf(one, 'aria-colindex') === column);
        line.append(cell ? realCell(cell) : create(ownerDocument, 'td'));
      }
  }
  table.after(next);
  // What stood around the rows stays before them.
  if ((table.textContent ?? '').trim() === '') table.remove();
  else unwrap(table);
}

function isData(rows: Element[][], isStyled: boolean): boolean {
  const widths = new Set(rows.map((cells) => cells.length));
  if (rows.length < 2 || (widths.size === 1 && widths.has(1))) return false;
  if (isStyled && widths.size > 1) return false;
  return rows
    .flat()
    .every((cell) => !cell.querySelector(CARD_PARTS) && countWords(cell.textContent ?? '') <= LONGEST_CELL);
}

function realCell(cell: Element): Element {
  const span = cell.getAttribute('aria-colspan');
  const next = create(cell.ownerDocument, cell.matches(HEAD_CELL) ? 'th' : 'td', {
    attributes: span ? { colspan: span } : {},
  });
  if (cell.getAttribute('role') === 'rowheader') next.setAttribute('scope', 'row');
  moveChildren(cell, next);
  cell.remove();
  return next;
}
