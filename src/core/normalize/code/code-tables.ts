// Which tables are listings with line numbers, and the code in them.

import { classTokens } from '../../dom/edit-tree.ts';
import { CODE_CELL_CLASSES, GUTTER_CLASSES, LISTING_CLASSES, LISTING_WRAPPERS } from './code-dialects.ts';
import { codeText, trimListing } from './code-text.ts';

export function readListingTable(table: HTMLTableElement): string | undefined {
  if (table.querySelector('table, th:not([class])')) return undefined;
  const rows = [...table.rows];
  if (rows.length === 0 || !isListingTable(table, rows)) return undefined;
  const signs = rows.map((row) => [...row.cells].map(signAlone).find(Boolean));
  const isSigned = signs.some(Boolean);
  const lines = rows.map(rowText).map((text, at) => {
    const sign = isSigned && !text.startsWith('@@') ? (signs[at] ?? ' ') : '';
    return sign + text;
  });
  return trimListing(lines.join('\n'));
}

function isListingTable(table: Element, rows: HTMLTableRowElement[]): boolean {
  if (has(table, LISTING_CLASSES)) return true;
  const numbered = rows.every((row) => row.cells.length > 1 && isNumbers(row.cells[0]));
  const cells = rows.flatMap((row) => [...row.cells]);
  const inListing = table.closest(`pre, ${LISTING_WRAPPERS}`) !== null;
  if (inListing && (numbered || cells.some((cell) => has(cell, CODE_CELL_CLASSES)))) return true;
  if (cells.some((cell) => has(cell, CODE_CELL_CLASSES)) && cells.some((cell) => has(cell, GUTTER_CLASSES))) {
    return true;
  }
  // No class helps: numbers 1, 2, 3, … or the signs of a diff beside cells that hold nothing but code.
  return (
    numbered &&
    (countsUp(rows) || isDiff(table)) &&
    rows.every((row) => isCodeCell(row.cells[row.cells.length - 1]))
  );
}

const has = (element: Element, names: Set<string>): boolean =>
  classTokens(element).some((name) => names.has(name));

const isNumbers = (cell: Element | undefined): boolean =>
  cell !== undefined && /^[\s\d.…+-]*$/.test(cell.textContent ?? '');

function countsUp(rows: HTMLTableRowElement[]): boolean {
  const numbers = rows.flatMap((row) => (row.cells[0] ? numbersIn(row.cells[0]) : []));
  return numbers.length > 0 && numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
}

/** Numbers of one gutter stand in elements or lines of their own. */
function numbersIn(cell: Element): number[] {
  const walker = cell.ownerDocument.createTreeWalker(cell, 4 /* text */);
  const numbers: number[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const digits of (node.nodeValue ?? '').match(/\d+/g) ?? []) numbers.push(Number(digits));
  }
  return numbers;
}

function isCodeCell(cell: Element | undefined): boolean {
  const text = (cell?.textContent ?? '').trim();
  if (text === '') return true;
  const code = cell?.querySelector('pre, code');
  return code !== null && code !== undefined && (code.textContent ?? '').trim() === text;
}

/** A split diff shows the old line beside the new one: both where they differ, one where they are the same. */
function rowText(row: HTMLTableRowElement): string {
  const cells = [...row.cells].filter((cell) => !isGutterCell(cell));
  const code = cells.filter((cell) => has(cell, CODE_CELL_CLASSES));
  const lines = (code.length > 1 ? code : cells.slice(-1)).map(signedLine);
  return [...new Set(lines.some(Boolean) ? lines.filter(Boolean) : lines)].join('\n');
}

/** `+`, `-` or a blank in a cell, or in a box before the code of one. */
const signAlone = (box: Element): string => /^\s*([+-])\s*$/.exec(box.textContent ?? '')?.[1] ?? '';

/** Signs in a column of their own, or each before its line. */
const hasSigns = (table: Element): boolean =>
  [...table.querySelectorAll('td:has(~ td), code > :first-child')].some(
    (box) => signAlone(box) !== '' && box.closest('tr')?.querySelector('code') != null,
  );

function signedLine(cell: Element): string {
  const text = codeText(cell);
  if (cell.querySelector('[data-code-marker]')) return text;
  const marker = cell.getAttribute('data-code-marker');
  if (marker !== null) return marker + text;
  const sign = signOf(cell);
  return text.startsWith(sign) ? text : sign + text;
}

const isGutterCell = (cell: Element): boolean =>
  has(cell, GUTTER_CLASSES) ||
  (isNumbers(cell) && !has(cell, CODE_CELL_CLASSES)) ||
  cell.querySelector('.lnt') !== null;

const signOf = (cell: Element): string =>
  cell.matches('.blob-code-addition, .line_content.new')
    ? '+'
    : cell.matches('.blob-code-deletion, .line_content.old')
      ? '-'
      : '';

/** Its lines carry signs, whatever language they are in. */
export const isDiff = (table: Element): boolean =>
  table.matches('.d2h-diff-table, .diff-table') ||
  table.querySelector('[data-code-marker="+"], [data-code-marker="-"], .line_content:is(.new, .old)') !==
    null ||
  hasSigns(table);
