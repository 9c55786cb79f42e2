// One job: its page is read, what it leads to goes back into the queue, and what fails for a moment is tried again.

import { DelayedError, type Job, RateLimitError, UnrecoverableError } from 'bullmq';
import { type PithErrorCode, PithError, toErrorData } from '../../errors.ts';
import type { Pith } from '../client/open.ts';
import { createFollower } from './follow.ts';
import { HostBusy } from './host-turns.ts';
import type { Queues } from './open-queues.ts';
import { JOB_VERSION, type PageJob, type QueuedResult, isPassing } from './page-job.ts';

interface Means {
  pith: Pith;
  queues: Queues;
  /** See `HostTurns.take`. */
  turn(host: string): Promise<() => void>;
  /** Starts no page of a host before the delay is over. */
  limit(host: string): Promise<void>;
  onPage?: ((event: { url: string; error?: string }) => void) | undefined;
}

/** The same page fails the same way again; of `http-error` the status tells. */
const FINAL: ReadonlySet<PithErrorCode> = new Set<PithErrorCode>([
  'address-refused',
  'bad-input',
  'nothing-to-extract',
  'robots-refused',
  'too-many-redirects',
  'unreadable-type',
  'untrusted-server',
]);
/** How long a job of another release is left to a worker of its own, in milliseconds. */
const LEFT_FOR = 10_000;

type Read = (job: Job<PageJob, QueuedResult>, token?: string) => Promise<QueuedResult>;

export function createJobReader(means: Means): Read {
  const { pith, limit, onPage } = means;
  const follower = createFollower(means);
  /** Of versions that were told. */
  const told = new Set<number>();
  const leave = async (job: Job<PageJob>, token?: string): Promise<never> => {
    const { version, url } = job.data;
    const message = `version-mismatch: The job has version ${version}, this worker ${JOB_VERSION}. It is left for a worker of its release; without one, add the address again with this one.`;
    if (!told.has(version)) onPage?.({ url, error: message });
    told.add(version);
    await job.moveToDelayed(Date.now() + LEFT_FOR, token);
    throw new DelayedError();
  };
  const read = async (job: PageJob): Promise<QueuedResult> => {
    await follower.check(job);
    const page = await pith.extract(job.url, job.request);
    if (!page) throw new PithError('nothing-to-extract', `${job.url} was left out by a hook.`);
    const { extraction, output, milliseconds } = page;
    await follower.follow(job, extraction.links);
    const { url: finalUrl, title, stats, warnings } = extraction;
    return {
      url: job.url,
      finalUrl,
      title,
      output,
      tokens: { raw: stats.rawTokens, page: stats.tokens },
      warnings: warnings.map(({ code, message }) => `${code}: ${message}`),
      milliseconds,
    };
  };
  return (job, token) =>
    job.data.version === JOB_VERSION
      ? read(job.data).catch(async (error: unknown) => {
          if (error instanceof HostBusy) {
            await limit(new URL(job.data.url).host);
            throw new RateLimitError();
          }
          const { code, message, detail } = toErrorData(error);
          const text = `${code}: ${message}`;
          const isFinal = code === 'http-error' ? !isPassing(Number(detail)) : FINAL.has(code);
          throw isFinal ? new UnrecoverableError(text) : new Error(text, { cause: error });
        })
      : leave(job, token);
}
