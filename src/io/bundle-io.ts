// What putting several pages together needs of the browser.

import type { Basket } from '../collect/basket/basket.ts';
import type { TabReference } from './io.ts';
import type { PageIo } from './page-io.ts';

export type TabChoice = 'highlighted' | 'group' | 'window';

export interface BundleIo extends Pick<
  PageIo,
  'capture' | 'countTokens' | 'readSettings' | 'saveFile' | 'translate' | 'writeText'
> {
  basket: Basket;
  /** Tabs beside the one in front: selected with it, in its group, in its window. */
  countTabs(): Promise<Record<TabChoice, number>>;
  /** In their order; those that show no web page are left out. */
  listTabs(choice: TabChoice): Promise<TabReference[]>;
  /** Opens the page that collects many pages, to begin with this one. */
  openCollect(url: string): void;
  /** Asks for access to all pages, inside a click or key press; whether it is there now. */
  allowAllPages(): Promise<boolean>;
}
