// What fails for a moment, what is left for others, what is added again, and how a worker ends.

import { Queue } from 'bullmq';
import { expect, test } from '@playwright/test';
import { openPithQueue } from '../../src/automation/queue/enqueue.ts';
import { type PageJob, type QueuedResult, queueNameOf } from '../../src/automation/queue/page-job.ts';
import { type TestRedis, startRedis } from './redis.ts';
import { runCli } from './run-cli.ts';
import { pageAbout, serveSite } from './site.ts';
import { type TestWorker, all, count, startWorker, until } from './worker.ts';

test.describe.configure({ timeout: 300_000, mode: 'serial' });

let redis: TestRedis;
const workers = new Set<TestWorker>();
const start = (): TestWorker => {
  const worker = startWorker(redis.url, ['--delay', '20', '--trust', '127.0.0.1']);
  workers.add(worker);
  return worker;
};
test.beforeEach(async () => {
  redis = await startRedis();
});
test.afterEach(async () => {
  await Promise.all([...workers].map((worker) => worker.kill()));
  workers.clear();
  await redis.remove();
});

test('a busy server is asked again, a page that is gone is not, until somebody adds it again', async () => {
  const busy = [429, 503];
  let isGone = true;
  const site = await serveSite({
    '/busy': (_, response) => void response.writeHead(busy.shift() ?? 200, HTML).end(pageAbout('/busy')),
    '/gone': (_, response) => void response.writeHead(isGone ? 404 : 200, HTML).end(pageAbout('/gone')),
  });
  const queue = await openPithQueue({ redis: redis.url });
  const urls = ['/busy', '/gone'].map((path) => `${site.origin}${path}`);
  await queue.add([...urls, 'http://10.0.0.1/']);
  start();
  await until(async () => (await count(queue)) === 1 && (await all(queue.failures())).length === 2);
  expect(site.asked.toSorted()).toEqual(['/busy', '/busy', '/busy', '/gone']);
  const reasons = (await all(queue.failures())).map(({ reason }) => reason).toSorted();
  expect(reasons[0]).toMatch(/^address-refused: /);
  expect(reasons[1]).toMatch(/^http-error: .* 404/);
  isGone = false;
  await queue.add(urls);
  await until(async () => (await count(queue)) === 2);
  expect(site.asked.filter((path) => path === '/busy')).toHaveLength(3);
  await queue.close();
  site.close();
});

test('a job of another release is left to a worker of its own, or taken when it is added again', async () => {
  const site = await serveSite();
  const queue = await openPithQueue({ redis: redis.url });
  await queue.add([`${site.origin}/old`]);
  const jobs = new Queue<PageJob, QueuedResult>(queueNameOf(new URL(site.origin).host), {
    connection: { url: redis.url },
    prefix: 'pith',
  });
  const [job] = await jobs.getJobs(['waiting']);
  await job?.updateData({ ...job.data, version: 99 });
  const worker = start();
  await until(async () => (await queue.status())[0]?.counts['delayed'] === 1);
  expect(worker.told()).toMatch(/version-mismatch: The job has version 99, this worker 1\./);
  expect(await all(queue.failures())).toEqual([]);
  await queue.add([`${site.origin}/old`]);
  await until(async () => (await count(queue)) === 1);
  await jobs.close();
  await queue.close();
  site.close();
});

test('a line that is no address is told, and the others are taken', async () => {
  const lines = ['https://one.example/', 'no address', 'mailto:ann@example.com', 'https://two.example/'];
  const { code, stderr } = await runCli(['enqueue', '--redis', redis.url], { input: lines.join('\n') });
  expect(code).toBe(1);
  expect(stderr).toContain('no address: bad-input');
  expect(stderr).toContain('mailto:ann@example.com: bad-input');
  expect(stderr).toContain('2 addresses given to the queue');
  const queue = await openPithQueue({ redis: redis.url });
  expect((await queue.status()).map(({ host }) => host).toSorted()).toEqual(['one.example', 'two.example']);
  await expect(queue.add(['nonsense', 'https://three.example/'])).rejects.toMatchObject({
    code: 'bad-input',
  });
  expect(await queue.status()).toHaveLength(3);
  await queue.close();
});

test('Ctrl+C finishes the page in hand, and a second one ends at once', async () => {
  let answer: () => void = () => undefined;
  const site = await serveSite({
    '/slow': (_, response) => void (answer = () => response.writeHead(200, HTML).end(pageAbout('/slow'))),
    '/never': () => undefined,
  });
  const queue = await openPithQueue({ redis: redis.url });
  await queue.add([`${site.origin}/slow`]);
  const patient = start();
  await until(() => site.asked.includes('/slow'));
  patient.signal('SIGINT');
  await until(() => patient.told().includes('Finishing'));
  answer();
  expect(await patient.ended).toBe(0);
  expect((await all(queue.results())).map(({ title }) => title)).toEqual(['Page /slow']);

  await queue.add([`${site.origin}/never`]);
  const hasty = start();
  await until(() => site.asked.includes('/never'));
  hasty.signal('SIGINT');
  await until(() => hasty.told().includes('Finishing'));
  hasty.signal('SIGINT');
  expect(await hasty.ended).toBe(130);
  await queue.close();
  site.close();
});

const HTML = { 'content-type': 'text/html; charset=utf-8' };
