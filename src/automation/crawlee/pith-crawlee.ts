// `pith/crawlee`: Pith in the browsers of a `PlaywrightCrawler`, for people whose queues and storage are Crawlee's.

import { type BrowserContext, type BrowserType, type Page, chromium } from 'playwright-core';
import type { BridgeReply, BridgeRequest } from '../bridge.ts';
import { type LaunchOptions, launchArguments, workerOf } from '../browser.ts';
import { createGuard, trustedByEnvironment } from '../client/guard-requests.ts';
import { readOpenPage } from '../client/read-open-page.ts';
import { type Watch, watchAnswers } from '../client/watch-answers.ts';

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
    launchOptions: ReturnType<typeof launchArguments> & { serviceWorkers: 'block' };
  };
  /** A made-up browser is another one than that in which Pith is. */
  browserPoolOptions: { useFingerprints: false };
  preNavigationHooks: ((context: { page: Page }) => Promise<void>)[];
}

export interface PithCrawleeOptions extends Omit<LaunchOptions, 'serviceWorkers' | 'handleSignals' | 'env'> {
  /** As for `open`. */
  trusted?: readonly string[];
}

/**
 * Options for `new PlaywrightCrawler({ ...pithCrawler(), … })`; its browser asks for nothing that the guard refuses.
 * Throws `PithError('browser-missing')`.
 */
export function pithCrawler(options: PithCrawleeOptions = {}): PithCrawlerOptions {
  const guard = createGuard({ trusted: options.trusted ?? trustedByEnvironment() });
  const guarded = new WeakMap<BrowserContext, Promise<void>>();
  const stand = async (context: BrowserContext): Promise<void> =>
    guard.stand({ context, worker: await workerOf(context) });
  return {
    // An extension lives in a persistent context alone, which Crawlee uses where pages are not incognito.
    launchContext: {
      launcher: chromium,
      useIncognitoPages: false,
      launchOptions: { ...launchArguments(options), serviceWorkers: 'block' },
    },
    browserPoolOptions: { useFingerprints: false },
    preNavigationHooks: [
      async (context) => {
        const { page } = context;
        const browser = page.context();
        const standing = guarded.get(browser) ?? stand(browser);
        guarded.set(browser, standing);
        await standing;
        Object.assign(context, {
          pith: pithOf(page, watchAnswers(page, guard.checkServer)),
        } satisfies PithContext);
      },
    ],
  };
}

/** For a page of such a browser, where there is no context of Crawlee's. */
export const pithOf = (page: Page, watch?: Pick<Watch, 'judged'>): PithInCrawlee => ({
  async extract(request) {
    await watch?.judged();
    const reply = await readOpenPage({ worker: await workerOf(page.context()) }, page, request);
    await watch?.judged();
    return reply;
  },
});
