// The queues of all hosts, opened as they are needed.

import type { Queue } from 'bullmq';
import { openQueue } from './connection.ts';
import { HOSTS_QUEUE, type PageJob, type QueuedResult, jobIdOf, queueNameOf } from './page-job.ts';

export type PageQueue = Queue<PageJob, QueuedResult>;

export interface Queues {
  /** Adds pages; those that are there already are passed over. */
  add(jobs: readonly PageJob[]): Promise<void>;
  /** Hosts with their ports that have pages. */
  hosts(): Promise<string[]>;
  of(host: string): Promise<PageQueue>;
  close(): Promise<void>;
}

/** Tries of a page that fails for a moment, and the pause after the first, in milliseconds. */
const ATTEMPTS = 3;
const PAUSE = 1_000;

/** Throws `PithError('queue-failed')`. */
export async function openQueues(redis: string): Promise<Queues> {
  const list = await openQueue<{ host: string }, undefined>(HOSTS_QUEUE, redis);
  const open = new Map<string, Promise<PageQueue>>();
  const known = new Set<string>();
  const of = (host: string): Promise<PageQueue> => {
    const queue = open.get(host) ?? openQueue<PageJob, QueuedResult>(queueNameOf(host), redis);
    open.set(host, queue);
    return queue;
  };
  return {
    of,
    async add(jobs) {
      const byHost = new Map<string, PageJob[]>();
      for (const job of jobs) {
        const { host } = new URL(job.url);
        byHost.set(host, [...(byHost.get(host) ?? []), job]);
      }
      for (const [host, pages] of byHost) {
        const queue = await of(host);
        const backoff = { type: 'exponential', delay: PAUSE };
        await queue.addBulk(
          pages.map((data) => ({
            name: 'page',
            data,
            opts: { jobId: jobIdOf(data), attempts: ATTEMPTS, backoff },
          })),
        );
        if (!known.has(host)) await list.add('host', { host }, { jobId: queueNameOf(host) });
        known.add(host);
      }
    },
    hosts: async () => (await list.getJobs(['waiting'])).map(({ data }) => data.host),
    async close() {
      const queues = await Promise.all(open.values());
      await Promise.all([list, ...queues].map((queue) => queue.close()));
    },
  };
}
