// Workers on one Redis: processes that are killed, a Redis that is started again, and what the site's log says.

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { Queue } from 'bullmq';
import { expect, test } from '@playwright/test';
import { type PithQueue, openPithQueue } from '../../src/automation/queue/enqueue.ts';
import type { PageJob, QueuedResult } from '../../src/automation/queue/page-job.ts';
import { type TestRedis, startRedis } from './redis.ts';
import { runCli } from './run-cli.ts';
import { pageAbout, serveSite } from './site.ts';

/** Pages of the long run; more by hand. */
const PAGES = Number(process.env['PITH_QUEUE_PAGES'] ?? 60);
const HOSTS = ['127.0.0.1', '127.0.0.3', '127.0.0.4'];
/** Between two pages of a host, in milliseconds. */
const DELAY = 250;
/** Tabs of a worker. */
const TABS = 2;
/** How long Redis is away, in milliseconds; a minute by hand. */
const OUTAGE = Number(process.env['PITH_REDIS_OUTAGE'] ?? 2_000);

test.describe.configure({ timeout: 900_000, mode: 'serial' });

let redis: TestRedis;
const workers = new Set<ChildProcess>();
test.beforeEach(async () => {
  redis = await startRedis();
});
test.afterEach(async () => {
  await Promise.all([...workers].map(end));
  await redis.remove();
});

test('a killed worker and a restarted Redis lose no page and double none, and the pace of each host holds', async () => {
  const times = new Map<string, number[]>();
  const sites = await Promise.all(
    HOSTS.map((host) => serveSite({}, host, (path) => (path.startsWith('/p') ? note(host) : undefined))),
  );
  const note = (host: string) => times.set(host, [...(times.get(host) ?? []), performance.now()]);
  const urls = Array.from(
    { length: PAGES },
    (_, index) => `${sites[index % HOSTS.length]?.origin}/p${index}`,
  );
  const queue = await openPithQueue({ redis: redis.url, request: { query: 'tide' } });
  expect(await queue.add([...urls, ...urls])).toBe(2 * PAGES);
  const [victim] = [startWorker(), startWorker()];
  await until(async () => (await count(queue)) >= PAGES / 3);
  await end(victim as ChildProcess);
  await redis.kill();
  await new Promise((resolve) => {
    setTimeout(resolve, OUTAGE);
  });
  await redis.start();
  await until(async () => (await count(queue)) >= PAGES);
  const results = await all(queue.results());
  expect(results.map(({ url }) => url).toSorted()).toEqual(urls.toSorted());
  expect(await all(queue.failures())).toEqual([]);
  for (const { url, output } of results) expect(output).toContain(`# Page ${new URL(url).pathname}`);
  // By the server's clock: no page of a host sooner than the delay after the one before.
  for (const asked of times.values()) {
    for (const [index, at] of asked.slice(1).entries()) {
      expect(at - (asked[index] as number)).toBeGreaterThanOrEqual(DELAY);
    }
  }
  const [status] = await queue.status();
  expect(status?.counts['completed']).toBe(Math.ceil(PAGES / HOSTS.length));
  await queue.close();
  sites.forEach((site) => site.close());
});

test('a crawl goes back into the queue once a page, within its host, and robots.txt holds', async () => {
  const links =
    '<a href="/a">a</a> <a href="/b#x">b</a> <a href="/private/c">c</a> <a href="http://10.0.0.1/">d</a>';
  const site = await serveSite({
    '/': `${pageAbout('/')}<p>Where it goes on from here: ${links}</p>`,
    '/a': `${pageAbout('/a')}<p>And back to where it started: <a href="/">start</a> ${links}</p>`,
    '/robots.txt': (_, response) => void response.end('User-agent: *\nDisallow: /private/\n'),
  });
  const enqueued = await runCli(['enqueue', `${site.origin}/`, '--follow', '--redis', redis.url]);
  expect(enqueued.stderr).toContain('1 addresses given to the queue');
  startWorker();
  const queue = await openPithQueue({ redis: redis.url });
  await until(async () => (await all(queue.failures())).length === 1 && (await count(queue)) === 3);
  expect((await all(queue.results())).map(({ url }) => new URL(url).pathname).toSorted()).toEqual([
    '/',
    '/a',
    '/b',
  ]);
  expect((await all(queue.failures()))[0]?.reason).toMatch(/^robots-refused/);
  expect(site.asked.filter((path) => path === '/a')).toHaveLength(1);
  const { stdout } = await runCli(['enqueue', '--results', '--redis', redis.url]);
  expect(stdout.trim().split('\n')).toHaveLength(4);
  await queue.close();
  site.close();
});

test('jobs of another release and forbidden addresses fail once, with a sentence', async () => {
  const site = await serveSite();
  const queue = await openPithQueue({ redis: redis.url });
  await queue.add([`${site.origin}/old`, 'http://10.0.0.1/']);
  const { host } = new URL(site.origin);
  const jobs = new Queue<PageJob, QueuedResult>(`host-${host.replace(':', '_')}`, {
    connection: { url: redis.url },
    prefix: 'pith',
  });
  const [job] = await jobs.getJobs(['waiting']);
  await job?.updateData({ ...job.data, version: 99 });
  startWorker();
  await until(async () => (await all(queue.failures())).length === 2);
  const reasons = (await all(queue.failures())).map(({ reason }) => reason).toSorted();
  expect(reasons[0]).toMatch(/^address-refused: /);
  expect(reasons[1]).toMatch(/^version-mismatch: The job has version 99, this worker 1/);
  await jobs.close();
  await queue.close();
  site.close();
});

test('without Redis both commands say so, and how they end', async () => {
  await redis.kill();
  for (const command of [['worker'], ['enqueue', 'https://example.com/']]) {
    const { code, stderr } = await runCli([...command, '--redis', redis.url]);
    expect(stderr).toMatch(/queue-failed: There is no Redis at redis:\/\/127/);
    expect(code).toBe(3);
  }
});

function startWorker(): ChildProcess {
  const main = join(import.meta.dirname, '../../src/automation/cli/main.ts');
  const trust = HOSTS.flatMap((host) => ['--trust', host]);
  const flags = ['--redis', redis.url, '--delay', String(DELAY), '--concurrency', String(TABS), ...trust];
  const child = spawn(process.execPath, ['--import', 'tsx', main, 'worker', ...flags], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', process.env['PITH_DEBUG'] ? 'inherit' : 'ignore'],
  });
  workers.add(child);
  return child;
}

/** Its browser ends with it: the pipe between them closes. */
async function end(child: ChildProcess): Promise<void> {
  workers.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

const count = async (queue: PithQueue): Promise<number> =>
  (await queue.status()).reduce((sum, { counts }) => sum + (counts['completed'] ?? 0), 0);

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) {
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
}
