import { browser } from 'wxt/browser';
import type { TabReference } from '../io.ts';
import { say } from './say.ts';
import { activeTab, toReference } from './tabs.ts';

/** What menus and shortcuts can ask for. The ids are also the command names in the manifest. */
export interface Actions {
  'copy-page'(tab: TabReference): Promise<void>;
}

/** Call it synchronously at start-up: a worker that is woken by a click listens at once or never. */
export function listen(actions: Actions): void {
  browser.runtime.onInstalled.addListener(() => {
    // Menus outlive the worker but not always an update, and a second `create` of an id is an error.
    void browser.contextMenus
      .removeAll()
      .then(() =>
        browser.contextMenus.create({ id: 'copy-page', title: say('copyPage'), contexts: ['page'] }),
      );
  });
  browser.contextMenus.onClicked.addListener((info, tab) => {
    if (isAction(info.menuItemId) && tab) void actions[info.menuItemId](toReference(tab));
  });
  browser.commands.onCommand.addListener((command, tab) => {
    if (!isAction(command)) return;
    // Firefox before 126 names no tab.
    void (tab ? Promise.resolve(toReference(tab)) : activeTab()).then(actions[command]);
  });
}

const isAction = (name: string | number): name is keyof Actions => name === 'copy-page';
