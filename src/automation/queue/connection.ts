// Where the queue lives, and whether it answers.

import { type ConnectionOptions, Queue } from 'bullmq';
import { PithError } from '../../errors.ts';

/** `redis://…`; that of Redis on this machine when left out. */
export const DEFAULT_REDIS = 'redis://127.0.0.1:6379';
/** Of all our keys in Redis. */
export const PREFIX = 'pith';
/** How long the first answer may take, in milliseconds. */
const FIRST_ANSWER = 5_000;
/** Longest pause before the next try to connect, in milliseconds. */
const LONGEST_PAUSE = 2_000;

/** It waits for a Redis that is gone for a while, for as long as it takes. */
export const connectionOf = (redis: string, hasGivenUp = () => false): ConnectionOptions => ({
  url: redis,
  maxRetriesPerRequest: null,
  retryStrategy: (times) => (hasGivenUp() ? null : Math.min(LONGEST_PAUSE, times * 100)),
});

/** Waits for Redis with everything that is asked of it. */
export function openQueue<Data, Result>(name: string, connection: ConnectionOptions): Queue<Data, Result> {
  const queue = new Queue<Data, Result>(name, { connection, prefix: PREFIX });
  // Each failed try is an event; what is lost for good is told by the call that waits for it.
  queue.on('error', () => undefined);
  return queue;
}

/** The first one. Throws `PithError('queue-failed')` when nothing answers at the start. */
export async function openFirstQueue<Data, Result>(
  name: string,
  redis: string,
): Promise<Queue<Data, Result>> {
  let hasGivenUp = false;
  const queue = openQueue<Data, Result>(
    name,
    connectionOf(redis, () => hasGivenUp),
  );
  let timer: NodeJS.Timeout | undefined;
  try {
    await Promise.race([
      queue.waitUntilReady(),
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('no answer')), FIRST_ANSWER);
      }),
    ]);
    return queue;
  } catch (error) {
    // Else it would try on, and keep the program from ending.
    hasGivenUp = true;
    const message = `There is no Redis at ${redis.replace(/\/\/[^@/]*@/, '//…@')} (${(error as Error).message}). Start one, or name another.`;
    throw new PithError('queue-failed', message, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
