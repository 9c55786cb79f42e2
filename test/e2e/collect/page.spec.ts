import { expect, test } from '@playwright/test';
import { findFaults } from '../accessibility.ts';
import { type CollectBrowser, startBrowser, untilDone } from './browser.ts';
import { type TestSite, startTestSite } from './test-site.ts';

let site: TestSite;
let browser: CollectBrowser;
test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  site = await startTestSite();
  browser = await startBrowser('', site.port);
});
test.afterAll(async () => {
  await browser.context.close();
  site.close();
});

test('a pasted list is counted, collected, paused, resumed, filtered, asked and opened', async () => {
  const page = await browser.openCollect();
  await page.getByLabel('Pages from').selectOption('list');
  const lines = Array.from({ length: 40 }, (_, index) => site.at(`/docs/page-${index + 1}`));
  await page
    .locator('[name=list]')
    .fill(`\uFEFF\n${lines.join('\r\n')}\n${lines[0]}\nmailto:ann@site.example\n${site.at('/missing')}\n`);
  await page.getByRole('button', { name: 'Count pages' }).click();
  await expect(page.locator('.collect-form [role=status]')).toHaveText(
    '41 pages, 1 stood there twice, 1 left out.',
  );
  await page.getByText('Patterns').click();
  await page.getByLabel(/Never fetch/).fill('/docs/page-4*');
  await expect(page.getByText(/^2 of 41:/)).toBeVisible();
  await page.getByLabel(/Never fetch/).fill('/(/');
  await expect(page.getByText(/The pattern \/\(\/ cannot be used/)).toBeVisible();
  await page.getByLabel(/Never fetch/).fill('');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.job-title [role=status]')).toHaveText('Collecting…');
  await expect.poll(() => page.locator('.state-done').count()).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.locator('.job-title [role=status]')).toHaveText('Paused');
  await page.getByRole('button', { name: 'Go on' }).click();
  await untilDone(page);
  await expect(page.locator('.job-figures')).toContainText('40 kept, 1 left out, 0 failed, 0 waiting');
  await page.getByLabel('State').selectOption('skipped');
  await expect(page.locator('.page-rows [role=row]')).toHaveText(/answered with an error: 404/);
  await page.getByLabel('State').selectOption('');
  await page.getByLabel('Filter by title or address').fill('page-17');
  await page.getByRole('button', { name: 'Docs page 17', exact: true }).click();
  await expect(page.locator('dialog pre')).toContainText('# Docs page 17');
  await page.locator('dialog').getByRole('button', { name: 'Close' }).click();
  const word = /\b[a-z]+\d+\b/.exec(
    await page.evaluate(async (key) => {
      const job = pithCollect.desk.open?.job.id ?? '';
      return (await pithCollect.io.store.page(job, key))?.page.bodyText ?? '';
    }, lines[29] ?? ''),
  )?.[0];
  await page.getByLabel('Ask across these pages').fill(`"${word}"`);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.locator('dialog .sources a').first()).toBeVisible();
  await expect(page.locator('dialog pre')).toContainText(String(word));
  await page.locator('dialog').getByRole('button', { name: 'Close' }).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findFaults(page)).toEqual([]);
  }
  await page.close();
});

test('a source that is none is told in a sentence, and nothing is started', async () => {
  const page = await browser.openCollect();
  const status = page.locator('.collect-form [role=status]');
  const tell = async (kind: string, url: string, words: string | RegExp): Promise<void> => {
    await page.getByLabel('Pages from').selectOption(kind);
    await page.locator('[name=url]').fill(url);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(status).toContainText(words);
  };
  await tell(
    'feed',
    site.at('/docs/page-1'),
    'is no feed, names none, and its site has none in the usual places',
  );
  await tell(
    'sitemap',
    site.at('/feed-20.xml'),
    'is no sitemap: its root is neither urlset nor sitemapindex',
  );
  await tell('crawl', 'mailto:ann@site.example', 'is no address of a web page');
  await tell('llms', site.at('/'), 'did not give the page');
  await page.close();
});

test('a second window shows that the first one is at work', async () => {
  const first = await browser.openCollect();
  const id = await first.evaluate(
    (seeds) => pithCollect.desk.start({ listing: { name: 'two', seeds }, options: { delay: 200 } }),
    Array.from({ length: 30 }, (_, index) => site.at(`/blog/post-${index + 1}`)),
  );
  const started = site.log.length;
  const second = await browser.openCollect(id);
  await expect(second.locator('.job-title [role=status]')).toHaveText('Another window is collecting this.');
  await first.bringToFront();
  await untilDone(first);
  const paths = site.log.slice(started).map(({ path }) => path);
  expect(paths.length).toBe(new Set(paths).size);
  await Promise.all([first.close(), second.close()]);
});
