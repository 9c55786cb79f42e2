// A table as a grid with one header line; rows keep their columns whatever spans, and every row stands for itself.

import type { Draft } from '../../block.ts';
import { elementsIn, nodesIn } from '../../dom/edit-tree.ts';
import {
  buildGrid,
  type Grid,
  type GridCell,
  rowCells,
  type TableRow,
  tableRows,
} from '../../dom/table/build-grid.ts';
import { countHeaderRows } from '../../dom/table/find-header.ts';
import type { Inline } from '../../tree.ts';
import { boldLine, oneLine } from '../inline/runs.ts';
import type { BlockReader, Reader } from '../reader.ts';
import { inlineText } from '../text-of.ts';
import { readCell } from './read-cell.ts';

/** A cell that reaches over several rows is repeated in each while it is short, in characters. */
const REPEATED_LENGTH = 60;

export const readTable: BlockReader = (table, reader) => {
  const rows = tableRows(table);
  // Layout tables are boxes by now; one column relates nothing either.
  if (rows.every((row) => rowCells(row.element).length <= 1)) return readThrough(table, rows, reader);
  const grid = buildGrid(rows);
  const headerRows = countHeaderRows(rows, grid);
  const cells = new Map<Element, Inline[]>();
  const cellOf = (element: Element): Inline[] => {
    const known = cells.get(element) ?? readCell(element, reader);
    cells.set(element, known);
    return known;
  };
  const header = combineHeader(grid.slice(0, headerRows), cellOf);
  const body = grid
    .slice(headerRows)
    .map((row) => Array.from(row, (cell, x) => bodyCell(cell, { x, cellOf })));
  const trimmed = trimGrid([header, ...body]);
  if ((trimmed[0] ?? []).length === 0) return [];
  const caption = captionOf(table, reader);
  const children = trimmed.map((row) => ({
    type: 'tableRow' as const,
    children: row.map((cell) => ({ type: 'tableCell' as const, children: cell })),
  }));
  return [{ type: 'table', tree: { type: 'table', caption, children } }];
};

function readThrough(table: Element, rows: TableRow[], reader: Reader): Draft[] {
  const captions = elementsIn(table).filter((child) => child.localName === 'caption');
  const cells = rows.flatMap((row) => rowCells(row.element));
  return [...captions, ...cells].flatMap((part) => reader.blocks(nodesIn(part)));
}

/** Several header rows become one: `Size` over `Width` and `Height` gives `Size Width` and `Size Height`. */
function combineHeader(rows: Grid, cellOf: (element: Element) => Inline[]): Inline[][] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const shown = new Set<Element>();
  return Array.from({ length: width }, (_, x) => {
    const elements = [...new Set(rows.map((row) => row[x]?.element))].filter((cell) => cell !== undefined);
    const parts = elements.flatMap((element) => {
      const cell = cellOf(element);
      if (cell.length === 0) return [];
      const again = shown.has(element);
      shown.add(element);
      return [again ? repeated(cell) : cell];
    });
    return oneLine(parts);
  });
}

function bodyCell(
  cell: GridCell | undefined,
  { x, cellOf }: { x: number; cellOf: (element: Element) => Inline[] },
): Inline[] {
  if (!cell || cell.origin === 'left') return [];
  const content = cellOf(cell.element);
  if (content.length === 0) return [];
  if (cell.origin === 'above' && inlineText(content).length > REPEATED_LENGTH) return [];
  const isRowHeader = cell.element.localName === 'th' && x === 0;
  const shown = isRowHeader ? boldLine(content) : content;
  return cell.origin === 'above' ? repeated(shown) : shown;
}

const repeated = (children: Inline[]): Inline[] => [{ type: 'label', children }];

function captionOf(table: Element, reader: Reader): Inline[][] {
  const caption = elementsIn(table).find((child) => child.localName === 'caption');
  return caption ? reader.paragraphs(nodesIn(caption)) : [];
}

/** Drops rows and columns without any content (spacers), and gives all rows the same width. The header stays. */
export function trimGrid([header = [], ...body]: Inline[][][]): Inline[][][] {
  const rows = [header, ...body.filter((row) => row.some(hasContent))];
  const columns = new Set<number>();
  for (const row of rows) row.forEach((cell, x) => hasContent(cell) && columns.add(x));
  const kept = [...columns].sort((a, b) => a - b);
  return rows.map((row) => kept.map((x) => row[x] ?? []));
}

const hasContent = (cell: Inline[]): boolean => cell.length > 0;
