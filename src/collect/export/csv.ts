import Papa from 'papaparse';
import type { ArticleLine } from './article-record.ts';

/** Safe for spreadsheets: a cell that would be a formula begins with an apostrophe. With a mark, so that they see UTF-8. */
export function writeCsv(lines: readonly ArticleLine[]): string {
  const rows = lines.map(({ tags, ...line }) => ({ ...line, tags: tags.join('; ') }));
  return `\uFEFF${Papa.unparse(rows, { escapeFormulae: true, newline: '\r\n' })}\r\n`;
}
