// What the side panel and the settings of chat servers need of the browser.

import type { ExtractOptions, Extraction } from './core/types.ts';
import type { AnswerPart } from './chat/endpoint/read-chunk.ts';
import type { Model } from './chat/endpoint/list-models.ts';
import type { ChatRequest } from './chat/endpoint/stream-chat.ts';
import type { PanelPrompt } from './prompt-io.ts';
import type { Endpoint } from './endpoints.ts';
import type { PageIo, TabReference } from './io.ts';
import type { Passage } from './passage.ts';

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
