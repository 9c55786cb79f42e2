import { browser } from 'wxt/browser';
import { PithError } from '../../errors.ts';
import type { TabReference } from '../../io/io.ts';

interface BrowserTab {
  id?: number | undefined;
  url?: string | undefined;
  title?: string | undefined;
}

export async function activeTab(): Promise<TabReference> {
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  return toReference(tab, 'There is no active tab.');
}

/** The newest open tab at an address. Needs host permission to see addresses. */
export async function findTab(url: string): Promise<TabReference> {
  const tabs = await browser.tabs.query({});
  return toReference(
    tabs.findLast((tab) => tab.url === url),
    `No open tab shows ${url}.`,
  );
}

export function toReference(tab: BrowserTab | undefined, otherwise = 'There is no tab.'): TabReference {
  if (tab?.id === undefined) throw new PithError('tab-closed', otherwise);
  return { id: tab.id, url: tab.url ?? '', title: tab.title ?? '' };
}
