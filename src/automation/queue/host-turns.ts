// The pace of a host, to the millisecond: one request of it is on its way at a time, over all workers, and the next one
// waits from the answer on. From start to start would not do: what starts later may reach the server sooner.

import { randomUUID } from 'node:crypto';
import type { IRedisClient } from 'bullmq';
import { PithError } from '../../errors.ts';
import { PREFIX } from './connection.ts';
import { queueNameOf } from './page-job.ts';

/** Another worker's request is on its way: the page has to wait in its queue. */
export class HostBusy extends PithError {
  constructor(host: string) {
    super('queue-failed', `A request to ${host} is on its way; the page goes back into its queue.`);
  }
}

export interface HostTurns {
  /** Resolves to what has to be called when the server has answered. Throws `HostBusy`. */
  take(host: string): Promise<() => void>;
}

interface Means {
  client: IRedisClient;
  /** From an answer to the next request, in milliseconds. */
  delay: number;
  /** Of a host whose server has answered. */
  onAnswer(host: string): void;
}

/** How long a worker that died keeps its turn beyond the delay, and how often a living one renews it. Milliseconds. */
const HOLD = 15_000;
const RENEWED_EVERY = 5_000;

/** Whoever asks twice, since the first reply was lost, has it still. 0, or milliseconds until it is free:
 * at least one, since Redis says 0 in the last millisecond of a key. */
const TAKE = `
if redis.call('GET', KEYS[1]) == ARGV[1] or redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then
  return 0
end
return math.max(1, redis.call('PTTL', KEYS[1]))`;
/** Only the one whose turn it is says how long. */
const KEEP = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0`;

export function createHostTurns({ client, delay, onAnswer }: Means): HostTurns {
  client.defineCommand('pithTakeTurn', { numberOfKeys: 1, lua: TAKE });
  client.defineCommand('pithKeepTurn', { numberOfKeys: 1, lua: KEEP });
  const run = (command: string, args: unknown[]) => client.runCommand(command, args) as Promise<number>;
  return {
    async take(host) {
      const key = `${PREFIX}:${queueNameOf(host)}:turn`;
      const self = randomUUID();
      const hold = delay + HOLD;
      for (let wait = await run('pithTakeTurn', [key, self, hold]); wait !== 0;) {
        // More than the delay is left of a request without an answer.
        if (wait > delay) throw new HostBusy(host);
        await pause(wait);
        wait = await run('pithTakeTurn', [key, self, hold]);
      }
      const keep = (milliseconds: number) => run('pithKeepTurn', [key, self, milliseconds]);
      const timer = setInterval(() => void keep(hold).catch(() => undefined), RENEWED_EVERY);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        clearInterval(timer);
        void keep(delay).catch(() => undefined);
        onAnswer(host);
      };
    },
  };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
