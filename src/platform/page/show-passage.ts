import { browser } from 'wxt/browser';
import type { TabReference } from '../../io/io.ts';
import type { Passage } from '../../passage.ts';

/** Brings the tab to the front and shows the passage; false when the page or the passage is no longer there. */
export async function showPassage({ id, url }: TabReference, passage: Passage): Promise<boolean> {
  try {
    const tab = await browser.tabs.update(id, { active: true });
    // The address is empty where the browser keeps it from us.
    if (url && tab?.url && withoutHash(tab.url) !== withoutHash(url)) return false;
    const target = { tabId: id };
    await browser.scripting.executeScript({
      target,
      injectImmediately: true,
      args: [passage],
      func: (value: Passage) => {
        (globalThis as { pithPassage?: Passage }).pithPassage = value;
      },
    });
    const [shown] = await browser.scripting.executeScript({
      target,
      injectImmediately: true,
      files: ['/show.js'],
    });
    return shown?.result === true;
  } catch {
    // The tab was closed, or went to a page that is closed to us.
    return false;
  }
}

const withoutHash = (url: string): string => url.split('#', 1)[0] ?? '';
