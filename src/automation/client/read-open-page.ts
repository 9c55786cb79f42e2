// A page that the program has opened itself.

import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { PithError } from '../../errors.ts';
import type { PithBrowser } from '../browser.ts';
import type { BridgeReply, BridgeRequest } from '../bridge.ts';
import { callBridge } from '../call-bridge.ts';

/** Tells two tabs of one address apart, each time with a name of its own; it is gone before the page is read. */
const MARK = 'data-pith-tab-';

export async function readOpenPage(
  { worker }: Pick<PithBrowser, 'worker'>,
  page: Page,
  request: Omit<BridgeRequest, 'url' | 'tab'> = {},
): Promise<BridgeReply> {
  const url = page.url();
  const tabs = await callBridge(worker, 'tabsAt', { url });
  const tab = tabs.length > 1 ? await findMarked(worker, page) : tabs[0];
  if (tab === undefined) {
    throw new PithError('tab-closed', `No tab of this browser shows ${url || 'an empty address'}.`);
  }
  return callBridge(worker, 'extractTab', { ...request, tab, url });
}

async function findMarked(worker: PithBrowser['worker'], page: Page): Promise<number | undefined> {
  const attribute = `${MARK}${randomUUID()}`;
  await page.evaluate((mark) => document.documentElement.setAttribute(mark, ''), attribute);
  try {
    const [tab] = await callBridge(worker, 'tabsAt', { url: page.url(), attribute });
    return tab;
  } finally {
    await page.evaluate((mark) => document.documentElement.removeAttribute(mark), attribute);
  }
}
