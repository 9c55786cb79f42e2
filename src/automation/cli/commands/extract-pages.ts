// `pith URL…`: pages to the standard output, or a file each.

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Format } from '../../../core/output/request.ts';
import { isFailure, type Outcome, extractMany } from '../../client/extract-many.ts';
import type { Pith } from '../../client/open.ts';
import type { PithRequest } from '../../client/request.ts';
import { EXIT } from '../exit-codes.ts';
import { createTargetReader } from '../read-target.ts';
import { type Progress, showProgress } from '../terminal/progress.ts';
import { tell, writeOut } from '../terminal/write-out.ts';

export interface Pages {
  pith: Pith;
  targets: Iterable<string> | AsyncIterable<string>;
  request: PithRequest;
  concurrency: number;
  /** Undefined as long as nobody knows. */
  total?: number;
  out?: string | undefined;
  json?: boolean | undefined;
}

const ENDINGS: Record<Format, string> = {
  md: 'md',
  text: 'txt',
  json: 'json',
  jsonl: 'jsonl',
  data: 'json',
  html: 'html',
};
/** Longest part of a file's name that comes from its address, in characters. */
const LONGEST_NAME = 80;

/** The exit code. */
export async function extractPages(pages: Pages): Promise<number> {
  const { pith, targets, request, concurrency } = pages;
  const extract = createTargetReader(pith, concurrency);
  return giveOut(
    extractMany(targets, { request: { ...request, order: 'input' }, extract, concurrency }),
    pages,
  );
}

export async function giveOut(
  outcomes: AsyncIterable<Outcome>,
  {
    request,
    total,
    out,
    json,
    quiet = false,
  }: Omit<Pages, 'pith' | 'targets' | 'concurrency'> & { quiet?: boolean },
): Promise<number> {
  if (out !== undefined) mkdirSync(out, { recursive: true });
  const isAlone = total === 1 && out === undefined;
  const progress: Progress = showProgress({
    quiet: quiet || isAlone || (process.stdout.isTTY && out === undefined),
  });
  let done = 0;
  let failed = 0;
  for await (const outcome of outcomes) {
    done += 1;
    if (isFailure(outcome)) failed += 1;
    progress.step({ done, failed, total, what: outcome.requestedUrl });
    if (json) await writeOut(`${JSON.stringify(asLine(outcome))}\n`);
    if (isFailure(outcome)) {
      tell(`${outcome.requestedUrl}: ${outcome.error.code}: ${outcome.error.message}`);
    } else if (out !== undefined) {
      writeFileSync(join(out, nameOf(outcome.requestedUrl, request.format)), outcome.output);
    } else if (!json) {
      await writeOut(isAlone ? outcome.output : `<!-- ${outcome.requestedUrl} -->\n\n${outcome.output}\n`);
    }
  }
  progress.stop();
  if (!isAlone) tell(`${done - failed} of ${done} pages read, ${failed} failed`);
  return failed > 0 ? EXIT.failed : 0;
}

/** One line of JSON a page. */
function asLine(outcome: Outcome): object {
  if (isFailure(outcome)) return { url: outcome.requestedUrl, error: outcome.error };
  const { requestedUrl, output, extraction, milliseconds } = outcome;
  const { title, url, stats, warnings } = extraction;
  const tokens = { raw: stats.rawTokens, page: stats.tokens };
  return { url: requestedUrl, finalUrl: url, title, output, tokens, warnings, milliseconds };
}

/** Readable, and different for different addresses. */
function nameOf(address: string, format: Format = 'md'): string {
  const readable = address
    .replace(/^\w+:\/\//, '')
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, LONGEST_NAME);
  const hash = createHash('sha256').update(address).digest('hex').slice(0, 8);
  return `${readable}-${hash}.${ENDINGS[format]}`;
}
