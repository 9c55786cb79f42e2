// What a person names on the command line, read by the client: an address, or a saved page.

import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import pLimit from 'p-limit';
import { PithError } from '../../errors.ts';
import type { Pith } from '../client/open.ts';
import type { PithRequest, PithResult } from '../client/request.ts';
import { listSavedPages } from '../saved-pages.ts';
import { readAsServed, serveSaved } from '../serve-saved.ts';

type ReadTarget = (target: string, request: PithRequest) => Promise<PithResult | null>;

/** What it gives throws `PithError`. The client lets as many addresses wait as it must; files are ours to hold back. */
export function createTargetReader(pith: Pith, concurrency: number): ReadTarget {
  const limit = pLimit(concurrency);
  return async (target, request) =>
    isFile(target) ? limit(() => readFile(pith, target, request)) : readAddress(pith, target, request);
}

async function readAddress(pith: Pith, target: string, request: PithRequest): Promise<PithResult | null> {
  if (/^[a-z][a-z\d+.-]*:/i.test(target)) return pith.extract(target, request);
  const looksLikeHost = /^[\w-]+(?:\.[\w-]+)+(?:[/:?#]|$)/.test(target);
  const advice = looksLikeHost ? ` Did you mean https://${target}?` : '';
  throw new PithError(
    'bad-input',
    `"${target}" is neither a file nor an address that starts with http:// or https://.${advice}`,
  );
}

/** Addresses may be longer than any path, which is an error to the file system. */
function isFile(target: string): boolean {
  try {
    return statSync(target, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}

async function readFile(pith: Pith, target: string, asked: PithRequest): Promise<PithResult> {
  const started = performance.now();
  const path = resolve(target);
  const saved = listSavedPages(dirname(path)).find((page) => page.path === path);
  if (!saved) throw new PithError('bad-input', `${target} is not an .html or .html.gz file.`);
  const { counts, signal: _signal, fresh: _fresh, timeout: _timeout, ...request } = asked;
  const page = await (await pith.context()).newPage();
  try {
    await serveSaved(page, saved);
    await page.goto(saved.url, { waitUntil: 'load' });
    const reply = await pith.extractPage(page, readAsServed(saved, request));
    const milliseconds = Math.round(performance.now() - started);
    const result = { ...reply, requestedUrl: target, milliseconds, cached: false };
    if (!counts) return result;
    const [raw, whole, output] = [await page.content(), reply.page, reply.output];
    const tokens = {
      raw: await pith.count(raw),
      page: await pith.count(whole),
      output: await pith.count(output),
    };
    return { ...result, tokens };
  } finally {
    await page.close();
  }
}
