// What the extension's own pages (popup, side panel) can do beyond the background worker.

import type { ChatTarget } from '../chat/targets.ts';
import type { Settings } from '../settings.ts';
import type { PageChoice, SentPage } from './chat-io.ts';
import type { Io, TabReference } from './io.ts';

export interface TextFile {
  name: string;
  type: 'text/markdown' | 'application/json' | 'application/jsonl';
  text: string;
}

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
  /** Keeps what was chosen of the page of a tab, for the shortcut that sends it. */
  rememberRequest(tab: TabReference, request: PageChoice): void;
  writeSettings(changes: Partial<Settings>): Promise<Settings>;
}
