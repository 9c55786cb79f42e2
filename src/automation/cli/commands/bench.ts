// `pith bench URL…`: what a page costs raw, clean and focused, in exact tokens (o200k_base).

import type { Pith } from '../../client/open.ts';
import { extractMany, isFailure } from '../../client/extract-many.ts';
import type { PithRequest, PithResult, Tokens } from '../../client/request.ts';
import { EXIT } from '../exit-codes.ts';
import { createTargetReader } from '../read-target.ts';
import { harmless } from '../terminal/harmless.ts';
import { tell, writeOut } from '../terminal/write-out.ts';

export interface Bench {
  pith: Pith;
  /** An address or a file, and a query for it behind a space. */
  lines: Iterable<string> | AsyncIterable<string>;
  request: PithRequest;
  concurrency: number;
}

const HEAD = ['page', 'raw', 'clean', 'focused', 'saved', 'ms', 'focus'];
/** Characters of a name in the table. */
const LONGEST_NAME = 44;

export async function bench({ pith, lines, request, concurrency }: Bench): Promise<number> {
  const rows: string[][] = [];
  const sum = { raw: 0, page: 0, output: 0 };
  let failed = 0;
  const read = createTargetReader(pith, concurrency);
  const extract = (line: string, asked: PithRequest) => {
    const [target = '', query] = line.split(/\s+(.*)/s);
    return read(target, { ...asked, ...(query ? { query } : {}), counts: true, fresh: true });
  };
  for await (const outcome of extractMany(lines, {
    request: { ...request, order: 'input' },
    extract,
    concurrency,
  })) {
    if (isFailure(outcome)) {
      failed += 1;
      const { requestedUrl, error } = outcome;
      tell(`${requestedUrl}: ${error.code}: ${error.message}`);
      rows.push([shorten(requestedUrl), '', '', '', '', '', error.code]);
      continue;
    }
    const tokens = outcome.tokens as Tokens;
    sum.raw += tokens.raw;
    sum.page += tokens.page;
    sum.output += tokens.output;
    rows.push(rowOf(outcome, tokens));
  }
  if (rows.length > 0) await writeOut(table([HEAD, ...rows, totalOf(rows.length - failed, sum)]));
  return failed > 0 ? EXIT.failed : 0;
}

function rowOf({ requestedUrl, milliseconds, extraction }: PithResult, tokens: Tokens): string[] {
  const state = extraction.focus?.state ?? '-';
  return [shorten(requestedUrl), ...figures(tokens), String(milliseconds), state];
}

/** Of the sums, so that long pages weigh as much as they cost. */
const totalOf = (pages: number, sum: Tokens): string[] => [`${pages} pages`, ...figures(sum), '', ''];

const figures = ({ raw, page, output }: Tokens): string[] => [
  ...[raw, page, output].map((tokens) => tokens.toLocaleString('en')),
  `${(100 * (1 - output / Math.max(1, raw))).toFixed(1)} %`,
];

function table(rows: string[][]): string {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

/** The end of an address tells pages of one site apart. */
const shorten = (name: string): string => {
  const clean = harmless(name).replace(/^\w+:\/\//, '');
  return clean.length > LONGEST_NAME ? `…${clean.slice(1 - LONGEST_NAME)}` : clean;
};
