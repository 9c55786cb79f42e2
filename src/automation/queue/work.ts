// READ FIRST. A worker: takes pages from the queues of all hosts, reads them, and writes what they say to the queue.
// The pace of a host is kept by the queue's own limiter and by turns, over all workers; a page whose worker dies goes to another.

import { MetricsTime, Worker } from 'bullmq';
import { open } from '../client/open.ts';
import type { OpenOptions } from '../client/request.ts';
import { DEFAULT_REDIS, PREFIX, connectionOf } from './connection.ts';
import { createHostTurns } from './host-turns.ts';
import { openQueues } from './open-queues.ts';
import { type PageJob, type QueuedResult, queueNameOf } from './page-job.ts';
import { createJobReader } from './read-job.ts';

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
  const turn: typeof turns.take = (host) => (delay > 0 ? turns.take(host) : Promise.resolve(() => undefined));
  const pith = await open({
    ...options,
    cache: false,
    beforeRequest: (url) => turn(new URL(url).host),
  }).catch(async (error: unknown) => {
    await queues.close();
    throw error;
  });
  const read = createJobReader({ pith, queues, limit, turn, onPage });
  const workers = new Map<string, Worker<PageJob, QueuedResult>>();
  const start = (host: string): void => {
    const worker = new Worker<PageJob, QueuedResult>(queueNameOf(host), read, {
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
    worker.on('failed', (job, { message }) => {
      const error = job?.finishedOn === undefined ? `${message} It is tried again.` : message;
      onPage?.({ url: job?.data.url ?? '', error });
    });
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
