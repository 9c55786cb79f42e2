import { type Browser, browser } from 'wxt/browser';
import type { TabReference } from '../io.ts';
import type { TextName } from '../say.ts';
import { requestFetchAccess } from './fetch-access.ts';
import { say } from './say.ts';
import { activeTab, toReference } from './tabs.ts';

/** What menus and shortcuts can ask for. The ids are also the command names in the manifest. */
export interface Actions {
  'copy-page'(tab: TabReference): Promise<void>;
  'copy-link'(tab: TabReference, link: ChosenLink): Promise<void>;
}

export interface ChosenLink {
  url: string;
  /** Whether the person lets Pith fetch pages. */
  allowed: Promise<boolean>;
}

interface MenuEntry {
  id: keyof Actions;
  title: TextName;
  contexts: ['page' | 'link'];
}

const ENTRIES: MenuEntry[] = [
  { id: 'copy-page', title: 'copyPage', contexts: ['page'] },
  { id: 'copy-link', title: 'copyLink', contexts: ['link'] },
];

/** Call it synchronously at start-up: a worker that is woken by a click listens at once or never. */
export function listen(actions: Actions): void {
  browser.runtime.onInstalled.addListener(() => {
    // Menus outlive the worker but not always an update, and a second `create` of an id is an error.
    void browser.contextMenus.removeAll().then(() => {
      for (const { id, title, contexts } of ENTRIES) {
        browser.contextMenus.create({ id, title: say(title), contexts });
      }
    });
  });
  browser.contextMenus.onClicked.addListener((info, tab) => {
    if (!tab) return;
    if (info.menuItemId === 'copy-page') void actions['copy-page'](toReference(tab));
    if (info.menuItemId === 'copy-link') void actions['copy-link'](toReference(tab), chosenLink(info));
  });
  browser.commands.onCommand.addListener((command, tab) => {
    if (command !== 'copy-page') return;
    // Firefox before 126 names no tab.
    void (tab ? Promise.resolve(toReference(tab)) : activeTab()).then(actions[command]);
  });
}

/** The permission must be asked for while the click is being handled, before anything is waited for. */
function chosenLink({ linkUrl = '' }: Browser.contextMenus.OnClickData): ChosenLink {
  return { url: linkUrl, allowed: requestFetchAccess() };
}
