// Opens chat pages, and finds those that are open.

import { browser } from 'wxt/browser';
import type { ChatPage } from '../../io/chat-io.ts';
import type { TabReference } from '../../io/io.ts';
import { toReference } from '../tabs/tabs.ts';

/** A page that loads longer is tried as it is. Milliseconds. */
const PATIENCE = 20_000;

/** What a new tab of Firefox shows, complete, before it goes to its address. */
const BLANK = 'about:blank';

export async function openChat(page: ChatPage): Promise<TabReference> {
  const open = page.within === undefined ? undefined : await findOpen(page.within, page.except);
  if (open?.id === undefined) {
    const tab = await browser.tabs.create({ url: page.url });
    return toReference(await untilLoaded(tab.id as number));
  }
  await browser.tabs.update(open.id, { active: true });
  if (open.windowId !== undefined) await browser.windows.update(open.windowId, { focused: true });
  return toReference(await untilLoaded(open.id));
}

/** The one that was used last; what a person reads in a private window stays among those. Without the right to the site its addresses are not seen, and none is found. */
async function findOpen(within: string, except: number) {
  const tabs = await browser.tabs.query({});
  const from = tabs.find(({ id }) => id === except);
  return tabs
    .filter(({ id, url }) => id !== except && url?.startsWith(within))
    .filter(({ incognito }) => !from || incognito === from.incognito)
    .toSorted((a, b) => (b.lastAccessed ?? 0) - (a.lastAccessed ?? 0))[0];
}

async function untilLoaded(tabId: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loaded = () => {};
  const listener = (
    id: number,
    change: { status?: string | undefined },
    tab: { url?: string | undefined },
  ) => {
    if (id === tabId && change.status === 'complete' && tab.url !== BLANK) loaded();
  };
  const waiting = new Promise<void>((resolve) => {
    loaded = resolve;
    timer = setTimeout(resolve, PATIENCE);
  });
  browser.tabs.onUpdated.addListener(listener);
  try {
    const { status, url } = await browser.tabs.get(tabId);
    if (status !== 'complete' || url === BLANK) await waiting;
  } finally {
    clearTimeout(timer);
    browser.tabs.onUpdated.removeListener(listener);
  }
  return browser.tabs.get(tabId);
}
