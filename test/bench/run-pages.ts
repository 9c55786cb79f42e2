// One Chromium, one tab, page after page, so that no other page takes time from the one that is measured.

import type { Page } from 'playwright-core';
import type { Bridge } from '../../src/automation/bridge.ts';
import { type PithBrowser, launchPith } from '../../src/automation/browser.ts';
import type { SavedPage } from '../../src/automation/saved-pages.ts';
import { readAsServed, serveSaved } from '../../src/automation/serve-saved.ts';
import { type Contender, type Outcome, type PeerScripts, openWorld, runPeer, runPith } from './contenders.ts';
import type { PeerName } from './peers/bundle.ts';

/** What one contender may take on one page before the tab is given up, in milliseconds. */
const CONTENDER_LIMIT = 60_000;

export interface BenchPage {
  saved: SavedPage;
  /** Where the page stood; the peers' site rules look at it. */
  address: string;
  /** Folder of the built extension that reads this page, where it is not the usual one. */
  extension?: string;
}

export type Outcomes = Partial<Record<Contender, Outcome>>;

export interface Click {
  whole: number;
  /** The page script alone. */
  script: number;
  elements: number;
}

export interface RunOptions {
  peers: PeerScripts;
  runs: number;
  /** The peers that take part beside ours. */
  contenders: PeerName[];
}

export class BenchBrowser {
  private browser: PithBrowser | undefined;
  private tab: Page | undefined;
  private extension: string | undefined;

  async measure(page: BenchPage, { peers, runs, contenders }: RunOptions): Promise<Outcomes> {
    const { saved, address } = page;
    if (page.extension !== this.extension) await this.close();
    this.extension = page.extension;
    const outcomes: Outcomes = {};
    const attempt = async (name: Contender, run: (tab: Page) => Promise<Outcome>): Promise<void> => {
      try {
        outcomes[name] = await within(CONTENDER_LIMIT, this.open(saved).then(run));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        outcomes[name] = { text: '', markdown: '', milliseconds: 0, error: message };
        await this.close();
      }
    };
    await attempt('pith', (tab) =>
      runPith(this.browser as PithBrowser, tab, { request: readAsServed(saved), runs }),
    );
    for (const name of contenders) {
      await attempt(name, async (tab) => {
        const world = await openWorld(tab);
        try {
          return await runPeer(world, peers[name], { address, runs });
        } finally {
          await world.session.detach();
        }
      });
    }
    return outcomes;
  }

  /** What a person waits for: from the worker's call to the Markdown, timed in the worker, where a click begins. */
  async click({ saved }: BenchPage, times: number): Promise<Click[]> {
    const clicks: Click[] = [];
    for (let i = 0; i < times; i += 1) {
      const tab = await this.open(saved);
      const { worker } = this.browser as PithBrowser;
      const request = { ...readAsServed(saved), url: tab.url() };
      clicks.push(
        await worker.evaluate(async (asked) => {
          const start = performance.now();
          const { extraction } = await (globalThis as unknown as { pith: Bridge }).pith.extract(asked);
          const whole = performance.now() - start;
          return { whole, script: extraction.stats.milliseconds, elements: extraction.stats.elements };
        }, request),
      );
    }
    return clicks;
  }

  /** The page stays open from one contender to the next; a peer that changed it is found out by the first. */
  private async open(saved: SavedPage): Promise<Page> {
    this.browser ??= await launchPith(this.extension === undefined ? {} : { extension: this.extension });
    if (this.tab && this.tab.url() === saved.url) return this.tab;
    this.tab ??= await this.browser.context.newPage();
    await serveSaved(this.tab, saved);
    await this.tab.goto(saved.url, { waitUntil: 'load', timeout: CONTENDER_LIMIT });
    return this.tab;
  }

  async close(): Promise<void> {
    const { browser } = this;
    this.browser = undefined;
    this.tab = undefined;
    await within(10_000, browser?.close() ?? Promise.resolve()).catch(() => undefined);
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took over ${milliseconds / 1000} s.`)), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
