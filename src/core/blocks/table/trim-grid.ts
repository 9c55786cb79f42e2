import type { Inline } from '../../tree.ts';

/** Drops rows and columns without any content (spacers), and gives all rows the same width. The header stays. */
export function trimGrid([header = [], ...body]: Inline[][][]): Inline[][][] {
  const rows = [header, ...body.filter((row) => row.some(hasContent))];
  const columns = new Set<number>();
  for (const row of rows) row.forEach((cell, x) => hasContent(cell) && columns.add(x));
  const kept = [...columns].sort((a, b) => a - b);
  return rows.map((row) => kept.map((x) => row[x] ?? []));
}

const hasContent = (cell: Inline[]): boolean => cell.length > 0;
