// A page that only its scripts can fill: opened in an inactive tab, read when it has come to rest, closed.

import { browser } from 'wxt/browser';
import type { ExtractOptions } from '../../core/extract-options.ts';
import type { Extraction } from '../../core/types.ts';
import { PithError } from '../../errors.ts';
import { fenceTab } from './fence-tab.ts';
import { captureTab } from '../page/read-tab.ts';
import { translate } from '../translate.ts';

export interface RenderRequest {
  url: string;
  options: ExtractOptions;
  signal: AbortSignal;
  /** Whether the tab may go to an address: its own scripts can send it anywhere. */
  allows(url: string): boolean;
  /** Whether a server at this IP address may answer. */
  accepts(address: string): boolean;
  /** Last labels of names that mean the person's own machine or network. */
  localNames: readonly string[];
}

/** Before a tab's number, in `storage.session`. */
const OPENED = 'rendering ';
/** Until the page has loaded. Milliseconds. */
const LOAD = 20_000;
/** Until it shows enough and is quiet; then it is read as it is. Milliseconds. */
const SETTLE = 12_000;
const STEP = 250;
/** Looks without a change, one after the other, that make a page quiet. */
const QUIET_LOOKS = 3;
const SHOWN_WORDS = 50;

/** Throws `PithError`. The tab is closed whatever happens. */
export async function renderInTab(request: RenderRequest): Promise<Extraction> {
  const { url, options, signal } = request;
  const tab = await browser.tabs.create({ url: 'about:blank', active: false });
  const id = tab.id as number;
  const refused = new AbortController();
  const either = AbortSignal.any([signal, refused.signal]);
  let takeDown: (() => Promise<void>) | undefined;
  try {
    await browser.storage.session.set({ [`${OPENED}${id}`]: id });
    takeDown = await fenceTab(id, url, {
      ...request,
      refuse: () => refused.abort(new PithError('address-refused', `${url} leads its tab elsewhere.`)),
    });
    await untilLoaded(id, either);
    await browser.tabs.update(id, { url });
    await untilLoaded(id, either, 'about:blank');
    await untilQuiet(id, either);
    either.throwIfAborted();
    const { url: address = url, title = '' } = await browser.tabs.get(id);
    return await captureTab({ id, url: address, title }, options);
  } catch (error) {
    either.throwIfAborted();
    throw error instanceof PithError
      ? error
      : new PithError('page-failed', translate('errorNoAnswer'), { cause: error });
  } finally {
    // First of all: while the tab stands, its fence does.
    await browser.tabs.remove(id).catch(() => undefined);
    await takeDown?.();
    await browser.storage.session.remove(`${OPENED}${id}`);
  }
}

/** At the start of a worker: the tabs that the one before it had opened when it was stopped. */
export async function closeLeftTabs(): Promise<void> {
  const stored = await browser.storage.session.get();
  const left = Object.entries(stored).filter(([key]) => key.startsWith(OPENED));
  for (const [key, id] of left) {
    await browser.tabs.remove(id as number).catch(() => undefined);
    await browser.storage.session.remove(key);
  }
}

/** A tab sent on while it still loads what it `left` can end up with neither page: Chromium "unloads" it. */
async function untilLoaded(id: number, signal: AbortSignal, left?: string): Promise<void> {
  for (let waited = 0; waited < LOAD; waited += STEP) {
    signal.throwIfAborted();
    const { status, url, pendingUrl } = await browser.tabs.get(id);
    if (status === 'complete' && pendingUrl === undefined && (left === undefined || url !== left)) return;
    await pause(STEP);
  }
}

async function untilQuiet(id: number, signal: AbortSignal): Promise<void> {
  let last = '';
  let quiet = 0;
  for (let waited = 0; waited < SETTLE; waited += STEP) {
    signal.throwIfAborted();
    const [look] = await browser.scripting.executeScript({
      target: { tabId: id },
      injectImmediately: true,
      func: lookAtPage,
    });
    const { words = 0, state = '' } = (look?.result ?? {}) as { words?: number; state?: string };
    quiet = state === last ? quiet + 1 : 0;
    last = state;
    if (quiet >= QUIET_LOOKS && words > SHOWN_WORDS) return;
    await pause(STEP);
  }
}

/** Runs in the page. Its text and the number of things it has loaded tell whether it is still at work. */
function lookAtPage(): { words: number; state: string } {
  const text = document.body?.innerText ?? '';
  const loaded = performance.getEntriesByType('resource').length;
  return { words: text.split(/\s+/).length, state: `${text.length} ${loaded}` };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
