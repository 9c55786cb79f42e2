// Sitemaps, feeds, lists and crawls: the extension's own jobs, so that a program gets the pages that a person gets.

import type { Worker } from 'playwright-core';
import type { Job, JobOptions, PageRow } from '../../collect/job/job.ts';
import type { Source } from '../../collect/list-source.ts';
import { type PithErrorCode, PithError } from '../../errors.ts';
import type { BridgeReply } from '../bridge.ts';
import { callBridge } from '../call-bridge.ts';
import type { CollectState } from '../collect-bridge.ts';
import type { Outcome, Policy } from './extract-many.ts';
import { rejectOnAbort } from './reject-on-abort.ts';
import type { Hooks, PithRequest, PithResult } from './request.ts';

export interface CollectProgress extends Record<keyof CollectState['counts'], number> {
  /** The page whose fate was settled last. */
  last?: string;
}

/** What is wanted of each page, and which pages: `maxDepth`, `maxPages`, `include`, `exclude`, `delay`, `robots`, … */
export interface CollectOptions
  extends Omit<PithRequest, 'fresh' | 'counts' | 'timeout' | 'expand'>, Pick<Policy, 'onError'> {
  scope?: Partial<JobOptions>;
  onProgress?(progress: CollectProgress): void;
  /** A page that does not belong to the collection, and why (`too-short`, `duplicate`, `robots`, …). */
  onSkip?(url: string, reason: string): void;
}

type Request = Omit<PithRequest, 'signal' | 'fresh' | 'counts' | 'timeout'>;

export interface CollectMeans {
  worker(): Promise<Worker>;
  trusted: readonly string[];
  /** Throws `PithError('address-refused')`. */
  check(url: string): Promise<void>;
  /** The page with what plugins make of it. */
  read(url: string, request: Request, read: (request: Request) => Promise<BridgeReply>): Promise<BridgeReply>;
  onExtraction: Hooks['onExtraction'];
}

/** Why a job that stands still gave up. */
const GAVE_UP: Partial<Record<NonNullable<Job['reason']>, PithErrorCode>> = {
  'storage-full': 'storage-full',
  'no-access': 'fetch-not-allowed',
  'site-busy': 'site-busy',
  'stop-on-error': 'page-failed',
  'byte-cap': 'too-large',
  'time-cap': 'timed-out',
};

/** Pages in the order of the collection, whoever answered first; they come when the last one is through. */
export async function* collectPages(
  source: Source,
  options: CollectOptions,
  means: CollectMeans,
): AsyncGenerator<Outcome> {
  try {
    yield* collectWithin(source, options, means);
  } catch (error) {
    if (options.signal?.aborted) throw options.signal.reason;
    throw error instanceof PithError ? error : tellError(source, error);
  }
}

async function* collectWithin(
  source: Source,
  { scope = {}, onProgress, onSkip, onError = 'include', signal, ...request }: CollectOptions,
  means: CollectMeans,
): AsyncGenerator<Outcome> {
  const aborted = rejectOnAbort(signal);
  const orAborted = <T>(work: Promise<T>): Promise<T> => Promise.race([work, aborted]);
  signal?.throwIfAborted();
  const worker = await orAborted(means.worker());
  const { trusted } = means;
  const tell = (progress: CollectProgress): void => {
    signal?.throwIfAborted();
    onProgress?.(progress);
  };
  // A refused start would be an empty collection.
  if ('url' in source)
    await orAborted(
      means.check(/^[a-z][a-z\d+.-]*:/i.test(source.url) ? source.url : `https://${source.url}`),
    );
  const options = { ...scope, ...(onError === 'throw' ? { stopOnError: true } : {}) };
  const id = await callBridge(worker, 'collect', { source, options, trusted });
  try {
    const job = await orAborted(watch(worker, id, tell));
    for (const row of await orAborted(callBridge(worker, 'collectRows', { id }))) {
      signal?.throwIfAborted();
      if (row.state === 'failed') {
        const error = errorOf(row);
        if (onError === 'throw') throw error;
        if (onError === 'include')
          yield { requestedUrl: row.key, error: { code: error.code, message: error.message } };
      }
      if (row.state === 'skipped') onSkip?.(row.key, row.reason ?? '');
      if (row.state !== 'done') continue;
      const reply = await orAborted(
        means.read(row.key, request, (asked) =>
          callBridge(worker, 'collectedPage', { ...asked, id, key: row.key }),
        ),
      );
      const milliseconds = Math.round(row.milliseconds ?? 0);
      const result: PithResult = { ...reply, requestedUrl: row.key, milliseconds, cached: false };
      const changed = await means.onExtraction?.(result);
      if (changed !== null) yield changed ?? result;
    }
    const code = job.state === 'paused' && job.reason ? GAVE_UP[job.reason] : undefined;
    if (code)
      throw new PithError(code, `The collecting of ${job.name} ended before its last page: ${job.reason}.`);
  } finally {
    void callBridge(worker, 'forgetCollection', { id }).catch(() => undefined);
  }
}

/** Playwright's, when the browser has gone, or a hook's. */
function tellError(source: Source, error: unknown): PithError {
  const what = 'url' in source ? source.url : 'the list';
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  const code = /closed|crashed/i.test(reason) ? 'browser-failed' : 'page-failed';
  return new PithError(code, `${what} could not be collected: ${reason}`, { cause: error });
}

async function watch(worker: Worker, id: string, tell: (progress: CollectProgress) => void): Promise<Job> {
  for (;;) {
    const { counts, last, job } = await callBridge(worker, 'collectState', { id });
    tell({ ...counts, ...(last === undefined ? {} : { last }) });
    if (job) return job;
  }
}

function errorOf({ key, reason = 'page-failed', detail }: PageRow): PithError {
  const codes: Partial<Record<string, PithErrorCode>> = {
    'not-connected': 'not-connected',
    'timed-out': 'timed-out',
    'server-error': 'http-error',
    busy: 'site-busy',
  };
  const what = detail === undefined ? '' : ` (${detail})`;
  return new PithError(codes[reason] ?? 'page-failed', `${key} could not be read: ${reason}${what}.`, {
    detail,
  });
}
