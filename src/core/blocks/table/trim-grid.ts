import type { Inline } from '../inline/piece.ts';

const EMPTY: Inline = { markdown: '', text: '' };

/** Drops rows and columns without any content (spacers), and gives all rows the same width. */
export function trimGrid(
  header: Inline[],
  body: Inline[][],
): { header: Inline[]; rows: Inline[][]; width: number } {
  const rows = body.filter((row) => row.some(hasContent));
  const columns = new Set<number>();
  for (const row of [header, ...rows]) row.forEach((cell, x) => hasContent(cell) && columns.add(x));
  const kept = [...columns].sort((a, b) => a - b);
  const pick = (row: Inline[]) => kept.map((x) => row[x] ?? EMPTY);
  return { header: pick(header), rows: rows.map(pick), width: kept.length };
}

const hasContent = (cell: Inline): boolean => cell.markdown !== '';
