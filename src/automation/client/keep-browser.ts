// One browser for as long as it lives, and a new one when it has died.

import { type LaunchOptions, type PithBrowser, launchPith } from '../browser.ts';
import { PithError } from '../../errors.ts';
import type { Guard } from './guard-requests.ts';

export interface KeptBrowser {
  /** The living one. Throws `PithError('closed')` after `close`. */
  get(): Promise<PithBrowser>;
  /** Whether it is one that has died. */
  isDead(browser: PithBrowser): boolean;
  /** How often a dead one was replaced. */
  restarts(): number;
  isClosed(): boolean;
  close(): Promise<void>;
}

/** Cookies and storage as `context.storageState()` of Playwright gives them: a file or the object itself. */
export type StorageState =
  | string
  | Parameters<Awaited<ReturnType<typeof launchPith>>['context']['setStorageState']>[0];

export interface BrowserOptions extends Omit<LaunchOptions, 'serviceWorkers'> {
  storageState?: StorageState;
  /** Sent with every request. */
  headers?: Record<string, string>;
}

export function keepBrowser(options: BrowserOptions, guard: Guard): KeptBrowser {
  const dead = new WeakSet<PithBrowser>();
  let restarts = 0;
  let isClosed = false;
  let current: Promise<PithBrowser> | undefined;
  const launch = async (): Promise<PithBrowser> => {
    // What a page's own worker answers comes from no server that could be judged.
    const browser = await launchPith({ ...options, serviceWorkers: 'block' });
    browser.context.on('close', () => dead.add(browser));
    try {
      await guard.stand(browser);
      if (options.storageState !== undefined) await browser.context.setStorageState(options.storageState);
      if (options.headers) await browser.context.setExtraHTTPHeaders(options.headers);
    } catch (error) {
      await browser.close();
      throw error;
    }
    return browser;
  };
  const get = async (): Promise<PithBrowser> => {
    if (isClosed) throw new PithError('closed', 'Pith was closed; open it again.');
    // Everybody who meets the dead one waits for the same new one.
    const mine = (current ??= launch());
    const browser = await mine.catch((error: unknown) => {
      if (current === mine) current = undefined;
      throw error;
    });
    if (!dead.has(browser)) return browser;
    if (current === mine) {
      current = undefined;
      restarts += 1;
    }
    return get();
  };
  return {
    get,
    isDead: (browser) => dead.has(browser),
    restarts: () => restarts,
    isClosed: () => isClosed,
    async close() {
      isClosed = true;
      const browser = await current?.catch(() => undefined);
      await browser?.close();
    },
  };
}
