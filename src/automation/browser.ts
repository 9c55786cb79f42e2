// The built automation extension in a Chromium of its own: launch it, open pages, extract them.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, type Page, type Worker, chromium } from 'playwright-core';
import type { ErrorData } from '../errors.ts';
import type { BridgeReply, BridgeRequest, FetchBridgeRequest } from './bridge.ts';
import { findChromium } from './chromium.ts';

export const AUTOMATION_EXTENSION = join(import.meta.dirname, '../../.output/chrome-mv3-automation');

/** How long the extension's worker may take to appear after the browser has started, in milliseconds. */
const WORKER_START = 20_000;

export interface LaunchOptions {
  /** A visible window. */
  visible?: boolean;
  /** Folder of the built extension. */
  extension?: string;
  /** Further switches for Chromium. */
  args?: string[];
  /** Environment of the browser; that of this process when left out. */
  env?: Record<string, string>;
}

export type ExtractReply = BridgeReply | { error: ErrorData };

export interface PithBrowser {
  context: BrowserContext;
  /** The extension's worker; `pith` is a global in it. */
  worker: Worker;
  /** Extracts a page that is open in this browser. A refusal of the extension comes back as data. */
  extract(page: Page, request?: Omit<BridgeRequest, 'url'>): Promise<ExtractReply>;
  /** Fetches a page that is not open in it, behind the guard. */
  fetch(request: FetchBridgeRequest): Promise<ExtractReply>;
  close(): Promise<void>;
}

export async function launchPith(options: LaunchOptions = {}): Promise<PithBrowser> {
  const { visible = false, extension = AUTOMATION_EXTENSION, args = [], env } = options;
  if (!existsSync(join(extension, 'manifest.json'))) {
    throw new Error(`There is no built extension in ${extension}. Build it: npm run build:automation`);
  }
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error('There is no Chromium. Install one, or set PITH_CHROMIUM to its path.');
  }
  const context = await chromium.launchPersistentContext('', {
    executablePath,
    ...(env === undefined ? {} : { env }),
    headless: !visible,
    viewport: visible ? null : { width: 1280, height: 900 },
    args: [
      ...(visible ? [] : ['--headless=new', '--disable-gpu']),
      '--disable-background-networking',
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      ...args,
    ],
  });
  try {
    const worker =
      context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker', { timeout: WORKER_START }));
    return {
      context,
      worker,
      extract: (page, request = {}) =>
        call(worker, { name: 'extract', request: { ...request, url: page.url() } }),
      fetch: (request) => call(worker, { name: 'fetch', request }),
      close: () => context.close(),
    };
  } catch (error) {
    await context.close();
    throw error;
  }
}

type Call = { name: 'extract'; request: BridgeRequest } | { name: 'fetch'; request: FetchBridgeRequest };

/** The function runs in the worker: it may name nothing of this file. What it gives comes as one string, many times faster. */
async function call(worker: Worker, asked: Call): Promise<ExtractReply> {
  const reply = await worker.evaluate(({ name, request }) => {
    const { pith } = globalThis as unknown as {
      pith: Record<string, (request: unknown) => Promise<BridgeReply>>;
    };
    return (pith[name] as (request: unknown) => Promise<BridgeReply>)(request)
      .catch((error: unknown) => ({
        error: {
          code: (error as Partial<ErrorData>).code ?? 'page-failed',
          message: (error as Partial<ErrorData>).message ?? String(error),
        },
      }))
      .then((value) => JSON.stringify(value));
  }, asked);
  return JSON.parse(reply) as ExtractReply;
}
