// READ FIRST. A worker: takes pages from the queues of all hosts, reads them, and writes what they say to the queue.
// The pace of a host is kept by the queue's own limiter and by turns, over all workers; a page whose worker dies goes to another.

import { MetricsTime, RateLimitError, UnrecoverableError, Worker } from 'bullmq';
import { type PithErrorCode, PithError, toErrorData } from '../../errors.ts';
import { type Pith, open } from '../client/open.ts';
import type { OpenOptions } from '../client/request.ts';
import { DEFAULT_REDIS, PREFIX, connectionOf } from './connection.ts';
import { createFollower } from './follow.ts';
import { HostBusy, createHostTurns } from './host-turns.ts';
import { type Queues, openQueues } from './open-queues.ts';
import { JOB_VERSION, type PageJob, type QueuedResult, queueNameOf } from './page-job.ts';

export interface WorkOptions extends Omit<OpenOptions, 'beforeRequest'> {
  redis?: string;
  /** From a host's answer to the next page that is asked of it, over all workers, in milliseconds; 500 when left out. */
  delay?: number;
  onPage?(event: { url: string; error?: string }): void;
}

export interface WorkService {
  /** Ends when the pages under way are through. */
  close(): Promise<void>;
}

const DELAY = 500;
const CONCURRENCY = 4;
/** A worker that is silent for so long is dead, and its pages go to others; how often that is looked for. Milliseconds. */
const LOCK = 15_000;
const STALLED_EVERY = 5_000;
/** How often a page's workers may die until the page is to blame. */
const MOST_DEATHS = 3;
const NEW_HOSTS_EVERY = 500;

/** The same page fails the same way again. */
const FINAL: ReadonlySet<PithErrorCode> = new Set<PithErrorCode>([
  'address-refused',
  'bad-input',
  'http-error',
  'nothing-to-extract',
  'robots-refused',
  'too-many-redirects',
  'unreadable-type',
  'untrusted-server',
  'version-mismatch',
]);

/** Throws `PithError('queue-failed')` when there is no Redis, and what `open` throws. */
export async function work(options: WorkOptions = {}): Promise<WorkService> {
  const { redis = DEFAULT_REDIS, delay = DELAY, concurrency = CONCURRENCY, onPage } = options;
  const queues = await openQueues(redis);
  const limit = (host: string) => queues.of(host).rateLimit(delay);
  const turns = createHostTurns({
    client: queues.client,
    delay,
    onAnswer: (host) => void limit(host).catch(() => undefined),
  });
  const beforeRequest = (url: string) => turns.take(new URL(url).host);
  const pith = await open({
    ...options,
    cache: false,
    ...(delay > 0 ? { beforeRequest } : {}),
  }).catch(async (error: unknown) => {
    await queues.close();
    throw error;
  });
  const read = createPageReader({ pith, queues, limit, trusted: pith.trusted });
  const workers = new Map<string, Worker<PageJob, QueuedResult>>();
  const start = (host: string): void => {
    const worker = new Worker<PageJob, QueuedResult>(queueNameOf(host), ({ data }) => read(data), {
      connection: connectionOf(redis),
      prefix: PREFIX,
      concurrency,
      ...(delay > 0 ? { limiter: { max: 1, duration: delay } } : {}),
      lockDuration: LOCK,
      stalledInterval: STALLED_EVERY,
      maxStalledCount: MOST_DEATHS,
      metrics: { maxDataPoints: MetricsTime.ONE_WEEK },
    });
    worker.on('error', () => undefined);
    worker.on('completed', ({ data }) => onPage?.({ url: data.url }));
    worker.on('failed', (job, { message }) => onPage?.({ url: job?.data.url ?? '', error: message }));
    workers.set(host, worker);
  };
  const look = async (): Promise<void> => {
    for (const host of await queues.hosts()) if (!workers.has(host)) start(host);
  };
  await look();
  const timer = setInterval(() => void look().catch(() => undefined), NEW_HOSTS_EVERY);
  return {
    async close() {
      clearInterval(timer);
      await Promise.all([...workers.values()].map((worker) => worker.close()));
      await pith.close();
      await queues.close();
    },
  };
}

interface Means {
  pith: Pith;
  queues: Queues;
  /** Starts no page of a host before the delay is over. */
  limit(host: string): Promise<void>;
  trusted: readonly string[];
}

function createPageReader(means: Means): (job: PageJob) => Promise<QueuedResult> {
  const { pith, limit } = means;
  const follower = createFollower(means);
  const read = async (job: PageJob): Promise<QueuedResult> => {
    if (job.version !== JOB_VERSION) {
      const message = `The job has version ${job.version}, this worker ${JOB_VERSION}: use workers and queue of one release.`;
      throw new PithError('version-mismatch', message);
    }
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
  return (job) =>
    read(job).catch(async (error: unknown) => {
      if (error instanceof HostBusy) {
        await limit(new URL(job.url).host);
        throw new RateLimitError();
      }
      const { code, message } = toErrorData(error);
      const text = `${code}: ${message}`;
      throw FINAL.has(code) ? new UnrecoverableError(text) : new Error(text, { cause: error });
    });
}
