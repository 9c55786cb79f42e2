// The side panel in a window of its own beside the page's window, which it follows; and a chat server in its settings.

import type { Page } from '@playwright/test';
import type { Endpoint } from '../../src/endpoints.ts';
import { writeEndpoints } from './endpoints.ts';
import type { test } from './fixture.ts';

export type Pith = Parameters<Parameters<typeof test>[2]>[0]['pith'];
type Browser = Pick<Pith, 'context' | 'worker'>;

export async function openPanel(pith: Browser, page: Page): Promise<Page> {
  await page.bringToFront();
  const opened = pith.context.waitForEvent('page');
  await pith.worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, windowType: 'normal' });
    const url = chrome.runtime.getURL(`sidepanel.html?window=${tab?.windowId}`);
    await chrome.windows.create({ url, type: 'popup', width: 380, height: 760 });
  });
  const panel = await opened;
  await panel.setViewportSize({ width: 380, height: 760 });
  await panel.locator('.panel:not(.is-reading)').waitFor();
  return panel;
}

/** Stores servers as the options page does. */
export async function useEndpoints(pith: Browser, endpoints: Partial<Endpoint>[]): Promise<void> {
  const stored = endpoints.map((endpoint) => ({ key: '', model: '', pageTokens: 3000, ...endpoint }));
  await writeEndpoints(pith.worker, stored);
}
