// What the extension's own pages reach of the browser. Which tab they are about, each says itself.

import { browser } from 'wxt/browser';
import { askHosts } from '../chat/ask-hosts.ts';
import { rememberRequest } from '../chat/chat-io.ts';
import { writeTextHere } from '../offscreen/clipboard.ts';
import { countTokensHere } from '../offscreen/count-tokens.ts';
import type { PageIo } from '../../io/page-io.ts';
import type { TabReference } from '../../io/io.ts';
import { type TabChange, jumpFilter } from '../tabs/jump-filter.ts';
import { send } from '../../messages.ts';
import { notify } from './notify.ts';
import { openPanel } from '../tabs/open-panel.ts';
import { captureTab, readPageHtml, snapshotTab } from './read-tab.ts';
import { saveFile } from '../save-file.ts';
import { translate } from '../translate.ts';
import { readSettings, writeSettings } from '../storage/settings-store.ts';
import { findTab } from '../tabs/tabs.ts';

export const pageActions: Omit<PageIo, 'activeTab'> = {
  findTab,
  capture: captureTab,
  expand: async (...asked) => (await import('./expand-tab.ts')).expandTab(...asked),
  snapshot: snapshotTab,
  pageHtml: readPageHtml,
  writeText: writeTextHere,
  countTokens: countTokensHere,
  notify,
  readSettings,
  writeSettings,
  translate,
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
  rememberRequest: (tab, request) => void rememberRequest(tab, request),
  openPanel: (tab) => void openPanel(tab).then(close),
};

/** The tab that the address of an automation build's page names: tests open the popup as a tab of its own. */
export async function tabOfAddress(): Promise<TabReference | undefined> {
  const id = Number(new URLSearchParams(location.search).get('tab'));
  if (!id) return undefined;
  const { url = '', title = '' } = await browser.tabs.get(id);
  return { id, url, title };
}
