// What the way to a chat needs of the browser.

import { browser } from 'wxt/browser';
import type { ChatIo, PageChoice, PanelPrompt, PendingParts } from '../../io/chat-io.ts';
import type { TabReference } from '../../io/io.ts';
import { allowHosts, awaitHosts } from './ask-hosts.ts';
import { openChat } from './chat-tabs.ts';
import { fillTab } from './fill-tab.ts';
import { openPanel } from '../tabs/open-panel.ts';
import { PANEL_PROMPT } from '../tabs/panel-io.ts';

/** Keys in `storage.session`, which ends with the browser. */
const PENDING = 'pendingParts';
const REQUEST = 'pageRequest';

interface StoredRequest {
  tabId: number;
  url: string;
  request: PageChoice;
}

async function read<T>(key: string): Promise<T | undefined> {
  return (await browser.storage.session.get(key))[key] as T | undefined;
}

export const chatActions: Pick<
  ChatIo,
  | 'allowHosts'
  | 'awaitHosts'
  | 'openChat'
  | 'fillComposer'
  | 'openPanel'
  | 'givePanel'
  | 'readPending'
  | 'writePending'
  | 'recallRequest'
> = {
  allowHosts,
  awaitHosts,
  openChat,
  fillComposer: fillTab,
  openPanel,
  givePanel: (prompt: PanelPrompt) => browser.storage.session.set({ [PANEL_PROMPT]: prompt }),
  readPending: () => read<PendingParts>(PENDING),
  async writePending(parts) {
    if (parts) await browser.storage.session.set({ [PENDING]: parts });
    else await browser.storage.session.remove(PENDING);
  },
  async recallRequest({ id, url }) {
    const stored = await read<StoredRequest>(REQUEST);
    return stored?.tabId === id && stored.url === url ? stored.request : undefined;
  },
};

/** Kept for the shortcut and the menu, which send the page as the popup last focused it. */
export const rememberRequest = ({ id: tabId, url }: TabReference, request: PageChoice): Promise<void> =>
  browser.storage.session.set({ [REQUEST]: { tabId, url, request } satisfies StoredRequest });
