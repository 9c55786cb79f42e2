// How a prompt reaches a chat, and what it needs of the browser on its way.

import type { DeliveryRequest } from '../core/output/request.ts';
import type { Extraction } from '../core/types.ts';
import type { DeliveryIo, Io, TabReference } from './io.ts';

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
export interface ChatIo extends Io, DeliveryIo {
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
  /** What the popup last chose of the page of a tab. */
  recallRequest(tab: TabReference): Promise<PageChoice | undefined>;
  /** Of the person, in words, e.g. `English`. */
  language: string;
}

/** Text of a page on its way to a chat. */
export interface Excerpt {
  markdown: string;
  /** What it was written from and how, for a text that is too long; absent where the browser gave only words. */
  extraction?: Extraction;
  style?: DeliveryRequest['style'];
  /** What the page was asked. */
  query: string;
}

/** A page that the popup sends, as it shows it. */
export interface SentPage {
  tab: TabReference;
  excerpt: Excerpt;
}

/** Which sections of a page the popup chose. */
export type PageChoice = Pick<DeliveryRequest, 'query' | 'budget' | 'sections' | 'pinned' | 'part'>;

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
