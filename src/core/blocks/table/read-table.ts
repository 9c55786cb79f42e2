// A table as a grid with one header line; rows keep their columns whatever spans, and every row stands for itself.

import { elementsIn, nodesIn } from '../../dom/child-nodes.ts';
import type { Inline } from '../inline/piece.ts';
import { boldLine } from '../../output/markdown/bold-line.ts';
import type { Draft } from '../draft.ts';
import type { BlockReader, Reader } from '../reader.ts';
import {
  buildGrid,
  type Grid,
  type GridCell,
  rowCells,
  type TableRow,
  tableRows,
} from '../../dom/table/build-grid.ts';
import { countHeaderRows } from '../../dom/table/find-header.ts';
import { readCell } from './read-cell.ts';
import { trimGrid } from './trim-grid.ts';

/** A cell that reaches over several rows is repeated in each while it is short, in characters. */
const REPEATED_LENGTH = 60;
const EMPTY: Inline = { markdown: '', text: '' };

export const readTable: BlockReader = (table, reader) => {
  const rows = tableRows(table);
  // Layout tables are boxes by now; one column relates nothing either.
  if (rows.every((row) => rowCells(row.element).length <= 1)) return readThrough(table, rows, reader);
  const grid = buildGrid(rows);
  const headerRows = countHeaderRows(rows, grid);
  const texts = new Map<Element, Inline>();
  const cellOf = (element: Element): Inline => {
    const known = texts.get(element) ?? readCell(element, reader);
    texts.set(element, known);
    return known;
  };
  const header = combineHeader(grid.slice(0, headerRows), cellOf);
  const body = grid
    .slice(headerRows)
    .map((row) => Array.from(row, (cell, x) => bodyCell(cell, { x, cellOf })));
  const trimmed = trimGrid(header, body);
  if (trimmed.width === 0) return [];
  const caption = captionOf(table, reader);
  const text = rows
    .map((row) =>
      rowCells(row.element)
        .map((cell) => cellOf(cell).text)
        .filter(Boolean)
        .join(' '),
    )
    .filter(Boolean);
  return [
    {
      type: 'table',
      header: trimmed.header.map((cell) => cell.text),
      rows: trimmed.rows.map((row) => row.map((cell) => cell.text)),
      markdown: [caption.markdown, tableMarkdown(trimmed)].filter(Boolean).join('\n\n'),
      text: [caption.text, ...text].filter(Boolean).join('\n'),
    },
  ];
};

function readThrough(table: Element, rows: TableRow[], reader: Reader): Draft[] {
  const captions = elementsIn(table).filter((child) => child.localName === 'caption');
  const cells = rows.flatMap((row) => rowCells(row.element));
  return [...captions, ...cells].flatMap((part) => reader.blocks(nodesIn(part)));
}

/** Several header rows become one: `Size` over `Width` and `Height` gives `Size Width` and `Size Height`. */
function combineHeader(rows: Grid, cellOf: (element: Element) => Inline): Inline[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, x) => {
    const cells = [...new Set(rows.map((row) => row[x]?.element))].flatMap((cell) =>
      cell ? [cellOf(cell)] : [],
    );
    const parts = cells.filter((cell) => cell.markdown !== '');
    return {
      markdown: parts.map((part) => part.markdown.replaceAll('<br>', ' ')).join(' '),
      text: parts.map((part) => part.text.replaceAll('\n', ' ')).join(' '),
    };
  });
}

function bodyCell(
  cell: GridCell | undefined,
  { x, cellOf }: { x: number; cellOf: (element: Element) => Inline },
): Inline {
  if (!cell || cell.origin === 'left') return EMPTY;
  const content = cellOf(cell.element);
  if (cell.origin === 'above' && content.text.length > REPEATED_LENGTH) return EMPTY;
  const rowHeader = cell.element.localName === 'th' && x === 0 && content.markdown !== '';
  return rowHeader ? { ...content, markdown: boldLine(content.markdown) } : content;
}

function captionOf(table: Element, reader: Reader): Inline {
  const caption = elementsIn(table).find((child) => child.localName === 'caption');
  if (!caption) return EMPTY;
  const [paragraph] = reader.paragraphs(nodesIn(caption), 'paragraph');
  return paragraph ?? EMPTY;
}

/** Padding to equal width would only cost tokens. */
function tableMarkdown({
  header,
  rows,
  width,
}: {
  header: Inline[];
  rows: Inline[][];
  width: number;
}): string {
  const line = (cells: Inline[]) =>
    `| ${cells.map((cell) => cell.markdown).join(' | ')} |`.replaceAll('  ', ' ');
  return [line(header), `|${' --- |'.repeat(width)}`, ...rows.map(line)].join('\n');
}
