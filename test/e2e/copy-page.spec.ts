// The shortcut and the page menu, from the event that the browser sends to the clipboard and the line on the page.

import type { Page, Worker } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { toastsOn } from './toasts.ts';

const TIDES = '<title>Tides</title><h1>Tides</h1><p>The sea rises twice a day.</p>';

test('the page menu copies the page and says so on it', async ({ pith }) => {
  const page = await pith.open(TIDES);
  await choose(page, pith.worker);
  await expect.poll(() => toastOn(page, pith.worker)).toMatch(/^Copied \d+ tokens/);
  await pith.context.grantPermissions(['clipboard-read']);
  await page.bringToFront();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('The sea rises twice a day.');
});

test('the line on the page goes with Escape and is no part of the next copy', async ({ pith }) => {
  const page = await pith.open(TIDES);
  await choose(page, pith.worker);
  await expect.poll(() => toastOn(page, pith.worker)).toMatch(/^Copied/);
  const { markdown } = await pith.worker.evaluate((url) => globalThis.pith.extract({ url }), page.url());
  expect(markdown).not.toContain('Copied');
  await choose(page, pith.worker);
  await expect.poll(() => toastOn(page, pith.worker)).toMatch(/^Copied/);
  await page.keyboard.press('Escape');
  await expect.poll(() => toastOn(page, pith.worker)).toBe('');
});

test('a page without text gets an error line with what to try', async ({ pith }) => {
  const page = await pith.open('<title>Nothing</title>');
  await choose(page, pith.worker);
  await expect.poll(() => toastOn(page, pith.worker)).toMatch(/^Nothing to extract\. No text was found\./);
});

test('a second try takes the place of the error of the first', async ({ pith }) => {
  const page = await pith.open('<title>Nothing</title>');
  await choose(page, pith.worker);
  await expect.poll(() => toastOn(page, pith.worker)).toMatch(/^Nothing to extract/);
  await page.evaluate(() => document.body.append('The sea rises twice a day, and the quay is wet.'));
  await choose(page, pith.worker);
  await expect.poll(() => toastOn(page, pith.worker)).toMatch(/^Copied/);
  // No error is left below it.
  await expect.poll(() => toastOn(page, pith.worker)).toBe('');
});

test('a page that is closed to extensions is told on the toolbar button', async ({ pith }) => {
  const page = await pith.context.newPage();
  await page.goto('chrome://version');
  await choose(page, pith.worker);
  const state = () =>
    pith.worker.evaluate(async () => {
      const [tab] = await chrome.tabs.query({ active: true });
      const tabId = tab?.id as number;
      return [await chrome.action.getBadgeText({ tabId }), await chrome.action.getTitle({ tabId })];
    });
  await expect.poll(state).toEqual(['!', expect.stringContaining('belongs to the browser')]);
});

/** Sends the event of a click in the page menu to the worker. */
async function choose(page: Page, worker: Worker): Promise<void> {
  await page.bringToFront();
  await worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true });
    const clicked = chrome.contextMenus.onClicked as unknown as {
      dispatch(info: object, tab: unknown): void;
    };
    clicked.dispatch({ menuItemId: 'copy-page' }, tab);
  });
}

/** The newest. */
const toastOn = async (page: Page, worker: Worker): Promise<string> =>
  (await toastsOn(worker, page.url()))[0] ?? '';
