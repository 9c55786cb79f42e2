// The options page: a change works at once, survives a reload, and can be taken back.

import { expect, test } from './fixture.ts';
import { findFaults } from './accessibility.ts';

test('a setting is stored as it is made, and the reset takes it back', async ({ pith }, info) => {
  const page = await pith.context.newPage();
  await page.goto(new URL('/options.html', pith.worker.url()).href);
  const copyOnOpen = page.getByRole('checkbox', { name: 'Copy as soon as the popup opens' });
  await copyOnOpen.uncheck();
  await page.reload();
  await expect(copyOnOpen).not.toBeChecked();
  await page.screenshot({ path: info.outputPath('options.png') });
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(copyOnOpen).toBeChecked();
  await expect(page.getByRole('status')).toHaveText('The defaults are back.');
  await page.close();
});

test('with copying on open off, the popup copies only when asked', async ({ pith }) => {
  const { worker, context } = pith;
  await worker.evaluate(() => chrome.storage.local.set({ settings: { copyOnOpen: false } }));
  const page = await pith.open(
    '<meta charset="utf-8"><title>Tides</title><h1>Tides</h1><p>The sea rises twice a day.</p>',
  );
  const tab = await worker.evaluate(async () => (await chrome.tabs.query({ active: true }))[0]?.id);
  const popup = await context.newPage();
  await popup.goto(new URL(`/popup.html?tab=${tab}`, worker.url()).href);
  await expect(popup.getByTitle('Exact count')).toBeVisible();
  await expect(popup.getByRole('status')).toHaveText('');
  await popup.getByRole('button', { name: 'Copy', exact: false }).first().click();
  await expect(popup.getByRole('status')).toHaveText('Copied');
  await worker.evaluate(() => chrome.storage.local.clear());
  await page.close();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the options page has no accessibility fault that axe can find, ${scheme}`, async ({ pith }, info) => {
    const page = await pith.context.newPage();
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(new URL('/options.html', pith.worker.url()).href);
    await page.getByRole('button', { name: 'Change shortcuts' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.screenshot({ path: info.outputPath('options.png'), fullPage: true });
  });
}
