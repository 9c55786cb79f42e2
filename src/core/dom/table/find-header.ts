// Which rows of a table are its header, and how several header rows become one.

import type { Grid, TableRow } from './build-grid.ts';

/** Rows of `thead`, else the leading rows made of `th`, else a first row set wholly in bold. */
export function countHeaderRows(rows: TableRow[], grid: Grid): number {
  const inHead = rows.findIndex((row) => row.section.localName !== 'thead');
  const heads = inHead < 0 ? rows.length : inHead;
  if (heads > 0) return heads === rows.length ? 1 : heads;
  let leading = 0;
  while (leading < rows.length - 1 && isHeaderRow(grid[leading] ?? [])) leading += 1;
  if (leading > 0) return leading;
  return rows.length > 1 && isBoldRow(grid[0] ?? []) ? 1 : 0;
}

const isHeaderRow = (row: Grid[number]): boolean =>
  row.length > 0 &&
  row.every((cell, x) => !cell || isHeaderCell(cell.element) || (x === 0 && isEmpty(cell.element))) &&
  row.some((cell) => cell && isHeaderCell(cell.element));

const isHeaderCell = (cell: Element): boolean =>
  cell.localName === 'th' && !(cell.getAttribute('scope') ?? '').startsWith('row');

const isEmpty = (cell: Element): boolean => (cell.textContent ?? '').trim() === '';

const isBoldRow = (row: Grid[number]): boolean =>
  row.length > 0 &&
  row.every((cell) => {
    const text = (cell?.element.textContent ?? '').trim();
    const bold = cell?.element.querySelector('b,strong');
    return bold != null && text !== '' && (bold.textContent ?? '').trim() === text;
  });
