import { type Browser, browser } from 'wxt/browser';
import type { Click } from '../../io/background-io.ts';
import type { TabReference } from '../../io/io.ts';
import type { TextName } from '../../translate.ts';
import { requestFetchAccess } from '../fetch/fetch-access.ts';
import { translate } from '../translate.ts';
import { watchSettings } from '../storage/settings-store.ts';
import { activeTab, toReference } from './tabs.ts';

/** What menus and shortcuts can ask for. The ids are also the command names in the manifest. */
export interface Actions {
  'copy-page'(tab: TabReference): Promise<void>;
  'expand-page'(tab: TabReference): Promise<void>;
  'copy-link'(tab: TabReference, link: ChosenLink): Promise<void>;
  'copy-selection'(tab: TabReference, click: Click): Promise<void>;
  'send-selection'(tab: TabReference, click: Click): Promise<void>;
  'keep-selection'(tab: TabReference, click: Click): Promise<void>;
}

export interface ChosenLink {
  url: string;
  /** Stands in a private window. */
  isPrivate: boolean;
  /** Whether the person lets Pith fetch pages. */
  allowed: Promise<boolean>;
}

interface MenuEntry {
  id: keyof Actions;
  title: TextName;
  contexts: ['action' | 'page' | 'link' | 'selection'];
}

const ENTRIES: MenuEntry[] = [
  { id: 'copy-page', title: 'copyPage', contexts: ['page'] },
  // On the toolbar button: a second entry on the page would fold both into a menu of their own.
  { id: 'expand-page', title: 'expandAndCopy', contexts: ['action'] },
  { id: 'copy-link', title: 'copyLink', contexts: ['link'] },
  { id: 'send-selection', title: 'sendSelection', contexts: ['selection'] },
  { id: 'copy-selection', title: 'copySelection', contexts: ['selection'] },
  { id: 'keep-selection', title: 'basketAddSelection', contexts: ['selection'] },
];

/** Between the name of an action and its aim in a menu's id. */
const SEPARATOR = ' ';

/**
 * Call it synchronously at start-up: a worker that is woken by a click listens at once or never. `readAim` gives what
 * `send-selection` has to know before anything is awaited, since the browser asks for permissions and opens panels only
 * inside the click: it is written into the id of the menu, which outlives the worker.
 */
export function listen(actions: Actions, readAim: () => Promise<string>): void {
  const aim = keepMenus(readAim);
  browser.contextMenus.onClicked.addListener((info, tab) => {
    if (!tab) return;
    const [name, ...rest] = String(info.menuItemId).split(SEPARATOR);
    const clicked = { ...toReference(tab), ...(info.frameId ? { frame: info.frameId } : {}) };
    const click = { words: info.selectionText ?? '', aim: rest.join(SEPARATOR) || undefined };
    if (name === 'copy-page' || name === 'expand-page') void actions[name](toReference(tab));
    if (name === 'copy-link') void actions[name](toReference(tab), chosenLink(info, tab));
    if (name === 'copy-selection' || name === 'send-selection' || name === 'keep-selection')
      void actions[name](clicked, click);
  });
  browser.commands.onCommand.addListener((name, tab) => {
    if (!isCommand(name)) return;
    const click = { words: '', aim: aim() };
    // Firefox before 126 names no tab.
    if (tab) void actions[name](toReference(tab), click);
    else void activeTab().then((page) => actions[name](page, click));
  });
}

/** Writes the menus, anew when the settings change; the aim that they hold. */
function keepMenus(readAim: () => Promise<string>): () => string | undefined {
  let aim: string | undefined;
  /** What this worker's menus hold; those of a former one are taken to be out of date. */
  let written: string | undefined;
  let writing = Promise.resolve();
  const write = () => {
    writing = writing.then(async () => {
      aim = written = await readAim();
      // Menus outlive the worker but not always an update, and a second `create` of an id is an error.
      await browser.contextMenus.removeAll();
      for (const { id, title, contexts } of ENTRIES) {
        const name = id === 'send-selection' ? `${id}${SEPARATOR}${aim}` : id;
        browser.contextMenus.create({ id: name, title: translate(title), contexts });
      }
    });
  };
  browser.runtime.onInstalled.addListener(write);
  watchSettings(() => {
    // A menu that is being written anew is missing for the person who opens it just then.
    void readAim().then((value) => value !== written && write());
  });
  void readAim().then((value) => (aim ??= value));
  return () => aim;
}

const COMMANDS = ['copy-page', 'expand-page', 'copy-selection', 'send-selection'] as const;

const isCommand = (name: string): name is (typeof COMMANDS)[number] =>
  (COMMANDS as readonly string[]).includes(name);

/** The permission must be asked for while the click is being handled, before anything is waited for. */
function chosenLink(
  { linkUrl = '' }: Browser.contextMenus.OnClickData,
  { incognito }: Browser.tabs.Tab,
): ChosenLink {
  return { url: linkUrl, isPrivate: incognito, allowed: requestFetchAccess() };
}
