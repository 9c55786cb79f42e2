import { browser } from 'wxt/browser';
import type { PageRequest } from './page-request.ts';

/** Where the page script finds it (see `takeRequest`). */
export async function leaveRequest(
  target: { tabId: number; frameIds?: number[] },
  request: PageRequest,
): Promise<void> {
  await browser.scripting.executeScript({
    target,
    injectImmediately: true,
    args: [request],
    func: (value: PageRequest) => {
      (globalThis as { pithRequest?: PageRequest }).pithRequest = value;
    },
  });
}
