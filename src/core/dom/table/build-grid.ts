// Resolves row and column spans into a grid in which every cell has a place.

import { elementsIn } from '../edit-tree.ts';
import { isLeftOut } from '../vocabulary.ts';

export interface GridCell {
  element: Element;
  /** The cell starts here; elsewhere its span reaches here from the left or from above. */
  origin: 'here' | 'left' | 'above';
}

export type Grid = (GridCell | undefined)[][];

export interface TableRow {
  element: Element;
  section: Element;
}

/** Wider than any table that people read; beyond it the spans are a mistake or an attack, and are ignored. */
const MOST_COLUMNS = 200;
const LARGEST_SPAN = 1000;

/** Rows of the table itself, not of tables inside it. */
export function tableRows(table: Element): TableRow[] {
  const rows: TableRow[] = [];
  const visit = (parent: Element) => {
    for (const child of elementsIn(parent)) {
      if (isLeftOut(child) || child.localName === 'table' || child.localName === 'caption') continue;
      if (child.localName === 'tr') rows.push({ element: child, section: parent });
      else visit(child);
    }
  };
  visit(table);
  return rows;
}

export const rowCells = (row: Element): Element[] =>
  elementsIn(row).filter((cell) => (cell.localName === 'td' || cell.localName === 'th') && !isLeftOut(cell));

export function buildGrid(rows: TableRow[]): Grid {
  return fillGrid(rows, true) ?? fillGrid(rows, false) ?? [];
}

function fillGrid(rows: TableRow[], spans: boolean): Grid | undefined {
  const grid: Grid = rows.map(() => []);
  const sectionEnd = sectionEnds(rows);
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const element of rowCells(row.element)) {
      while (grid[y]?.[x]) x += 1;
      const width = spans ? span(element, 'colspan') : 1;
      // Zero means: to the end of the row group. No row span crosses a group.
      const asked = spans ? span(element, 'rowspan') : 1;
      const rest = (sectionEnd[y] ?? y + 1) - y;
      const height = asked === 0 ? rest : Math.min(asked, rest);
      if (spans && x + width > MOST_COLUMNS) return undefined;
      for (let down = 0; down < height; down += 1) {
        for (let right = 0; right < Math.max(width, 1); right += 1) {
          const line = grid[y + down];
          if (line) line[x + right] ??= { element, origin: right > 0 ? 'left' : down > 0 ? 'above' : 'here' };
        }
      }
      x += Math.max(width, 1);
    }
  }
  return grid;
}

function sectionEnds(rows: TableRow[]): number[] {
  const ends: number[] = [];
  let end = rows.length;
  for (let y = rows.length - 1; y >= 0; y -= 1) {
    ends[y] = end;
    if (rows[y]?.section !== rows[y - 1]?.section) end = y;
  }
  return ends;
}

function span(cell: Element, name: 'colspan' | 'rowspan'): number {
  const value = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  return Number.isNaN(value) || value < 0 ? 1 : Math.min(value, LARGEST_SPAN);
}
