// What the side panel can do beyond the popup.

import type { ExtractOptions } from '../core/extract-options.ts';
import type { Extraction } from '../core/types.ts';
import type { AnswerPart } from '../chat/endpoint/read-chunk.ts';
import type { ChatRequest } from '../chat/endpoint/stream-chat.ts';
import type { PanelPrompt } from './chat-io.ts';
import type { EndpointIo } from './endpoint-io.ts';
import type { PageIo } from './page-io.ts';
import type { TabReference } from './io.ts';
import type { Passage } from '../passage.ts';

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
