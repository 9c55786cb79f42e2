// The built automation extension in a Chromium of its own: launch it, open pages, extract them.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, type Page, type Worker, chromium } from 'playwright-core';
import { type ErrorData, PithError, toErrorData } from '../errors.ts';
import type { BridgeReply, BridgeRequest, FetchBridgeRequest } from './bridge.ts';
import { callBridge } from './call-bridge.ts';
import { findChromium } from './chromium.ts';

/** In the package the extension lies beside the program (which may be in `chunks`), in the checkout in its build. */
const EXTENSION_FOLDERS = ['extension', '../extension', '../../.output/chrome-mv3-automation'].map((folder) =>
  join(import.meta.dirname, folder),
);
export const AUTOMATION_EXTENSION =
  EXTENSION_FOLDERS.find((folder) => existsSync(join(folder, 'manifest.json'))) ??
  (EXTENSION_FOLDERS.at(-1) as string);

/** How long the extension's worker may take to appear after the browser has started, in milliseconds. */
const WORKER_START = 20_000;

export interface LaunchOptions {
  /** A visible window. */
  visible?: boolean;
  /** Path of a Chromium or Chrome for Testing; found by itself when left out. Branded Chrome loads no extension. */
  executablePath?: string;
  /** Folder of the built extension. */
  extension?: string;
  /** Further switches for Chromium. */
  args?: string[];
  /** Environment of the browser; that of this process when left out. */
  env?: Record<string, string>;
  /** False when whoever asks closes it on SIGINT, SIGTERM and SIGHUP; else it and the process end at once. */
  handleSignals?: boolean;
  /** Whether pages may answer for themselves, with an address that no server has. */
  serviceWorkers?: 'allow' | 'block';
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

interface LaunchArguments {
  executablePath: string;
  headless: boolean;
  args: string[];
}

/** What a persistent context of Playwright needs so that Pith is in it. Throws `PithError('browser-missing')`. */
export function launchArguments(options: LaunchOptions = {}): LaunchArguments {
  const { visible = false, extension = AUTOMATION_EXTENSION, args = [] } = options;
  if (!existsSync(join(extension, 'manifest.json'))) {
    const message = `There is no built extension in ${extension}. Build it: npm run build:automation`;
    throw new PithError('browser-missing', message);
  }
  const executablePath = options.executablePath ?? findChromium();
  if (executablePath === undefined || !existsSync(executablePath)) {
    const where = executablePath === undefined ? '' : ` at ${executablePath}`;
    throw new PithError(
      'browser-missing',
      `There is no Chromium${where}. Install one (npx playwright install chromium), or set PITH_CHROMIUM to its path.`,
    );
  }
  return {
    executablePath,
    headless: !visible,
    args: [
      ...(visible ? [] : ['--headless=new', '--disable-gpu']),
      '--disable-background-networking',
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      ...args,
    ],
  };
}

/** The extension's worker in a context; `pith` is a global in it. */
export const workerOf = async (context: BrowserContext): Promise<Worker> =>
  context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker', { timeout: WORKER_START });

export async function launchPith(options: LaunchOptions = {}): Promise<PithBrowser> {
  const { visible = false, env, handleSignals = true, serviceWorkers = 'allow' } = options;
  const context = await launchContext('', {
    ...launchArguments(options),
    ...(env === undefined ? {} : { env }),
    serviceWorkers,
    handleSIGINT: handleSignals,
    handleSIGTERM: handleSignals,
    handleSIGHUP: handleSignals,
    viewport: visible ? null : { width: 1280, height: 900 },
  });
  try {
    const worker = await workerOf(context);
    return {
      context,
      worker,
      extract: (page, request = {}) =>
        asData(callBridge(worker, 'extractTab', { ...request, url: page.url() })),
      fetch: (request) => asData(callBridge(worker, 'extractUrl', request)),
      close: () => context.close(),
    };
  } catch (error) {
    await context.close();
    throw error;
  }
}

const launchContext: typeof chromium.launchPersistentContext = async (...asked) => {
  try {
    return await chromium.launchPersistentContext(...asked);
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    throw new PithError('browser-failed', `Chromium did not start: ${reason}`, { cause: error });
  }
};

/** Playwright's own errors stay errors. */
const asData = (reply: Promise<BridgeReply>): Promise<ExtractReply> =>
  reply.catch((error: unknown) => {
    if (error instanceof PithError) return { error: toErrorData(error) };
    throw error;
  });
