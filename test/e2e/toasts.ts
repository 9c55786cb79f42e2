import type { Page, Worker } from '@playwright/test';

/** The lines that Pith wrote on the tab at an address, the newest first. They stand in a closed shadow root. */
export function toastsOn(extension: Page | Worker, url: string): Promise<string[]> {
  return (extension as Page).evaluate(async (address) => {
    const tab = (await chrome.tabs.query({})).find((each) => each.url === address);
    const [result] = await chrome.scripting.executeScript({
      target: { tabId: tab?.id as number },
      func: () => {
        const host = document.documentElement.lastElementChild as HTMLElement;
        const root = host.localName === 'div' ? chrome.dom.openOrClosedShadowRoot(host) : null;
        return [...(root?.querySelectorAll('[role]') ?? [])].map((line) => line.textContent ?? '');
      },
    });
    return result?.result ?? [];
  }, url);
}
