// What a person waits for and downloads: the popup's page, a megabyte of tokens, the sizes of the scripts.

import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { AUTOMATION_EXTENSION } from '../../src/automation/browser.ts';
import { type EncodingName, loadEncoding } from '../../src/core/tokens/count.ts';
import { estimateTokens } from '../../src/core/tokens/estimate.ts';
import { withSyntheticPage } from './growth.ts';
import type { BenchBrowser, Click } from './run-pages.ts';
import { percentile } from './score.ts';
import { syntheticPage } from './synthetic-page.ts';

/** Elements of the page that the time to the Markdown is promised for. */
const CLICK_ELEMENTS = 5000;
const CLICK_RUNS = 5;

/** The page script alone, and all of it: injection, extraction, the way back to the worker, Markdown. */
export async function measureClick(browser: BenchBrowser): Promise<object> {
  const clicks = await withSyntheticPage(CLICK_ELEMENTS, (page) => browser.click(page, CLICK_RUNS));
  const median = (of: (click: Click) => number) => percentile(clicks.map(of), 0.5);
  return {
    elements: clicks[0]?.elements ?? 0,
    'first ms': clicks[0]?.whole ?? 0,
    'median ms': median((click) => click.whole),
    'page script, median ms': median((click) => click.script),
  };
}

const MEGABYTE = 2 ** 20;
const fill = (part: string): string =>
  part
    .repeat(Math.ceil(MEGABYTE / Buffer.byteLength(part)))
    .slice(0, Math.floor((MEGABYTE * part.length) / Buffer.byteLength(part)));

/** Texts of one megabyte in UTF-8, the last four of them runs without a cut. */
function megabytes(): Record<string, string> {
  return {
    prose: fill('The water in the basin rises twice a day, and falls as often. '),
    html: syntheticPage(35_000).slice(0, MEGABYTE),
    chinese: fill('港口位于河流入海的地方，每天两次海水上涨。'),
    'chinese without a stop': fill('港口位于河流入海的地方每天两次海水上涨'),
    'one letter': fill('a'),
    'mixed letters': Array.from({ length: MEGABYTE }, (_, i) =>
      String.fromCharCode(97 + ((i * i * 7 + (i >> 3)) % 26)),
    ).join(''),
    spaces: fill(' '),
    'any bytes': Array.from({ length: MEGABYTE / 2 }, (_, i) =>
      String.fromCharCode(128 + ((i * i * 31 + (i >> 5)) % 1800)),
    ).join(''),
  };
}

export async function tokenRows(): Promise<Record<string, unknown>[]> {
  const texts = megabytes();
  const rows: Record<string, unknown>[] = [];
  for (const name of ['o200k_base', 'cl100k_base'] satisfies EncodingName[]) {
    const loading = timed(() => loadEncoding(name));
    const encoding = await loading.value;
    rows.push({ encoding: name, text: '(load)', tokens: '', milliseconds: loading.milliseconds() });
    for (const [text, content] of Object.entries(texts)) {
      const counting = timed(() => encoding.count(content));
      rows.push({ encoding: name, text, tokens: counting.value, milliseconds: counting.milliseconds() });
    }
  }
  for (const [text, content] of Object.entries(texts)) {
    const estimating = timed(() => estimateTokens(content));
    rows.push({
      encoding: 'estimate',
      text,
      tokens: estimating.value,
      milliseconds: estimating.milliseconds(),
    });
  }
  return rows;
}

/** Time up to the call of `milliseconds`, or to the return of `run`, whichever is later. */
function timed<T>(run: () => T): { value: T; milliseconds: () => number } {
  const start = performance.now();
  const value = run();
  const end = performance.now();
  return { value, milliseconds: () => (value instanceof Promise ? performance.now() : end) - start };
}

/** Smallest file that gets a line, in kB. */
const WORTH_A_LINE = 1;

export function sizeRows(): Record<string, unknown>[] {
  return (readdirSync(AUTOMATION_EXTENSION, { recursive: true }) as string[])
    .filter((file) => ['.js', '.css'].includes(extname(file)))
    .map((file) => {
      const bytes = readFileSync(join(AUTOMATION_EXTENSION, file));
      return { file, kB: bytes.length / 1000, 'kB gzip': gzipSync(bytes, { level: 9 }).length / 1000 };
    })
    .filter((row) => row.kB >= WORTH_A_LINE)
    .toSorted((a, b) => b.kB - a.kB);
}
