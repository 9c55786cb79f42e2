// What programs may ask of the browser beyond the background's own features.

import type { ExtractOptions } from '../core/extract-options.ts';
import type { PageText } from '../fetch/page/open-text.ts';
import type { ReadText } from '../fetch/page/extract-text.ts';
import type { BackgroundIo } from './background-io.ts';
import type { CollectIo } from './collect-io.ts';
import type { TabReference } from './io.ts';

export interface AutomationIo extends Pick<
  BackgroundIo,
  'activeTab' | 'findTab' | 'expand' | 'capture' | 'snapshot' | 'countTokens' | 'fetchPage' | 'deliver'
> {
  /** Of the extension. */
  version: string;
  /** Reads a text that is at hand; nothing is loaded. */
  readText(page: PageText, options: ExtractOptions): Promise<ReadText>;
  /** For collecting many pages, with these servers beside the public ones. */
  collectIo(access: CollectIo['access']): CollectIo;
  /** Throws `PithError('tab-closed')`. */
  getTab(id: number): Promise<TabReference>;
  /** No page opens a WebSocket into the own network; `localNames` are last labels of names that mean it. */
  fenceSockets(fence: { trusted: readonly string[]; localNames: readonly string[] }): Promise<void>;
  /** Numbers of the tabs that show an address; with an attribute, those whose root element carries it. */
  tabsAt(url: string, attribute?: string): Promise<number[]>;
}
