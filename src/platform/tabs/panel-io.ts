// What the side panel reaches of the browser beyond the popup.

import { browser } from 'wxt/browser';
import type { PanelIo } from '../../io/panel-io.ts';
import type { PanelPrompt } from '../../io/chat-io.ts';
import type { TabReference } from '../../io/io.ts';
import { type TabChange, jumpFilter } from './jump-filter.ts';
import { toReference } from './tabs.ts';

/** Where a prompt from another context waits for the panel, in `storage.session`. */
export const PANEL_PROMPT = 'panelPrompt';

/** A page that has just loaded still changes its address and its text. Milliseconds. */
const SETTLED = 300;

/** Of the tabs that the panel has shown. */
const isJump = new Map<number, (change: TabChange) => boolean>();

/** The panel's window; tests of the automation build name another one in the address. */
async function ownWindow(): Promise<number> {
  const named = Number(new URLSearchParams(location.search).get('window'));
  if (import.meta.env.MODE === 'automation' && named) return named;
  const { id } = await browser.windows.getCurrent();
  return id as number;
}

export const panelActions: Pick<PanelIo, 'activeTab' | 'watchActiveTab' | 'allowAllPages' | 'watchPrompts'> =
  {
    async activeTab(): Promise<TabReference> {
      const [tab] = await browser.tabs.query({ active: true, windowId: await ownWindow() });
      const reference = toReference(tab, 'There is no active tab.');
      isJump.set(reference.id, jumpFilter(reference.url));
      return reference;
    },
    watchActiveTab(changed) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const later = () => {
        clearTimeout(timer);
        timer = setTimeout(changed, SETTLED);
      };
      const ifHere = (windowId: number) => void ownWindow().then((id) => id === windowId && later());
      const onActivated = ({ windowId }: { windowId: number }) => ifHere(windowId);
      const onUpdated = (
        tabId: number,
        change: TabChange,
        tab: { active: boolean; windowId?: number | undefined },
      ) => {
        if (isJump.get(tabId)?.(change)) return;
        if (tab.active && (change.status === 'complete' || change.url !== undefined))
          ifHere(tab.windowId ?? -1);
      };
      browser.tabs.onActivated.addListener(onActivated);
      browser.tabs.onUpdated.addListener(onUpdated);
      return () => {
        clearTimeout(timer);
        browser.tabs.onActivated.removeListener(onActivated);
        browser.tabs.onUpdated.removeListener(onUpdated);
      };
    },
    allowAllPages: () => browser.permissions.request({ origins: ['<all_urls>'] }).catch(() => false),
    watchPrompts(arrived) {
      const take = async () => {
        const prompt = (await browser.storage.session.get(PANEL_PROMPT))[PANEL_PROMPT] as
          | PanelPrompt
          | undefined;
        if (!prompt || !(await isOurs(prompt))) return;
        await browser.storage.session.remove(PANEL_PROMPT);
        arrived(prompt);
      };
      const listener = (changes: Record<string, { newValue?: unknown }>) => {
        if (changes[PANEL_PROMPT]?.newValue) void take();
      };
      browser.storage.session.onChanged.addListener(listener);
      void take();
      return () => browser.storage.session.onChanged.removeListener(listener);
    },
  };

/** Every window has a panel of its own; a prompt is for the one beside its page. */
async function isOurs({ tabId }: PanelPrompt): Promise<boolean> {
  try {
    const { windowId } = await browser.tabs.get(tabId);
    return windowId === (await ownWindow());
  } catch {
    return true;
  }
}
