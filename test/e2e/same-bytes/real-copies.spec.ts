// Real copies and downloads from the popup: the clipboard and the file hold what a program gets for the same request.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { describeSaving } from '../../../src/automation/cli/describe-saving.ts';
import type { DeliveryRequest } from '../../../src/core/output/request.ts';
import { expect, test } from '../fixture.ts';
import { HARBOUR } from '../harbour-page.ts';
import { clipboardText, openPopup } from '../open-popup.ts';
import { openPanel } from '../side-panel.ts';
import { toastsOn } from '../toasts.ts';
import { timeless } from './ways.ts';

const saved = (path: string) => readFileSync(join(import.meta.dirname, '../../pages', path), 'utf8');
const PAGES: Record<string, [html: string, query: string]> = {
  harbour: [HARBOUR, 'harbour floods'],
  lists: [saved('lists-keep-numbers-tasks-and-nesting/page.html'), 'second'],
  chinese: [saved('scripts/02-chinese-documentation.html'), '输出目录'],
};

for (const [name, [html, query]] of Object.entries(PAGES)) {
  test(`what the popup copies and saves of the page ${name} is what a program gets`, async ({ pith }) => {
    const page = await pith.open(html);
    const popup = await openPopup(pith, page);
    const given = async (request: DeliveryRequest) => {
      const asked = { url: page.url(), ...request };
      return timeless((await pith.worker.evaluate((some) => globalThis.pith.extract(some), asked)).output);
    };
    const copied = async (request: DeliveryRequest, act: () => Promise<unknown> = () => copy(popup)) => {
      await popup.bringToFront();
      await act();
      const wanted = await given(request);
      // Read in the popup, which has to stay in front until the copy is done.
      await expect.poll(async () => timeless(await clipboardText(pith, popup))).toBe(wanted);
    };
    const downloaded = async (request: DeliveryRequest, act: () => Promise<unknown>) => {
      await popup.bringToFront();
      const [file] = await Promise.all([popup.waitForEvent('download'), act()]);
      expect(timeless(readFileSync(await file.path(), 'utf8'))).toBe(await given(request));
    };

    await expect(popup.getByRole('status')).toHaveText('Copied');
    await copied({}, async () => undefined);
    await downloaded({}, () => popup.keyboard.press('d'));
    await copied({ format: 'text' }, () => choose(popup, 'Copy as plain text'));
    await copied({ format: 'json' }, () => choose(popup, 'Copy as JSON'));
    await downloaded({ format: 'json' }, () => choose(popup, 'Download as .json'));
    await downloaded({ format: 'jsonl' }, () => choose(popup, 'Download chunks (.jsonl)'));

    await popup.getByRole('spinbutton', { name: 'Tokens at most' }).fill('90');
    await copied({ budget: 90, part: 1 });
    await popup.getByRole('button', { name: 'Next part' }).click();
    await copied({ budget: 90, part: 2 });
    await copied({ budget: 90, part: 2, format: 'text' }, () => choose(popup, 'Copy as plain text'));
    await downloaded({ budget: 90, part: 2 }, () => popup.keyboard.press('d'));

    await popup.getByRole('spinbutton', { name: 'Tokens at most' }).fill('120');
    await popup.getByRole('searchbox', { name: 'Ask this page' }).fill(query);
    await copied({ query, budget: 120 });
    await copied({ query, budget: 120, format: 'json' }, () => choose(popup, 'Copy as JSON'));
    await check(popup, 'Treat page text as untrusted', '<page-data-');
    const style = { untrusted: true, frontMatter: true } as const;
    await copied({ query, budget: 120, style: { untrusted: true } });
    await popup.getByRole('searchbox', { name: 'Ask this page' }).fill('');
    await popup.getByRole('spinbutton', { name: 'Tokens at most' }).fill('');
    await check(popup, 'Begin with front matter', 'url: https');
    await copied({ style });
  });
}

test('the panel copies what a program gets', async ({ pith }) => {
  const page = await pith.open(HARBOUR);
  const panel = await openPanel(pith, page);
  await panel.getByRole('button', { name: /^Copy/ }).click();
  await expect(panel.getByRole('status')).toHaveText('Copied');
  const { output } = await pith.worker.evaluate((url) => globalThis.pith.extract({ url }), page.url());
  expect(await clipboardText(pith, page)).toBe(output);
});

test('the line on the page, the popup and the command line name the same tokens', async ({ pith }) => {
  const page = await pith.open(HARBOUR);
  const reply = await pith.worker.evaluate((url) => globalThis.pith.extract({ url }), page.url());
  const raw = await page.evaluate(() => document.documentElement.outerHTML);
  const line = await describeSaving(raw, reply, {});
  const [, before, kept, less] =
    /^([\d,]+) → ([\d,]+) tokens \(o200k_base\) · (\d+) % less$/.exec(line) ?? [];
  const popup = await openPopup(pith, page);
  await expect(popup.getByTitle('Exact count')).toBeVisible();
  await expect(popup.locator('.hero')).toHaveText(`${kept} tokens`);
  await expect(popup.locator('.saved')).toHaveText(`${before} → ${kept}${less}% less`);
  await page.bringToFront();
  await pith.worker.evaluate(async (url) => {
    const tab = (await chrome.tabs.query({})).find((each) => each.url === url);
    const clicked = chrome.contextMenus.onClicked as unknown as {
      dispatch(info: object, tab: unknown): void;
    };
    clicked.dispatch({ menuItemId: 'copy-page' }, tab);
  }, page.url());
  await expect
    .poll(() => toastsOn(pith.worker, page.url()))
    .toEqual([`Copied ${kept} tokens (${less}% less)`]);
});

async function copy(popup: Page): Promise<void> {
  await popup.locator('.actions .primary').focus();
  await popup.keyboard.press('c');
  await expect(popup.getByRole('status')).toHaveText('Copied');
}

async function choose(popup: Page, name: string): Promise<void> {
  await popup.getByRole('button', { name: 'More' }).click();
  await popup.getByRole('button', { name }).click();
  await expect(popup.getByRole('status')).toHaveText('Copied');
}

async function check(popup: Page, name: string, shown: string): Promise<void> {
  await popup.bringToFront();
  await popup.getByRole('button', { name: 'More' }).click();
  await popup.getByRole('checkbox', { name }).check();
  await popup.keyboard.press('Escape');
  await expect(popup.locator('.markdown')).toContainText(shown);
}
