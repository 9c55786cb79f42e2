// Writes a prompt into the chat page of a tab.

import { browser } from 'wxt/browser';
import type { PithErrorCode } from '../../errors.ts';
import type { FillOutcome, FillRequest } from '../../io/chat-io.ts';
import type { TabReference } from '../../io/io.ts';
import { injectionError } from '../page/injection-error.ts';

/** A tab that is on its way to its page refuses for a while: Firefox shows an empty page first, sites redirect. Milliseconds. */
const ON_ITS_WAY = 6_000;
const PAUSE = 300;
const PASSING = new Set<PithErrorCode>(['no-access', 'page-changed']);

/** Throws `PithError` where the browser lets nobody in. */
export async function fillTab(tab: TabReference, request: FillRequest): Promise<FillOutcome> {
  const end = performance.now() + ON_ITS_WAY;
  for (;;) {
    try {
      return await inject(tab.id, request);
    } catch (cause) {
      const error = injectionError(cause);
      if (!PASSING.has(error.code) || performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

async function inject(tabId: number, request: FillRequest): Promise<FillOutcome> {
  await browser.scripting.executeScript({
    target: { tabId },
    args: [request],
    func: (value: FillRequest) => {
      (globalThis as { pithFillRequest?: FillRequest }).pithFillRequest = value;
    },
  });
  const [result] = await browser.scripting.executeScript({ target: { tabId }, files: ['/composer.js'] });
  return (result?.result as FillOutcome | undefined) ?? 'refused';
}
