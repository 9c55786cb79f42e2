// The options for pages that are not open: what is typed is understood as hosts, and the cache can be seen and emptied.

import { expect, test } from './fixture.ts';
import { findFaults } from './accessibility.ts';

test('hosts are stored as they are understood, and an own host comes with a warning', async ({
  pith,
}, info) => {
  const page = await pith.context.newPage();
  await page.goto(new URL('/options.html', pith.worker.url()).href);
  const signedIn = page.getByRole('textbox', { name: 'Sites that get your cookies' });
  await signedIn.fill('https://News.Example/login other.example');
  await signedIn.blur();
  await expect(signedIn).toHaveValue('news.example\nother.example');
  const local = page.getByRole('textbox', { name: 'Allow one host of my local network' });
  await local.fill('http://192.168.178.20:8080/wiki');
  await local.blur();
  await expect(local).toHaveValue('192.168.178.20');
  await expect(page.getByText(/^Links to 192\.168\.178\.20 reach your own network/)).toBeVisible();
  await page.reload();
  await expect(local).toHaveValue('192.168.178.20');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findFaults(page)).toEqual([]);
    await page.screenshot({ path: info.outputPath(`fetch-options-${colorScheme}.png`), fullPage: true });
  }
  await page.close();
  await pith.worker.evaluate(() => chrome.storage.local.clear());
});

test('the cache is told and emptied', async ({ pith }) => {
  const page = await pith.context.newPage();
  await page.goto(new URL('/options.html', pith.worker.url()).href);
  await expect(page.getByText(/^\d+ pages, \d+ kB/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Cleared.')).toBeVisible();
  await expect(page.getByText('0 pages, 0 kB. 0 of 0 requests were answered from here.')).toBeVisible();
  await page.close();
});
