// How a prompt reaches a chat, and what it needs of the browser on its way.

import type { Extraction } from '../core/types.ts';
import type { Io, TabReference } from './io.ts';

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

/** A prompt that was sent to the panel from elsewhere. */
export interface PanelPrompt {
  prompt: string;
  title: string;
  url: string;
  tabId: number;
}
