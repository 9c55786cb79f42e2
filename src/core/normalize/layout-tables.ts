// Tables that place things on the page instead of relating them become plain boxes; data tables stay.

import type { DomPass } from '../page.ts';
import { countWords } from '../dom/words.ts';
import { retag } from '../dom/edit-tree.ts';

/** A cell with more words is a column of the page. */
const COLUMN_WORDS = 150;
/** So few rows with such a cell are no table of data. */
const COLUMN_ROWS = 3;
const SECTION_PARTS = 'article, blockquote, figure, ol, p + p, pre, section, table, ul';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

export const unwrapLayoutTables: DomPass = {
  name: 'unwrap-layout-tables',
  run({ document }) {
    for (const table of document.body.querySelectorAll('table')) if (isLayout(table)) unwrapTable(table);
  },
};

export function isLayout(table: HTMLTableElement): boolean {
  const role = table.getAttribute('role');
  if (role === 'presentation' || role === 'none') return true;
  if (role === 'table' || role === 'grid' || table.querySelector(':scope > caption, :scope > thead'))
    return false;
  const rows = [...table.rows];
  if (rows.some((row) => [...row.cells].some((cell) => cell.localName === 'th'))) return false;
  if (rows.every((row) => row.cells.length <= 1)) return true;
  if (table.querySelector('table') || table.querySelector(HEADINGS)) return true;
  if (rows.length === 1 && table.querySelector(SECTION_PARTS)) return true;
  if (rows.length > COLUMN_ROWS) return false;
  return rows.some((row) => [...row.cells].some((cell) => countWords(cell.textContent ?? '') > COLUMN_WORDS));
}

export function unwrapTable(table: HTMLTableElement): void {
  const rows = [...table.rows];
  for (const row of rows) for (const cell of Array.from(row.cells)) retag(cell, 'div');
  for (const row of rows) retag(row, 'div');
  for (const section of table.querySelectorAll(':scope > *')) {
    if (section.matches('col, colgroup')) section.remove();
    else if (section.matches('tbody, tfoot, thead')) retag(section, 'div');
  }
  const box = retag(table, 'div');
  for (const name of ['border', 'cellpadding', 'cellspacing', 'role', 'width']) box.removeAttribute(name);
}
