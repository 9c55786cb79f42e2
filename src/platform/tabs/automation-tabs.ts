// Tabs by their numbers, for programs: two tabs may show the same address.

import { browser } from 'wxt/browser';
import type { AutomationIo } from '../../io/automation-io.ts';
import { toReference } from './tabs.ts';

export const automationTabs: Pick<AutomationIo, 'getTab' | 'tabsAt'> = {
  async getTab(id) {
    return toReference(await browser.tabs.get(id).catch(() => undefined), 'The tab was closed.');
  },
  async tabsAt(url, attribute) {
    const tabs = await browser.tabs.query({});
    const ids = tabs.flatMap((tab) => (tab.url === url && tab.id !== undefined ? [tab.id] : []));
    if (attribute === undefined) return ids;
    const marked = await Promise.all(ids.map((id) => carries(id, attribute)));
    return ids.filter((_, index) => marked[index]);
  },
};

async function carries(tabId: number, attribute: string): Promise<boolean> {
  const [reply] = await browser.scripting
    .executeScript({
      target: { tabId },
      injectImmediately: true,
      args: [attribute],
      func: (name: string) => document.documentElement.hasAttribute(name),
    })
    .catch(() => []);
  return reply?.result === true;
}
