// A selected range of cells stays a table: columns keep their places and their headers, other cells are emptied.

import { elementsIn, retag } from '../dom/edit-tree.ts';
import { readListingTable } from '../normalize/code/code-tables.ts';
import { isLayout } from '../normalize/layout-tables.ts';
import { type Grid, buildGrid, tableRows } from '../dom/table/build-grid.ts';
import { countHeaderRows } from '../dom/table/find-header.ts';
import type { Tallies } from './tally.ts';

/** `settled`: nothing is left to do. `box`: cut it like any other box. `words`: that too, and it is no table any more. */
type Outcome = 'settled' | 'box' | 'words';

type Cut = (element: Element) => void;

export function cutTable(table: HTMLTableElement, { tallies, cut }: { tallies: Tallies; cut: Cut }): Outcome {
  if (readListingTable(table) !== undefined) {
    cutListing(table, { tallies, cut });
    return 'settled';
  }
  if (isLayout(table)) return 'box';
  const rows = tableRows(table);
  const grid = buildGrid(rows);
  const cells = new Set(grid.flat().flatMap((cell) => (cell ? [cell.element] : [])));
  const picked = [...cells].filter((cell) => tallies.of(cell).picked > 0);
  if (picked.length < 2) return 'words';
  const heads = headersOf(grid.slice(0, countHeaderRows(rows, grid)), columnsOf(grid, new Set(picked)));
  for (const cell of cells) {
    if (tallies.of(cell).picked > 0) cut(cell);
    else if (!heads.has(cell)) cell.replaceChildren();
  }
  for (const child of elementsIn(table)) {
    if (child.localName === 'caption' && tallies.of(child).picked === 0) child.remove();
  }
  return 'settled';
}

function columnsOf(grid: Grid, picked: ReadonlySet<Element>): Set<number> {
  const columns = new Set<number>();
  for (const row of grid) row.forEach((cell, x) => cell && picked.has(cell.element) && columns.add(x));
  return columns;
}

function headersOf(rows: Grid, columns: ReadonlySet<number>): Set<Element> {
  const heads = new Set<Element>();
  for (const row of rows) row.forEach((cell, x) => cell && columns.has(x) && heads.add(cell.element));
  return heads;
}

/** Whole rows leave; the line numbers of the others stay, since they tell that this is a listing. */
function cutListing(table: HTMLTableElement, { tallies, cut }: { tallies: Tallies; cut: Cut }): void {
  for (const row of table.rows) {
    for (const cell of row.cells) if (tallies.of(cell).picked > 0) cut(cell);
  }
  for (const row of Array.from(table.rows)) if (tallies.of(row).picked === 0) row.remove();
}

/** Words of one cell are words, no table. */
export function flattenTable(table: HTMLTableElement): void {
  for (const row of Array.from(table.rows)) {
    for (const cell of Array.from(row.cells)) retag(cell, 'div');
    retag(row, 'div');
  }
  for (const section of elementsIn(table)) retag(section, 'div');
  retag(table, 'div');
}
