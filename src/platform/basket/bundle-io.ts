import { browser } from 'wxt/browser';
import { openBasket } from '../../collect/basket/basket.ts';
import type { BundleIo, TabChoice } from '../../io/bundle-io.ts';
import type { TabReference } from '../../io/io.ts';
import { writeTextHere } from '../offscreen/clipboard.ts';
import { countTokensHere } from '../offscreen/count-tokens.ts';
import { captureTab } from '../page/read-tab.ts';
import { saveFile } from '../save-file.ts';
import { readSettings } from '../storage/settings-store.ts';
import { toReference } from '../tabs/tabs.ts';
import { translate } from '../translate.ts';

/** The parts of a tab that the types of both browsers leave out. */
interface SomeTab {
  id?: number | undefined;
  url?: string | undefined;
  title?: string | undefined;
  groupId?: number;
}

const NO_GROUP = -1;

async function tabsOf(choice: TabChoice): Promise<SomeTab[]> {
  const near = { windowId: await windowInFront() };
  if (choice === 'window') return browser.tabs.query(near);
  if (choice === 'highlighted') return browser.tabs.query({ ...near, highlighted: true });
  const [active] = (await browser.tabs.query({ ...near, active: true })) as SomeTab[];
  const groupId = active?.groupId ?? NO_GROUP;
  return groupId === NO_GROUP ? [] : browser.tabs.query({ ...near, groupId } as object);
}

/** Tests of the automation build open the popup as a tab of its own and name the window. */
async function windowInFront(): Promise<number> {
  const named = Number(new URLSearchParams(location.search).get('window'));
  if (import.meta.env.MODE === 'automation' && named) return named;
  const { id } = await browser.windows.getLastFocused();
  return id as number;
}

/** Addresses are shown only with access; without it every tab may be a page. */
const isPage = ({ url }: SomeTab): boolean => url === undefined || /^(?:https?|file):/.test(url);

export const bundleIo: BundleIo = {
  basket: openBasket(),
  async countTabs() {
    const [highlighted, group, all] = await Promise.all([
      tabsOf('highlighted'),
      tabsOf('group'),
      tabsOf('window'),
    ]);
    const count = (tabs: SomeTab[]): number => tabs.filter(isPage).length;
    return { highlighted: count(highlighted), group: count(group), window: count(all) };
  },
  listTabs: async (choice) =>
    (await tabsOf(choice)).filter(isPage).map((tab): TabReference => toReference(tab)),
  openCollect: (url) => void browser.tabs.create({ url: `/collect.html?url=${encodeURIComponent(url)}` }),
  allowAllPages: () =>
    import.meta.env.MODE === 'automation'
      ? Promise.resolve(true)
      : browser.permissions.request({ origins: ['<all_urls>'] }).catch(() => false),
  capture: captureTab,
  countTokens: countTokensHere,
  writeText: writeTextHere,
  readSettings,
  saveFile,
  translate,
};
