// Workers on one Redis: processes that are killed, a Redis that is started again, and what the site's log says.

import { expect, test } from '@playwright/test';
import { openPithQueue } from '../../src/automation/queue/enqueue.ts';
import { type TestRedis, startRedis } from './redis.ts';
import { runCli } from './run-cli.ts';
import { pageAbout, serveSite } from './site.ts';
import { type TestWorker, all, count, startWorker, until } from './worker.ts';

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
const workers = new Set<TestWorker>();
const start = (): TestWorker => {
  const trust = HOSTS.flatMap((host) => ['--trust', host]);
  const worker = startWorker(redis.url, ['--delay', `${DELAY}`, '--concurrency', `${TABS}`, ...trust]);
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
  const [victim] = [start(), start()];
  await until(async () => (await count(queue)) >= PAGES / 3);
  await victim.kill();
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
  const completed = (await queue.status()).map(({ counts }) => counts['completed'] as number);
  const shares = HOSTS.map((_, index) => Math.ceil((PAGES - index) / HOSTS.length));
  expect(completed.toSorted((one, other) => other - one)).toEqual(shares);
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
  start();
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

test('without Redis both commands say so, and how they end', async () => {
  await redis.kill();
  for (const command of [['worker'], ['enqueue', 'https://example.com/']]) {
    const { code, stderr } = await runCli([...command, '--redis', redis.url]);
    expect(stderr).toMatch(/queue-failed: There is no Redis at redis:\/\/127/);
    expect(code).toBe(3);
  }
});
