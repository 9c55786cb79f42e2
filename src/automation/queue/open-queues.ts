// The queues of all hosts, opened as they are needed.

import type { IRedisClient, Queue } from 'bullmq';
import { connectionOf, openFirstQueue, openQueue } from './connection.ts';
import { HOSTS_QUEUE, type PageJob, type QueuedResult, jobIdOf, queueNameOf } from './page-job.ts';

export type PageQueue = Queue<PageJob, QueuedResult>;

export interface Queues {
  /** Adds pages; those that are there already are passed over, but, `again`, those that failed or that no worker can read. */
  add(jobs: readonly PageJob[], wish?: { again: boolean }): Promise<void>;
  /** Hosts with their ports that have pages. */
  hosts(): Promise<string[]>;
  of(host: string): PageQueue;
  /** Redis itself. */
  client: IRedisClient;
  close(): Promise<void>;
}

/** Tries of a page that fails for a moment, and the pause after the first, in milliseconds. */
const ATTEMPTS = 4;
const PAUSE = 2_000;

/** Throws `PithError('queue-failed')`. */
export async function openQueues(redis: string): Promise<Queues> {
  const list = await openFirstQueue<{ host: string }, undefined>(HOSTS_QUEUE, redis);
  const open = new Map<string, PageQueue>();
  const known = new Set<string>();
  const of = (host: string): PageQueue => {
    const queue = open.get(host) ?? openQueue<PageJob, QueuedResult>(queueNameOf(host), connectionOf(redis));
    open.set(host, queue);
    return queue;
  };
  const client = await list.getBackend().client;
  /** Of another release it is as good as failed for whoever adds it. */
  const isLost = async (queue: PageQueue, id: string, version: number): Promise<boolean> => {
    if ((await client.zscore(queue.toKey('failed'), id)) !== null) return true;
    if ((await client.zscore(queue.toKey('delayed'), id)) === null) return false;
    return (await queue.getJob(id))?.data.version !== version;
  };
  return {
    of,
    client,
    async add(jobs, { again } = { again: false }) {
      const byHost = new Map<string, PageJob[]>();
      for (const job of jobs) {
        const { host } = new URL(job.url);
        byHost.set(host, [...(byHost.get(host) ?? []), job]);
      }
      for (const [host, pages] of byHost) {
        const queue = of(host);
        if (again)
          await Promise.all(
            pages.map(async (job) => {
              const id = jobIdOf(job);
              if (await isLost(queue, id, job.version)) await queue.remove(id);
            }),
          );
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
      await Promise.all([list, ...open.values()].map((queue) => queue.close()));
    },
  };
}
