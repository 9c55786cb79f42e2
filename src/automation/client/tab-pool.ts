// Tabs that are used again: opening one takes longer than reading most pages. Each is known by its number.

import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { PithError } from '../../errors.ts';
import type { PithBrowser } from '../browser.ts';
import { callBridge } from '../call-bridge.ts';
import { EMPTY_PAGE } from './guard-requests.ts';

export interface PoolTab {
  browser: PithBrowser;
  /** Its number in the extension. */
  id: number;
  page: Page;
}

export interface TabPool {
  take(browser: PithBrowser): Promise<PoolTab>;
  /** For the next page. */
  giveBack(tab: PoolTab): void;
  /** Closes it: after a failure nobody knows what it still does. */
  drop(tab: PoolTab): void;
}

export function createTabPool(): TabPool {
  const free: PoolTab[] = [];
  const openTab = async (browser: PithBrowser): Promise<PoolTab> => {
    const page = await browser.context.newPage();
    // An address that no other tab has tells which of the extension's tabs this one is.
    const url = `${EMPTY_PAGE}${randomUUID()}`;
    await page.goto(url);
    const [id] = await callBridge(browser.worker, 'tabsAt', { url });
    if (id === undefined) throw new PithError('browser-failed', 'The extension does not see the tabs.');
    // Nobody is there to answer: a page that asks must not wait for ever, nor keep the tab from the next address.
    page.on('dialog', (dialog) => {
      const answer = dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss();
      void answer.catch(() => undefined);
    });
    page.on('popup', (popup) => void popup.close().catch(() => undefined));
    return { browser, id, page };
  };
  return {
    async take(browser) {
      for (let tab = free.pop(); tab; tab = free.pop()) {
        if (tab.browser === browser && !tab.page.isClosed()) return tab;
      }
      return openTab(browser);
    },
    giveBack: (tab) => void free.push(tab),
    drop: ({ page }) => void page.close().catch(() => undefined),
  };
}
