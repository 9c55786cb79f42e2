// The one object through which features meet the browser. Built in each entry point; tests pass plain fakes.

import type { ExtractOptions, Extraction } from './core/types.ts';
import type { Say } from './say.ts';
import type { Encoding, Settings } from './settings.ts';

export interface TabReference {
  id: number;
  url: string;
  title: string;
}

export interface Toast {
  kind: 'done' | 'error';
  text: string;
}

export interface Io {
  /** The tab in front of the person. */
  activeTab(): Promise<TabReference>;
  /** The newest open tab at an address. Throws `PithError('tab-closed')`. */
  findTab(url: string): Promise<TabReference>;
  /** Reads the page in a tab. Throws `PithError`. */
  capture(tab: TabReference, options: ExtractOptions): Promise<Extraction>;
  /** The owned copy of a tab's page with its marks, as HTML. */
  snapshot(tab: TabReference): Promise<string>;
  /** Resolves only when the text is in the clipboard. Throws `PithError('clipboard-refused')`. */
  writeText(text: string): Promise<void>;
  /** Exact tokens of a text. */
  countTokens(text: string, encoding: Encoding): Promise<number>;
  /** One line on the page itself. */
  notify(tab: TabReference, toast: Toast): Promise<void>;
  readSettings(): Promise<Settings>;
  /** The words of the person's language. */
  say: Say;
}

export interface TextFile {
  name: string;
  type: 'text/markdown' | 'application/json' | 'application/jsonl';
  text: string;
}

/** What the extension's own pages (popup, options) can do beyond the background worker. */
export interface PageIo extends Io {
  /** The page's HTML as it stands, for the exact count of what was saved. */
  pageHtml(tab: TabReference): Promise<string>;
  /** Calls back when the tab goes to another page or loads again; returns what ends it. */
  watchTab(tab: TabReference, changed: () => void): () => void;
  saveFile(file: TextFile): void;
  openUrl(url: string): void;
  openOptions(): void;
  writeSettings(changes: Partial<Settings>): Promise<Settings>;
}

export interface Shortcut {
  name: string;
  /** As the browser writes it, e.g. `Alt+Shift+K`; empty when the person or another extension took it. */
  keys: string;
}

/** What the options page needs of the browser. */
export interface OptionsIo extends Pick<PageIo, 'readSettings' | 'writeSettings' | 'say'> {
  resetSettings(): Promise<Settings>;
  listShortcuts(): Promise<Shortcut[]>;
  /** Undefined where the browser has no address for it. */
  openShortcutSettings: (() => void) | undefined;
}
