// What runs a job is killed in the middle, again and again: the tab, the worker, the whole browser.

import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { type CollectBrowser, startBrowser, startJob, untilDone } from './browser.ts';
import { type TestSite, startTestSite } from './test-site.ts';

/** How often each is killed; `PITH_KILLS=20` takes some minutes. */
const KILLS = Number(process.env['PITH_KILLS'] ?? '2');
const PARALLEL = 4;
const PAGES = Math.max(60, KILLS * 12);

let site: TestSite;
let whole: Record<string, string>;
test.describe.configure({ mode: 'serial', timeout: 900_000 });

const seeds = (): string[] =>
  Array.from({ length: PAGES }, (_, index) =>
    site.at(`/${index % 2 ? 'docs/page' : 'blog/post'}-${index + 1}`),
  );
const options = { delay: 20, parallel: PARALLEL, parallelPerHost: PARALLEL, leastScore: 0 };

test.beforeAll(async () => {
  site = await startTestSite();
  const browser = await startBrowser('', site.port);
  const page = await browser.openCollect();
  await startJob(page, seeds(), options);
  await untilDone(page);
  whole = await exported(page);
  await browser.context.close();
});
test.afterAll(() => site.close());

/** Names and hashes of what the ZIP holds, but for the moments in it. */
async function exported(page: Page): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'pith-kill-'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as…' }).click();
  await page.locator('[data-format=zip]').click();
  const file = join(folder, 'all.zip');
  await (await download).saveAs(file);
  expect(spawnSync('unzip', ['-tq', file]).status).toBe(0);
  spawnSync('unzip', ['-q', file, '-d', join(folder, 'all')]);
  const names = readdirSync(join(folder, 'all'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const hashes = Object.fromEntries(
    names.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const text = readFileSync(path, 'utf8').replace(/"timestamp":"[^"]*"/g, '');
      return [path.slice(folder.length), createHash('sha256').update(text).digest('hex')];
    }),
  );
  rmSync(folder, { recursive: true });
  return hashes;
}

/** Runs a job to its end while `kill` strikes at random moments; checks result and server's log. */
async function survive(
  kill: (browser: CollectBrowser, page: Page) => Promise<{ browser: CollectBrowser; page: Page }>,
  profile: string,
): Promise<void> {
  const started = site.log.length;
  let browser = await startBrowser(profile, site.port);
  let page = await browser.openCollect();
  const id = await startJob(page, seeds(), options);
  let inFlight = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const settled = (): Promise<number> =>
      page.evaluate(
        () =>
          [...(pithCollect.desk.open?.rows.values() ?? [])].filter(({ state }) => state === 'done').length,
      );
    const target = (await settled()) + 1 + Math.floor(Math.random() * 6);
    while ((await settled()) < Math.min(target, PAGES - 5)) await page.waitForTimeout(20);
    await page.waitForTimeout(Math.random() * 120);
    inFlight += PARALLEL;
    ({ browser, page } = await kill(browser, page));
    if (page.url().includes('collect.html') && !page.url().includes(id))
      throw new Error('The tab lost its job.');
  }
  await untilDone(page);
  expect(await exported(page)).toEqual(whole);
  const paths = site.log.slice(started).map(({ path }) => path);
  expect(new Set(paths).size).toBe(PAGES + 1);
  expect(paths.length - new Set(paths).size).toBeLessThanOrEqual(inFlight);
  test.info().annotations.push({
    type: 'kills',
    description: `${KILLS} kills, ${paths.length - new Set(paths).size} pages fetched again`,
  });
  console.log(`${KILLS} kills: ${paths.length - new Set(paths).size} of ${PAGES} pages fetched again`);
  await browser.context.close();
}

const jobOf = (page: Page): string => new URL(page.url()).hash.slice(1);

test('the tab is closed', async () => {
  await survive(async (browser, page) => {
    const job = jobOf(page);
    await page.close();
    return { browser, page: await browser.openCollect(job) };
  }, '');
});

test('the worker is killed', async () => {
  await survive(async (browser, page) => {
    const { context } = browser;
    const isMarked = (): Promise<boolean> =>
      (context.serviceWorkers().at(-1) as CollectBrowser['worker'])
        .evaluate(() => 'marked' in globalThis)
        .catch(() => true);
    await context
      .serviceWorkers()
      .at(-1)
      ?.evaluate(() => void Object.assign(globalThis, { marked: true }));
    await stopWorker(browser, page);
    // The next page that is to be read wakes another one.
    await expect.poll(isMarked).toBe(false);
    return { browser, page };
  }, '');
});

/** As the browser does when it wants the memory back. */
async function stopWorker({ context }: CollectBrowser, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

test('the browser process is killed', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'pith-profile-'));
  await survive(async (browser, page) => {
    const job = jobOf(page);
    const gone = browser.context.waitForEvent('close');
    for (const pid of processesOf(profile)) process.kill(pid, 'SIGKILL');
    await gone;
    const next = await startBrowser(profile, site.port);
    return { browser: next, page: await next.openCollect(job) };
  }, profile);
  rmSync(profile, { recursive: true, force: true });
});

/** The browser itself, by the profile that it was started with. */
function processesOf(profile: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return line.includes(`--user-data-dir=${profile}`) && !line.includes('--type=');
      } catch {
        return false;
      }
    });
}
