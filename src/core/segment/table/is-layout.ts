// Tables that place things instead of relating them: they are read through, cell by cell.

import { rowCells, type TableRow } from './build-grid.ts';

const PLACING_ROLES = new Set(['presentation', 'none']);
const SECTION_PARTS = 'table,ul,ol,pre,blockquote,figure,form,article,section,p + p';

export function isLayoutTable(table: Element, rows: TableRow[]): boolean {
  if (PLACING_ROLES.has(table.getAttribute('role') ?? '')) return true;
  const cells = rows.map((row) => rowCells(row.element));
  if (cells.every((row) => row.length <= 1)) return true;
  const relates =
    cells.some((row) => row.some((cell) => cell.localName === 'th')) || table.querySelector('caption,thead');
  if (relates) return false;
  if (table.querySelector('table')) return true;
  if (table.querySelector('h1,h2,h3,h4,h5,h6,[role=heading]')) return true;
  return cells.length === 1 && table.querySelector(SECTION_PARTS) !== null;
}
