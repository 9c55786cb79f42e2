// Opens Chrome's side panel or Firefox's sidebar. Both open only inside a click or key press, before anything is awaited.

import { browser } from 'wxt/browser';
import type { TabReference } from '../../io/io.ts';

/** Firefox alone has it, and types it only there. */
const sidebar = (browser as { sidebarAction?: { open(): Promise<void> } }).sidebarAction;

export function openPanel({ id: tabId }: Pick<TabReference, 'id'>): Promise<void> {
  return import.meta.env.FIREFOX && sidebar ? sidebar.open() : browser.sidePanel.open({ tabId });
}

/** The shortcut in Chrome; Firefox opens its sidebar by itself. Call it synchronously at start-up. */
export function listenForPanel(): void {
  browser.commands.onCommand.addListener((command, tab) => {
    if (command === 'open-panel' && tab?.id !== undefined) void openPanel({ id: tab.id });
  });
}
