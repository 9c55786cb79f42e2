// What the extension's own pages reach of the browser: the parts of `PageIo` that the background worker has no use for.

import { browser } from 'wxt/browser';
import { askHosts } from './ask-hosts.ts';
import { rememberQuery } from './chat-io.ts';
import type { PageIo, TabReference, TextFile } from '../io.ts';
import { type TabChange, jumpFilter } from './jump-filter.ts';
import { send } from '../messages.ts';
import { openPanel } from './open-panel.ts';

export const pageActions: Pick<
  PageIo,
  'watchTab' | 'saveFile' | 'openUrl' | 'openOptions' | 'openPanel' | 'rememberQuery' | 'sendPage'
> = {
  watchTab({ id, url }, changed) {
    const isJump = jumpFilter(url);
    const listener = (tabId: number, change: TabChange) => {
      if (tabId !== id || isJump(change)) return;
      if (change.status === 'loading' || (change.url !== undefined && change.url !== url)) changed();
    };
    browser.tabs.onUpdated.addListener(listener);
    return () => browser.tabs.onUpdated.removeListener(listener);
  },
  saveFile,
  openUrl: (url) => void browser.tabs.create({ url }),
  openOptions: () => void browser.runtime.openOptionsPage(),
  sendPage(page, { kind, hosts }) {
    void send('background:send-page', page);
    if (kind === 'site') void askHosts(hosts);
    // In the panel itself the prompt just arrives.
    else if (location.pathname === '/popup.html') void openPanel(page.tab).then(close);
  },
  rememberQuery: (tab, query) => void rememberQuery(tab, query),
  openPanel: (tab) => void openPanel(tab).then(close),
};

/** A link with a `download` name needs no permission. */
function saveFile({ name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Firefox reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The tab that the address of an automation build's page names: tests open the popup as a tab of its own. */
export async function tabOfAddress(): Promise<TabReference | undefined> {
  const id = Number(new URLSearchParams(location.search).get('tab'));
  if (!id) return undefined;
  const { url = '', title = '' } = await browser.tabs.get(id);
  return { id, url, title };
}
