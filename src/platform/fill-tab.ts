// Writes a prompt into the chat page of a tab.

import { browser } from 'wxt/browser';
import type { FillOutcome, FillRequest, TabReference } from '../io.ts';
import { injectionError } from './injection-error.ts';

/** A page that goes to another address while it is filled is tried again this often. */
const ATTEMPTS = 3;

/** Throws `PithError` where the browser lets nobody in. */
export async function fillTab(tab: TabReference, request: FillRequest): Promise<FillOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inject(tab.id, request);
    } catch (cause) {
      const error = injectionError(cause);
      if (error.code !== 'page-changed' || attempt === ATTEMPTS) throw error;
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
