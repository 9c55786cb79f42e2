// Runs the extension over many saved pages, a few tabs at a time; a page that hangs or crashes costs only itself.

import type { Page } from 'playwright-core';
import { type ExtractReply, type LaunchOptions, type PithBrowser, launchPith } from './browser.ts';
import type { BridgeRequest } from './bridge.ts';
import type { SavedPage } from './saved-pages.ts';
import { readAsServed, serveSaved } from './serve-saved.ts';
import { NO_NETWORK, isInOnePiece, openStatic } from './serve-static.ts';

/** See `SavedRun.limit`; the slowest of 1,500 real pages take a few seconds. */
const PAGE_LIMIT = 60_000;
/** Tabs at once. More than the cores only makes each page slower. */
const TABS = 3;

export interface SavedRun {
  pages: SavedPage[];
  request?: Omit<BridgeRequest, 'url'>;
  tabs?: number;
  /** What one page may take from navigation to result, in milliseconds. */
  limit?: number;
  launch?: LaunchOptions;
  /** Called once for each page, in the order in which they finish. */
  done(page: SavedPage, reply: ExtractReply): void | Promise<void>;
}

export async function extractSaved(run: SavedRun): Promise<void> {
  const { pages, request, tabs = TABS, limit = PAGE_LIMIT, launch, done } = run;
  const waiting = groupByAddress(pages);
  const launchOffline = (): Promise<PithBrowser> =>
    launchPith({ ...launch, args: [NO_NETWORK, ...(launch?.args ?? [])] });
  let current = launchOffline();
  // Every lane that meets a dead browser asks for a new one; only the first starts it.
  const relaunch = (dead: PithBrowser): void => {
    current = current.then(async (browser) => {
      if (browser !== dead) return browser;
      await within(5_000, dead.close()).catch(() => undefined);
      return launchOffline();
    });
  };

  const lane = async (): Promise<void> => {
    let tab: Tab | undefined;
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      for (const saved of group) {
        const browser = await current;
        try {
          const isPlain = isInOnePiece(saved);
          if (
            !tab ||
            tab.isPlain !== isPlain ||
            tab.page.isClosed() ||
            tab.page.context() !== browser.context
          ) {
            await tab?.page.close().catch(() => undefined);
            tab = await openTab(browser, isPlain);
          }
          await done(saved, await within(limit, extractOne(browser, tab, { saved, request })));
        } catch (error) {
          await done(saved, { error: { code: 'page-failed', message: messageOf(error) } });
          const closed = await within(5_000, tab?.page.close() ?? Promise.resolve()).then(
            () => true,
            () => false,
          );
          tab = undefined;
          if (!closed || !(await isAlive(browser))) relaunch(browser);
        }
      }
    }
  };

  await Promise.all(Array.from({ length: Math.min(tabs, waiting.length) }, lane));
  await (await current).close();
}

interface Tab {
  page: Page;
  /** It shows pages in one piece only. */
  isPlain: boolean;
  show(saved: SavedPage): void | Promise<void>;
}

async function openTab({ context }: PithBrowser, isPlain: boolean): Promise<Tab> {
  const page = await context.newPage();
  const show = isPlain ? await openStatic(page) : (saved: SavedPage) => serveSaved(page, saved);
  return { page, isPlain, show };
}

async function extractOne(
  browser: PithBrowser,
  { page, show }: Tab,
  { saved, request }: { saved: SavedPage; request: SavedRun['request'] },
): Promise<ExtractReply> {
  await show(saved);
  await page.goto(saved.url, { waitUntil: 'load', timeout: 0 });
  return browser.extract(page, readAsServed(saved, request));
}

/** The extension finds a tab by its address, so pages of one address are never open side by side. */
function groupByAddress(pages: SavedPage[]): SavedPage[][] {
  const groups = new Map<string, SavedPage[]>();
  for (const page of pages) groups.set(page.url, [...(groups.get(page.url) ?? []), page]);
  return [...groups.values()];
}

const isAlive = (browser: PithBrowser): Promise<boolean> =>
  within(
    5_000,
    browser.worker.evaluate(() => true),
  ).catch(() => false);

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`It took longer than ${milliseconds / 1000} s.`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
