// Fills the queue, and reads what came of it.

import type { JobOptions } from '../../collect/job/job.ts';
import { normalizeUrl } from '../../collect/address/normalize-url.ts';
import { PithError } from '../../errors.ts';
import { DEFAULT_REDIS } from './connection.ts';
import { openQueues } from './open-queues.ts';
import { JOB_VERSION, type PageJob, type PageRequest, type QueuedResult } from './page-job.ts';

export interface EnqueueOptions {
  redis?: string;
  request?: PageRequest;
  /** Go on to the pages that these lead to, within their hosts. */
  follow?: Partial<JobOptions>;
}

export interface QueueStatus {
  host: string;
  /** Jobs by state, as BullMQ counts them. */
  counts: Record<string, number>;
  /** Completed and failed ones of the last minutes, latest first, as BullMQ measures them. */
  completed: number[];
  failed: number[];
}

export interface PithQueue {
  /**
   * Pages that are there already are passed over, but those that failed are tried again. Resolves to the number of
   * addresses that were taken. What is no address is told and left out; without `onRefused` the first one is thrown
   * when the others are in.
   */
  add(
    urls: Iterable<string> | AsyncIterable<string>,
    onRefused?: (address: string, error: PithError) => void,
  ): Promise<number>;
  /** What is through, in no order. */
  results(): AsyncGenerator<QueuedResult>;
  /** What failed for good, and why. */
  failures(): AsyncGenerator<{ url: string; reason: string }>;
  status(): Promise<QueueStatus[]>;
  close(): Promise<void>;
}

/** Addresses that go into Redis at once, and results that come out. */
const BATCH = 500;
/** Of `status`. */
const MINUTES = 60;

/** Throws `PithError('queue-failed')`. */
export async function openPithQueue(options: EnqueueOptions = {}): Promise<PithQueue> {
  const { redis = DEFAULT_REDIS, request = {}, follow } = options;
  const queues = await openQueues(redis);
  const toJob = (address: string): PageJob => {
    const url = normalizeUrl(address);
    if (url === undefined)
      throw new PithError('bad-input', `“${address.slice(0, 100)}” is no address of a web page.`);
    return { version: JOB_VERSION, url, request, ...(follow ? { follow: followOf(url, follow) } : {}) };
  };
  return {
    async add(urls, onRefused) {
      let jobs: PageJob[] = [];
      let added = 0;
      let refused: PithError | undefined;
      const flush = async () => {
        await queues.add(jobs, { again: true });
        jobs = [];
      };
      for await (const url of urls) {
        try {
          jobs.push(toJob(url));
          added += 1;
        } catch (error) {
          if (!(error instanceof PithError)) throw error;
          refused ??= error;
          onRefused?.(url, error);
        }
        if (jobs.length === BATCH) await flush();
      }
      await flush();
      if (refused && !onRefused) throw refused;
      return added;
    },
    async *results() {
      for await (const job of jobsOf('completed')) yield job.returnvalue;
    },
    async *failures() {
      for await (const { data, failedReason } of jobsOf('failed'))
        yield { url: data.url, reason: failedReason };
    },
    async status() {
      const hosts = await queues.hosts();
      return Promise.all(
        hosts.map(async (host) => {
          const queue = queues.of(host);
          const [counts, completed, failed] = await Promise.all([
            queue.getJobCounts('waiting', 'active', 'delayed', 'completed', 'failed'),
            queue.getMetrics('completed', 0, MINUTES),
            queue.getMetrics('failed', 0, MINUTES),
          ]);
          return { host, counts, completed: completed.data, failed: failed.data };
        }),
      );
    },
    close: () => queues.close(),
  };

  async function* jobsOf(state: 'completed' | 'failed') {
    for (const host of await queues.hosts()) {
      const queue = queues.of(host);
      for (let start = 0; ; start += BATCH) {
        const jobs = await queue.getJobs([state], start, start + BATCH - 1, true);
        yield* jobs;
        if (jobs.length < BATCH) break;
      }
    }
  }
}

function followOf(url: string, given: Partial<JobOptions>): NonNullable<PageJob['follow']> {
  const { hosts = [], subdomains = false, include = [], exclude = [], maxDepth = 2, robots = true } = given;
  const own = hosts.length > 0 ? hosts : [new URL(url).hostname];
  return { hosts: own, subdomains, include, exclude, maxDepth, robots, depth: 0 };
}
