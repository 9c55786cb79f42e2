// The options page: a change works at once, survives a reload, and can be taken back.

import { expect, test } from './fixture.ts';
import { startModelServer } from '../chat/endpoint/model-server.ts';
import { findFaults } from './accessibility.ts';
import { readEndpoints, writeEndpoints } from './endpoints.ts';

test('a setting is stored as it is made, and the reset takes it back', async ({ pith }, info) => {
  const page = await pith.context.newPage();
  await page.goto(new URL('/options.html', pith.worker.url()).href);
  const copyOnOpen = page.getByRole('checkbox', { name: 'Copy as soon as the popup opens' });
  await copyOnOpen.uncheck();
  const stored = () => pith.worker.evaluate(() => chrome.storage.local.get('settings'));
  await expect.poll(stored).toMatchObject({ settings: { copyOnOpen: false } });
  await page.reload();
  await expect(copyOnOpen).not.toBeChecked();
  await page.screenshot({ path: info.outputPath('options.png') });
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(copyOnOpen).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'The defaults are back.' })).toBeVisible();
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

test('a chat server is added, tested and removed, and its key stays apart from the settings', async ({
  pith,
}, info) => {
  const server = await startModelServer({ models: ['tides'] });
  const page = await pith.context.newPage();
  await page.goto(new URL('/options.html', pith.worker.url()).href);
  const address = page.getByRole('combobox', { name: 'Address of a server' });
  await address.fill('ftp://nowhere');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('#endpoint-wrong')).toContainText('no address of a server');
  await address.fill(`127.0.0.1:${server.port}`);
  await address.press('Enter');
  await expect(page.locator('.endpoint-state')).toHaveText('Works. Models: tides');
  await page.getByLabel('Key, if the server wants one').fill('sk-harbour');
  await page.getByLabel('Tokens of a page at most').fill('9000');
  await page.getByRole('button', { name: `Test: ${server.url}` }).click();
  await expect.poll(() => server.asked.at(-1)?.authorization).toBe('Bearer sk-harbour');
  await page.screenshot({ path: info.outputPath('options.png'), fullPage: true });
  const read = () =>
    pith.worker.evaluate(async () => ({
      local: await chrome.storage.local.get(),
      sync: await chrome.storage.sync.get(),
    }));
  await expect
    .poll(() => readEndpoints(pith.worker))
    .toEqual([{ url: server.url, key: 'sk-harbour', model: '', pageTokens: 9000 }]);
  const stored = await read();
  expect(JSON.stringify([stored.local, stored.sync])).not.toContain('sk-harbour');
  await server.stop();
  await page.getByRole('button', { name: `Test: ${server.url}` }).click();
  await expect(page.locator('.endpoint-state')).toContainText('The server is not running');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findFaults(page)).toEqual([]);
  }
  await page.getByRole('button', { name: `Remove: ${server.url}` }).click();
  await expect(page.locator('.endpoint')).toHaveCount(0);
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

test('of two settings changed at once both are kept', async ({ pith }) => {
  const page = await pith.context.newPage();
  await page.goto(new URL('/options.html', pith.worker.url()).href);
  await page.getByRole('checkbox', { name: 'Copy as soon as the popup opens' }).waitFor();
  const before = await page.getByRole('checkbox').evaluateAll((boxes) => {
    const first = (boxes as HTMLInputElement[]).slice(0, 3);
    for (const box of first) box.click();
    return first.map(({ checked }) => checked);
  });
  await expect
    .poll(() => pith.worker.evaluate(async () => (await chrome.storage.local.get('settings'))['settings']))
    .toMatchObject({ copyOnOpen: before[0], frontMatter: before[1], collapsed: before[2] });
  await pith.worker.evaluate(() => chrome.storage.local.clear());
  await page.close();
});

test('a model chosen in the panel and a key typed in the options are both kept', async ({ pith }) => {
  const server = await startModelServer({ models: ['small', 'large'] });
  const endpoint = { url: server.url, key: '', model: 'small', pageTokens: 3000 };
  await writeEndpoints(pith.worker, [endpoint]);
  const options = await pith.context.newPage();
  await options.goto(new URL('/options.html', pith.worker.url()).href);
  await expect(options.locator('.endpoint-state')).toContainText('Works.');
  await writeEndpoints(pith.worker, [{ ...endpoint, model: 'large' }]);
  await options.getByLabel('Key, if the server wants one').fill('sk-harbour');
  await options.keyboard.press('Tab');
  await expect
    .poll(() => readEndpoints(pith.worker))
    .toEqual([{ ...endpoint, model: 'large', key: 'sk-harbour' }]);
  await server.stop();
  await pith.worker.evaluate(() => chrome.storage.local.clear());
  await options.close();
});
