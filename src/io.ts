// The one object through which features meet the browser. Built in each entry point; tests pass plain fakes.

import type { ExtractOptions, Extraction } from './core/types.ts';
import type { ChatIo, PageQuery, SentPage } from './prompt-io.ts';
import type { ChatTarget } from './chat/targets.ts';
import type { ExpansionLimits, ExpansionProgress, ExpansionReport } from './expansion.ts';
import type { FetchLimits } from './fetch/limits.ts';
import type { CacheStatistics } from './fetch/page-cache.ts';
import type { EndpointIo } from './panel-io.ts';
import type { Say } from './say.ts';
import type { Encoding, Settings } from './settings.ts';

export interface TabReference {
  id: number;
  url: string;
  title: string;
  /** Number of the frame that is meant; the whole page when left out. */
  frame?: number;
}

/** What a click in the page menu tells besides the tab. */
export interface Click {
  /** The selected words as the browser knows them, without structure; empty for a shortcut. */
  words: string;
  /** Of the action (`menus.ts`). */
  aim: string | undefined;
}

export interface ExpansionWatch {
  limits?: Partial<ExpansionLimits>;
  onProgress?(progress: ExpansionProgress): void;
  signal?: AbortSignal;
}

/** An error stays until it is closed, progress until another toast of its job takes its place. */
export type Toast =
  | { kind: 'done' | 'error'; text: string; job?: string }
  /** The person can cancel the job. */
  | { kind: 'progress'; text: string; job: string };

/** A page that is not open. */
export interface FetchRequest {
  url: string;
  options: ExtractOptions;
  signal: AbortSignal;
  /** Open a page that only scripts can fill in an inactive tab; the person's setting when left out. */
  inTab?: boolean;
  /** Ask the site again, whatever the cache holds. */
  fresh?: boolean;
  /** From a private window: nothing is kept of it, no cookies go along, no tab is opened. */
  isPrivate?: boolean;
  /** IP addresses that count as public: for a program's own server. */
  trusted?: readonly string[];
  /** Instead of the usual ones. */
  limits?: Partial<FetchLimits>;
}

/** Work that a browser may interrupt by stopping the worker, and a person by cancelling. */
export interface Jobs<T> {
  /** What a former worker left unfinished. Asked for once, at start-up. */
  unfinished(): Promise<[id: string, job: T][]>;
  /** The signal is aborted when the person cancels the job. */
  begin(id: string, job: T): Promise<AbortSignal>;
  end(id: string): Promise<void>;
}

export interface Io {
  /** The tab in front of the person. */
  activeTab(): Promise<TabReference>;
  /** The newest open tab at an address. Throws `PithError('tab-closed')`. */
  findTab(url: string): Promise<TabReference>;
  /** Reads the page in a tab. Throws `PithError`. */
  capture(tab: TabReference, options: ExtractOptions): Promise<Extraction>;
  /**
   * Expands and loads everything in a tab's page; the next capture finds it. Rejects with `PithError`, when the page goes
   * elsewhere with `page-changed`; a stop is a report that says so.
   */
  expand(tab: TabReference, watch?: ExpansionWatch): Promise<ExpansionReport>;
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

/** What the background does beyond the extension's pages. */
export interface BackgroundIo extends Io {
  /** Fetches a page that is not open and reads it. Throws `PithError`. */
  fetchPage(request: FetchRequest): Promise<Extraction>;
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
  /** Opens the side panel on a tab, inside a click or key press. */
  openPanel(tab: TabReference): void;
  /** Sends what is shown to the chat, inside a click or key press. */
  sendPage(page: SentPage, target: Pick<ChatTarget, 'kind' | 'hosts'>): void;
  /** Keeps what the page of a tab was asked, for the shortcut that sends it. */
  rememberQuery(tab: TabReference, query: PageQuery): void;
  writeSettings(changes: Partial<Settings>): Promise<Settings>;
}

export interface Shortcut {
  name: string;
  /** As the browser writes it, e.g. `Alt+Shift+K`; empty when the person or another extension took it. */
  keys: string;
}

/** What the options page needs of the browser. */
export interface OptionsIo
  extends
    Pick<PageIo, 'readSettings' | 'writeSettings' | 'say' | 'saveFile'>,
    Pick<ChatIo, 'allowHosts'>,
    EndpointIo {
  /** Whether pages that are not open may be fetched. */
  mayFetch(): Promise<boolean>;
  /** Asks for it, inside a click or key press. */
  allowFetching(): Promise<boolean>;
  /** Pages that were fetched a moment ago. */
  cacheStatistics(): Promise<CacheStatistics>;
  clearCache(): Promise<void>;
  resetSettings(): Promise<Settings>;
  listShortcuts(): Promise<Shortcut[]>;
  /** Undefined where the browser has no address for it. */
  openShortcutSettings: (() => void) | undefined;
}
