import { expect, test } from '@playwright/test';
import { type CollectBrowser, rowsOf, startBrowser, startJob, untilDone } from './browser.ts';
import { FEEDS } from './test-feeds.ts';
import { KEPT, type TestSite, startTestSite } from './test-site.ts';

let site: TestSite;
let browser: CollectBrowser;

test.beforeAll(async () => {
  site = await startTestSite();
  browser = await startBrowser('', site.port);
});
test.afterAll(async () => {
  await browser.context.close();
  site.close();
});
test.describe.configure({ timeout: 300_000 });

test('a site of 500 pages is collected to exactly the right set, as its robots.txt allows', async () => {
  const page = await browser.openCollect();
  const started = site.log.length;
  const id = await startJob(page, [site.at('/')], {
    follow: true,
    leastScore: 35,
    delay: 0,
    retries: 1,
    maxPages: 5_000,
  });
  await untilDone(page, 280_000);
  const rows = await rowsOf(page, id);
  const pathOf = (key: string): string => key.slice(site.at('').length);
  const by = (state: string, reason?: string) =>
    rows
      .filter((row) => row.state === state && (reason === undefined || row.reason === reason))
      .map(({ key }) => pathOf(key));
  expect(by('done').toSorted()).toEqual(KEPT);
  expect(by('failed').toSorted()).toEqual(['/broken/1', '/broken/2', '/broken/3', '/hang']);
  expect(by('skipped', 'robots').toSorted()).toEqual(['/private/1', '/private/2', '/sent-to-private']);
  expect(by('skipped', 'duplicate')).toHaveLength(45);
  expect(by('skipped', 'http-status')).toEqual(['/missing']);
  expect(by('skipped', 'soft-404')).toEqual(['/soft']);
  // Each page once; what failed as often as was asked for; nothing that robots.txt keeps out.
  const paths = site.log.slice(started).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/private'))).toEqual([]);
  const again = paths.filter(
    (path, index) =>
      paths.indexOf(path) !== index && !/^\/(?:broken|flaky|hang|app|docs\/page-\d+$)/.test(path),
  );
  expect(again).toEqual([]);
  expect(paths.filter((path) => path.startsWith('/calendar')).length).toBeLessThan(40);
  expect(paths.some((path) => /sid|utm/i.test(path))).toBe(false);
  await page.close();
});

test('the delay that a site asks for is kept', async () => {
  const page = await browser.openCollect();
  const started = site.log.length;
  await startJob(
    page,
    [1, 2, 3, 4, 5].map((number) => site.at(`/docs/page-${number}`, 'calm.example')),
    { delay: 0 },
  );
  await untilDone(page);
  const times = site.log.slice(started).map(({ at }) => at);
  expect(times).toHaveLength(6);
  // From question to question, a little less than a second where the network is slower with the first.
  for (const [index, at] of times.slice(1).entries()) expect(at - (times[index] ?? 0)).toBeGreaterThan(900);
  await page.close();
});

test('sitemap index and every kind of feed are counted before anything is fetched', async () => {
  const page = await browser.openCollect();
  await page.getByLabel('Pages from').selectOption('sitemap');
  await page.locator('[name=url]').fill(site.at('/'));
  await page.getByRole('button', { name: 'Count pages' }).click();
  await expect(page.getByRole('status').first()).toContainText('410 pages');
  for (const path of FEEDS) {
    await page.getByLabel('Pages from').selectOption('feed');
    await page.locator('[name=url]').fill(site.at(path));
    await page.getByRole('button', { name: 'Count pages' }).click();
    await expect(page.getByRole('status').first(), path).toContainText('5 pages');
  }
  await page.close();
});
