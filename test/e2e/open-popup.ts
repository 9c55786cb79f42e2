// The popup as tests open it, and what it left in the clipboard.

import type { Page } from '@playwright/test';
import type { test } from './fixture.ts';

export type Pith = Parameters<Parameters<typeof test>[2]>[0]['pith'];

/** The popup of a page, as a tab of 400 by 600 pixels. */
export async function openPopup(pith: Pith, page: Page, phase: 'ready' | 'failed' = 'ready'): Promise<Page> {
  await page.bringToFront();
  const tab = await pith.worker.evaluate(async () => (await chrome.tabs.query({ active: true }))[0]?.id);
  const popup = await pith.context.newPage();
  await popup.setViewportSize({ width: 400, height: 600 });
  await popup.goto(new URL(`/popup.html?tab=${tab}`, pith.worker.url()).href);
  await popup.locator(`.panel.is-${phase}`).waitFor();
  return popup;
}

/** Only a page in front may read the clipboard. */
export async function clipboardText(pith: Pith, page: Page): Promise<string> {
  await pith.context.grantPermissions(['clipboard-read']);
  await page.bringToFront();
  return page.evaluate(() => navigator.clipboard.readText());
}
