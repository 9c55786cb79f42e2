// Opens what a person names on the command line, an address or a saved page, in a tab.

import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import type { BridgeReply, BridgeRequest } from './bridge.ts';
import type { PithBrowser } from './browser.ts';
import { listSavedPages } from './saved-pages.ts';
import { readAsServed, serveSaved } from './serve-saved.ts';

/** How long a page may take to load, in milliseconds. */
const LOAD_LIMIT = 45_000;
/** How long to wait for a loaded page to stop asking for more, in milliseconds; many never stop. */
const SETTLE_LIMIT = 5_000;

interface OpenTarget {
  tab: Page;
  /** A page of the network is open with its scripts, a saved one as its entry says. */
  scripts: boolean;
}

export async function openTarget({ context }: PithBrowser, target: string): Promise<OpenTarget> {
  const tab = context.pages().find((page) => page.url() === 'about:blank') ?? (await context.newPage());
  if (existsSync(target) && statSync(target).isFile()) return openFile(tab, resolve(target));
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) {
    throw new Error(`"${target}" is neither a file nor an address that starts with http:// or https://.`);
  }
  try {
    await tab.goto(target, { waitUntil: 'load', timeout: LOAD_LIMIT });
  } catch (error) {
    throw new Error(`${target} could not be opened: ${reasonOf(error)}`, { cause: error });
  }
  await tab.waitForLoadState('networkidle', { timeout: SETTLE_LIMIT }).catch(() => undefined);
  return { tab, scripts: true };
}

/** What a person names, opened and read as they ask. */
export async function readTarget(
  browser: PithBrowser,
  target: string,
  request: Omit<BridgeRequest, 'url'>,
): Promise<{ tab: Page; reply: BridgeReply }> {
  const opened = await openTarget(browser, target);
  const reply = await browser.extract(opened.tab, readAsServed(opened, request));
  if ('error' in reply) throw new Error(`${reply.error.code}: ${reply.error.message}`);
  return { tab: opened.tab, reply };
}

/** Through the folder's list, so that a page with an entry in urls.json gets its address and its parts. */
async function openFile(tab: Page, path: string): Promise<OpenTarget> {
  const folder = dirname(path);
  const saved = listSavedPages(folder).find((page) => page.path === join(folder, basename(path)));
  if (!saved) throw new Error(`${path} is not an .html or .html.gz file.`);
  await serveSaved(tab, saved);
  await tab.goto(saved.url, { waitUntil: 'load', timeout: LOAD_LIMIT });
  return { tab, scripts: saved.scripts };
}

/** Playwright's message is followed by a call log; the net error in its first line says what a person needs. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /net::\w+/.exec(message)?.[0] ?? message.split('\n')[0] ?? message;
}
