// The turns of a host on a Redis that is killed and started again, by the log of the server that is asked.

import { expect, test } from '@playwright/test';
import { HostBusy, type HostTurns, createHostTurns } from '../../src/automation/queue/host-turns.ts';
import { type Queues, openQueues } from '../../src/automation/queue/open-queues.ts';
import { type TestRedis, startRedis } from './redis.ts';
import { serveSite } from './site.ts';

/** From an answer to the next request, in milliseconds. */
const DELAY = 50;
const ASKERS = 4;
const EACH = 10;

let redis: TestRedis;
let machines: Queues[];
test.beforeEach(async () => {
  redis = await startRedis();
  machines = await Promise.all(Array.from({ length: ASKERS }, () => openQueues(redis.url)));
});
test.afterEach(async () => {
  await Promise.all(machines.map((queues) => queues.close()));
  await redis.remove();
});

const turnsOf = ({ client }: Queues): HostTurns =>
  createHostTurns({ client, delay: DELAY, onAnswer: () => undefined });

test('four machines ask a host that answers late and early, never sooner than the delay', async () => {
  const times: number[] = [];
  const site = await serveSite({
    '/p': (_, response) => {
      times.push(performance.now());
      setTimeout(() => response.end('read'), (times.length * 37) % 90);
    },
  });
  const { host } = new URL(site.origin);
  const ask = async (turns: HostTurns): Promise<void> => {
    for (let left = EACH; left > 0;) {
      const onAnswer = await turns.take(host).catch(onlyBusy);
      if (!onAnswer) {
        await pause(DELAY / 2);
        continue;
      }
      // As a tab does: some time passes from the turn to the server.
      await pause((left * 29) % 70);
      await (await fetch(`${site.origin}/p`)).text();
      onAnswer();
      left -= 1;
    }
  };
  const asking = Promise.all(machines.map((queues) => ask(turnsOf(queues))));
  await expect.poll(() => times.length).toBeGreaterThan(EACH);
  await redis.kill();
  await pause(500);
  await redis.start();
  await asking;
  expect(times).toHaveLength(ASKERS * EACH);
  for (const [index, at] of times.slice(1).entries()) {
    expect(at - (times[index] as number)).toBeGreaterThanOrEqual(DELAY);
  }
  site.close();
});

test('a turn without an answer sends the next page back, and who no longer has it cannot shorten it', async () => {
  const [first, second] = machines.map(turnsOf) as [HostTurns, HostTurns];
  const onAnswer = await first.take('tides.example');
  await expect(second.take('tides.example')).rejects.toBeInstanceOf(HostBusy);
  await (
    await second.take('moon.example')
  )();
  onAnswer();
  // The answer goes over another connection, and may come a moment later.
  let onSecondAnswer: (() => void) | undefined;
  while (!onSecondAnswer) {
    await pause(1);
    onSecondAnswer = await second.take('tides.example').catch(onlyBusy);
  }
  onAnswer();
  await pause(2 * DELAY);
  await expect(first.take('tides.example')).rejects.toBeInstanceOf(HostBusy);
  onSecondAnswer();
});

function onlyBusy(error: unknown): undefined {
  if (!(error instanceof HostBusy)) throw error;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
