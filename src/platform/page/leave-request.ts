import { browser } from 'wxt/browser';
import type { PageRequest } from './page-request.ts';

export interface Target {
  tabId: number;
  frameIds?: number[];
}

/** Where the page script finds it (see `takeRequest`). */
export async function leaveRequest(target: Target, request: PageRequest): Promise<void> {
  await browser.scripting.executeScript({
    target,
    injectImmediately: true,
    args: [request],
    func: (value: PageRequest) => {
      (globalThis as { pithRequest?: PageRequest }).pithRequest = value;
    },
  });
}
