// `pith/crawlee`: Pith in the browsers of a `PlaywrightCrawler`, for people whose queues and storage are Crawlee's.

import { type BrowserType, type Page, chromium } from 'playwright-core';
import type { BridgeReply, BridgeRequest } from '../bridge.ts';
import { type LaunchOptions, launchArguments, workerOf } from '../browser.ts';
import { readOpenPage } from '../client/read-open-page.ts';

export interface PithInCrawlee {
  /** Reads the page of this request as it stands. Throws `PithError`. */
  extract(request?: Omit<BridgeRequest, 'url' | 'tab'>): Promise<BridgeReply>;
}

/** What a request handler gets beside Crawlee's own. */
export interface PithContext {
  pith: PithInCrawlee;
}

export interface PithCrawlerOptions {
  launchContext: {
    launcher: BrowserType;
    useIncognitoPages: false;
    launchOptions: ReturnType<typeof launchArguments>;
  };
  /** A made-up browser is another one than that in which Pith is. */
  browserPoolOptions: { useFingerprints: false };
  preNavigationHooks: ((context: { page: Page }) => Promise<void>)[];
}

/** Options for `new PlaywrightCrawler({ ...pithCrawler(), … })`. Throws `PithError('browser-missing')`. */
export function pithCrawler(options: LaunchOptions = {}): PithCrawlerOptions {
  return {
    // An extension lives in a persistent context alone, which Crawlee uses where pages are not incognito.
    launchContext: { launcher: chromium, useIncognitoPages: false, launchOptions: launchArguments(options) },
    browserPoolOptions: { useFingerprints: false },
    preNavigationHooks: [
      async (context) => void Object.assign(context, { pith: pithOf(context.page) } satisfies PithContext),
    ],
  };
}

/** For a page of such a browser, where there is no context of Crawlee's. */
export const pithOf = (page: Page): PithInCrawlee => ({
  extract: async (request) => readOpenPage({ worker: await workerOf(page.context()) }, page, request),
});
