// Many pages in Firefox: the same site, the same set, and nothing lost when the tab is closed in the middle. Killing the
// whole browser is tried in Chromium alone: an add-on that is loaded for a test does not outlive Firefox.

import { expect, test } from '@playwright/test';
import { type Page, launch } from 'puppeteer-core';
import type { JobOptions, PageRow } from '../../src/collect/job/job.ts';
import { FIREFOX, FIREFOX_EXTENSION, extensionPage } from '../cases/firefox.ts';
import { KEPT, type TestSite, startTestSite } from '../e2e/collect/test-site.ts';

type Firefox = Awaited<ReturnType<typeof launch>>;
let site: TestSite;
let firefox: Firefox;
let home: Page;
test.describe.configure({ mode: 'serial', timeout: 400_000 });

test.beforeAll(async () => {
  site = await startTestSite();
  firefox = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    protocolTimeout: 400_000,
    extraPrefsFirefox: { 'network.dns.localDomains': 'site.example,calm.example' },
  });
  await firefox.installExtension(FIREFOX_EXTENSION);
  home = await extensionPage(() => firefox.pages());
});
test.afterAll(async () => {
  await firefox?.close();
  site.close();
});

/** Pages of the extension are opened by the extension: nobody else may. */
async function openCollect(job = ''): Promise<Page> {
  const before = new Set(await firefox.pages());
  await home.evaluate(
    (hash) =>
      (globalThis as unknown as { browser: typeof chrome }).browser.tabs.create({
        url: `/collect.html?trusted=127.0.0.1&trusted=::1${hash}`,
      }) as Promise<unknown> as Promise<void>,
    job && `#${job}`,
  );
  // Its address is not told: what is in it tells.
  for (let step = 0; step < 200; step += 1) {
    for (const page of await firefox.pages()) {
      if (before.has(page)) continue;
      if (await page.evaluate(() => globalThis.pithCollect !== undefined).catch(() => false)) return page;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The page of collections did not open.');
}

const start = (page: Page, seeds: string[], options: Partial<JobOptions>): Promise<string> =>
  page.evaluate(
    (addresses, given) =>
      pithCollect.desk.start({ listing: { name: 'site.example', seeds: addresses }, options: given }),
    seeds,
    options,
  );

async function untilDone(page: Page): Promise<void> {
  while (
    !(await page.evaluate(
      () => pithCollect.desk.open?.job.state === 'done' && !pithCollect.desk.open.isRunning,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 250));
}

/** As JSON: what crosses from an extension's page must be plain. */
const rowsOf = async (page: Page, id: string): Promise<PageRow[]> =>
  JSON.parse(
    await page.evaluate(async (job) => JSON.stringify(await pithCollect.io.store.pages(job)), id),
  ) as PageRow[];

test('a site of 500 pages is collected to exactly the right set', async () => {
  const page = await openCollect();
  const id = await start(page, [site.at('/')], {
    follow: true,
    leastScore: 35,
    delay: 0,
    retries: 1,
    maxPages: 5_000,
  });
  await untilDone(page);
  const rows = await rowsOf(page, id);
  const by = (state: string, reason?: string) =>
    rows
      .filter((row) => row.state === state && (reason === undefined || row.reason === reason))
      .map(({ key }) => key.slice(site.at('').length));
  expect(by('done').toSorted()).toEqual(KEPT);
  expect(by('failed').toSorted()).toEqual(['/broken/1', '/broken/2', '/broken/3', '/hang']);
  expect(by('skipped', 'robots').toSorted()).toEqual(['/private/1', '/private/2', '/sent-to-private']);
  expect(site.log.some(({ path }) => path.startsWith('/private'))).toBe(false);
  await page.close();
});

test('a tab that is closed in the middle, three times, loses nothing', async () => {
  const seeds = Array.from({ length: 60 }, (_, index) => site.at(`/docs/page-${index + 1}`));
  const options = { delay: 20, parallel: 4, parallelPerHost: 4 };
  const texts = async (page: Page, id: string): Promise<string> =>
    page.evaluate(async (job) => {
      const { store } = pithCollect.io;
      const rows = await store.pages(job);
      const pages = await Promise.all(rows.map(({ key }) => store.page(job, key)));
      return JSON.stringify(
        pages.map((stored, index) => [
          rows[index]?.key,
          rows[index]?.state,
          stored?.page.title,
          stored?.page.text,
        ]),
      );
    }, id);
  let page = await openCollect();
  const undisturbed = await start(page, seeds, options);
  await untilDone(page);
  const whole = await texts(page, undisturbed);
  const started = site.log.length;
  const id = await start(page, seeds, options);
  for (let round = 1; round <= 3; round += 1) {
    const settled = () =>
      page.evaluate(
        () =>
          [...(pithCollect.desk.open?.rows.values() ?? [])].filter(({ state }) => state === 'done').length,
      );
    while ((await settled()) < round * 12) await new Promise((resolve) => setTimeout(resolve, 20));
    await page.close();
    page = await openCollect(id);
  }
  await untilDone(page);
  expect(await texts(page, id)).toEqual(whole);
  const paths = site.log.slice(started).map(({ path }) => path);
  expect(new Set(paths).size).toBe(61);
  expect(paths.length - new Set(paths).size).toBeLessThanOrEqual(12);
});
