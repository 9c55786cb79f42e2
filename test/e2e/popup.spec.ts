// The popup as a person meets it, opened as a tab of 400 by 600 pixels. Screenshots of its states go to test-results.

import { readFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { findFaults } from './accessibility.ts';
import { expect, test } from './fixture.ts';
import { HARBOUR } from './harbour-page.ts';
import { clipboardText, openPopup } from './open-popup.ts';

test('the popup copies the page at once and shows exactly what it copied', async ({ pith }, info) => {
  const page = await pith.open(HARBOUR);
  const popup = await openPopup(pith, page);
  await expect(popup.getByRole('status')).toHaveText('Copied');
  const shown = await popup.locator('.markdown').textContent();
  expect(shown).toContain('# Understanding Tides');
  expect(await clipboardText(pith, page)).toBe(shown);
  await shoot(popup, info);
});

test('the number is the exact count of the chosen tokenizer', async ({ pith }) => {
  const popup = await openPopup(pith, await pith.open(HARBOUR));
  const { getEncoding } = await import('js-tiktoken');
  const shown = (await popup.locator('.markdown').textContent()) as string;
  const count = (name: 'o200k_base' | 'cl100k_base') => String(getEncoding(name).encode(shown).length);
  await expect(popup.locator('.hero strong')).toHaveText(count('o200k_base'));
  await expect(popup.getByTitle('Exact count')).toBeVisible();
  await popup.getByRole('button', { name: 'More' }).click();
  await popup.getByRole('radio', { name: 'cl100k_base' }).check();
  await expect(popup.locator('.hero strong')).toHaveText(count('cl100k_base'));
  await popup.getByRole('radio', { name: 'o200k_base' }).check();
});

test('a section without its check mark stays out of the copy', async ({ pith }, info) => {
  const page = await pith.open(HARBOUR);
  const popup = await openPopup(pith, page);
  await popup.getByRole('checkbox', { name: 'Spring and neap' }).uncheck();
  await expect(popup.getByRole('status')).toHaveText('Changed since the copy');
  await expect(popup.getByRole('checkbox', { name: 'The rule of twelfths' })).not.toBeChecked();
  await popup.keyboard.press('c');
  await expect(popup.getByRole('status')).toHaveText('Copied');
  await shoot(popup, info);
  const copied = await clipboardText(pith, page);
  expect(copied).toContain('Why the harbour floods late');
  expect(copied).not.toContain('spring tides');
  expect(copied).not.toContain('twelfths');
});

test('a question shows the sections that answer, and the number is that of their text', async ({
  pith,
}, info) => {
  const popup = await openPopup(pith, await pith.open(HARBOUR));
  await popup.getByRole('searchbox', { name: 'Ask this page' }).fill('spring tides');
  await popup.getByRole('spinbutton', { name: 'Tokens at most' }).fill('150');
  await expect(popup.locator('.focus-state')).toContainText('sections answer and fit');
  await expect(popup.getByTitle('Exact count')).toBeVisible();
  const { getEncoding } = await import('js-tiktoken');
  // The estimate shows a little less until the exact choice takes its place.
  await expect(async () => {
    const shown = (await popup.locator('.markdown').textContent()) as string;
    const tokens = getEncoding('o200k_base').encode(shown).length;
    expect(tokens).toBeLessThanOrEqual(150);
    expect(await popup.locator('.hero strong').textContent()).toBe(String(tokens));
  }).toPass();
  await expect(popup.getByRole('img', { name: 'Relevance: 100%' })).toBeVisible();
  expect(await findFaults(popup)).toEqual([]);
  await shoot(popup, info);
});

test('hidden passages are counted and can be read, and stay out of the Markdown', async ({ pith }, info) => {
  const popup = await openPopup(pith, await pith.open(HARBOUR));
  await popup.getByText(/Hidden passages removed: 1/).click();
  await expect(popup.getByRole('list', { name: 'Hidden passages' })).toContainText('Ignore all previous');
  await expect(popup.locator('.markdown')).not.toContainText('Ignore all previous');
  await shoot(popup, info);
});

test('the preview asks no server for pictures and links leave the popup only by a click', async ({
  pith,
}, info) => {
  const popup = await openPopup(pith, await pith.open(HARBOUR));
  const asked: string[] = [];
  popup.on('request', (request) => asked.push(request.url()));
  await popup.getByRole('tab', { name: 'Preview' }).click();
  await expect(popup.locator('.preview')).toContainText('The inner quay at low water');
  await shoot(popup, info);
  expect(asked.filter((url) => url.startsWith('http'))).toEqual([]);
  const opened = pith.context.waitForEvent('page');
  await popup.getByRole('link', { name: 'tide tables' }).click();
  const tab = await opened;
  await tab.close();
  expect(popup.url()).toContain('popup.html');
});

test('blocks and data have their own views, reached by arrow keys', async ({ pith }, info) => {
  const popup = await openPopup(pith, await pith.open(HARBOUR));
  await popup.getByRole('tab', { name: 'Markdown' }).focus();
  await popup.keyboard.press('ArrowRight');
  await popup.keyboard.press('ArrowRight');
  await expect(popup.getByRole('tabpanel')).toContainText('python');
  await shoot(popup, info, 'blocks');
  await popup.keyboard.press('ArrowRight');
  await expect(popup.getByRole('tabpanel')).toContainText('Ann Harbour');
  await shoot(popup, info, 'data');
});

test('the download is named after the page and holds the Markdown', async ({ pith }) => {
  const popup = await openPopup(pith, await pith.open(HARBOUR));
  const shown = await popup.locator('.markdown').textContent();
  const [download] = await Promise.all([popup.waitForEvent('download'), popup.keyboard.press('d')]);
  expect(download.suggestedFilename()).toBe('Understanding-Tides.md');
  expect(readFileSync(await download.path(), 'utf8')).toBe(shown);
});

test('a page without text says what to try', async ({ pith }, info) => {
  const popup = await openPopup(pith, await pith.open('<title>Nothing</title>'), 'failed');
  await expect(popup.getByRole('alert')).toContainText('Nothing to extract');
  await expect(popup.getByRole('button', { name: 'Try again' })).toBeVisible();
  await shoot(popup, info);
});

test('a page of the browser is refused with the reason', async ({ pith }, info) => {
  const page = await pith.context.newPage();
  await page.goto('chrome://version');
  const popup = await openPopup(pith, page, 'failed');
  await expect(popup.getByRole('alert')).toContainText('belongs to the browser');
  await shoot(popup, info);
});

test('a page that moved on offers to be read again', async ({ pith }, info) => {
  const page = await pith.open(HARBOUR);
  const popup = await openPopup(pith, page);
  await page.reload();
  await expect(popup.getByText('The page changed.')).toBeVisible();
  await shoot(popup, info);
  await popup.getByRole('button', { name: 'Refresh' }).click();
  await expect(popup.getByText('The page changed.')).toBeHidden();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the popup has no accessibility fault that axe can find, ${scheme}`, async ({ pith }, info) => {
    const popup = await openPopup(pith, await pith.open(HARBOUR));
    await popup.emulateMedia({ colorScheme: scheme });
    await expect(popup.getByTitle('Exact count')).toBeVisible();
    expect(await findFaults(popup)).toEqual([]);
    await shoot(popup, info, 'plain');
    await popup.getByRole('img', { name: /^Kept/ }).hover();
    await shoot(popup, info, 'meter');
    await popup.getByRole('button', { name: 'More' }).click();
    expect(await findFaults(popup)).toEqual([]);
    await shoot(popup, info, 'menu');
    await popup.keyboard.press('Escape');
    await popup.keyboard.press('?');
    expect(await findFaults(popup)).toEqual([]);
    await shoot(popup, info, 'keys');
  });
}

async function shoot(page: Page, info: TestInfo, name = 'popup'): Promise<void> {
  await page.screenshot({ path: info.outputPath(`${name}.png`), animations: 'disabled' });
}
