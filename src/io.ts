// The one object through which features meet the browser. Built in each entry point; tests pass plain fakes.

import type { ExtractOptions, Extraction } from './core/types.ts';
import type { AnswerPart } from './chat/endpoint/read-chunk.ts';
import type { Model } from './chat/endpoint/list-models.ts';
import type { ChatRequest } from './chat/endpoint/stream-chat.ts';
import type { ChatTarget } from './chat/targets.ts';
import type { Endpoint } from './endpoints.ts';
import type { ExpansionLimits, ExpansionProgress, ExpansionReport } from './expansion.ts';
import type { Passage } from './passage.ts';
import type { FetchLimits } from './fetch/limits.ts';
import type { CacheStatistics } from './fetch/page-cache.ts';
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

export interface Toast {
  /** `progress` stays until another one takes its place. */
  kind: 'done' | 'error' | 'progress';
  text: string;
  /** A job that the person can cancel. */
  job?: string;
}

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

/** Which chat page is wanted. */
export interface ChatPage {
  url: string;
  /** Start of the addresses of its pages; an open tab with one of them is taken. Left out: always a new tab. */
  within?: string;
  /** Never this one: the page that is sent. */
  except: number;
}

/** Parts of a long text that are still to be sent, one by one, into a chat tab. */
export interface PendingParts {
  tabId: number;
  targetId: string;
  parts: string[];
  /** Index of the part that comes next. */
  next: number;
}

/** What a prompt needs on its way to a chat. */
export interface ChatIo extends Io {
  /** Asks for the right to fill pages of these hosts; whether it is there now. The browser shows its question only inside a click or key press. */
  allowHosts(hosts: string[]): Promise<boolean>;
  /** Waits until the question that the popup put to the person is answered; whether Pith may fill pages of these hosts. */
  awaitHosts(hosts: string[]): Promise<boolean>;
  /** Brings a chat page to the front and waits until it has loaded. */
  openChat(page: ChatPage): Promise<TabReference>;
  /** Throws `PithError` where the browser lets nobody in. */
  fillComposer(tab: TabReference, request: FillRequest): Promise<FillOutcome>;
  /** Opens the side panel, inside a click or key press. */
  openPanel(tab: TabReference): Promise<void>;
  givePanel(prompt: PanelPrompt): Promise<void>;
  readPending(): Promise<PendingParts | undefined>;
  writePending(parts: PendingParts | undefined): Promise<void>;
  /** What the popup was last asked about the page of a tab. */
  recallQuery(tab: TabReference): Promise<PageQuery | undefined>;
  /** Of the person, in words, e.g. `English`. */
  language: string;
}

/** A page that the popup sends, as it shows it. */
export interface SentPage {
  tab: TabReference;
  markdown: string;
  /** What the Markdown was written from, for texts that are too long. */
  extraction: Extraction;
  query: string;
}

export interface PageQuery {
  query: string;
  /** In tokens. */
  budget?: number;
}

/** What the script in a chat page is asked to do. */
export interface FillRequest {
  text: string;
  /** Host names that the prompt is meant for; a page anywhere else gets nothing. */
  hosts: string[];
  /** Of the composer and of the send button, in order of trust. */
  composer: string[];
  sendButton: string[];
  /** The person set that the prompt is sent at once. */
  send: boolean;
  /** The address held the prompt: the page may write it by itself. */
  prefilled: boolean;
  /** How long the composer may take to appear, in milliseconds. */
  patience: number;
}

/**
 * `attached`: the site took the text and shows it as something else than words in the box. `refused`: it stands nowhere.
 * `filled` with `send` means that the button could not be pressed.
 */
export type FillOutcome = 'filled' | 'sent' | 'attached' | 'refused' | 'no-composer' | 'other-site';

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

/** What reaches the servers that the person named. */
export interface EndpointIo {
  readEndpoints(): Promise<Endpoint[]>;
  /** Changes what is stored now, whatever the caller last read. */
  changeEndpoints(change: (stored: Endpoint[]) => Endpoint[]): Promise<void>;
  /** Calls back when they change; returns what ends it. */
  watchEndpoints(changed: () => void): () => void;
  /** Asks for access to the server's host, inside a click or key press; whether it is there now. */
  allowHost(url: string): Promise<boolean>;
  /** Throws `PithError` with an endpoint code. */
  listModels(endpoint: Endpoint, options: { signal: AbortSignal }): Promise<Model[]>;
}

/** A prompt that was sent to the panel from elsewhere. */
export interface PanelPrompt {
  prompt: string;
  title: string;
  url: string;
  tabId: number;
}

/** What the side panel can do beyond the popup. */
export interface PanelIo extends PageIo, EndpointIo {
  /** Calls back when another tab comes to the front, or the one in front shows another page; returns what ends it. */
  watchActiveTab(changed: () => void): () => void;
  /** Asks for access to all pages, inside a click or key press; whether it is there now. */
  allowAllPages(): Promise<boolean>;
  /** Lets the person pick an element on the page and reads it; undefined when they gave up. Throws `PithError`. */
  takePart(tab: TabReference, options: ExtractOptions): Promise<Extraction | undefined>;
  /** Hands a key that was pressed in the panel to the picker on the page. */
  steerPicker(tab: TabReference, key: string): void;
  /** Scrolls to a passage and marks it; false when the page or the passage is no longer there. */
  showPassage(tab: TabReference, passage: Passage): Promise<boolean>;
  streamChat(request: ChatRequest): AsyncIterable<AnswerPart>;
  /** Calls back with each prompt that arrives, the waiting one first; returns what ends it. */
  watchPrompts(arrived: (prompt: PanelPrompt) => void): () => void;
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
  /** Pages that were fetched a moment ago. */
  cacheStatistics(): Promise<CacheStatistics>;
  clearCache(): Promise<void>;
  resetSettings(): Promise<Settings>;
  listShortcuts(): Promise<Shortcut[]>;
  /** Undefined where the browser has no address for it. */
  openShortcutSettings: (() => void) | undefined;
}
