// The one object through which features meet the browser. Built in each entry point; tests pass plain fakes.

import type { DeliveredMarkdown } from '../core/output/deliver-markdown.ts';
import type { DeliveryRequest } from '../core/output/request.ts';
import type { ExtractOptions } from '../core/extract-options.ts';
import type { Extraction } from '../core/types.ts';
import type { ExpansionLimits, ExpansionProgress, ExpansionReport } from '../expansion.ts';
import type { Translate } from '../translate.ts';
import type { Encoding, Settings } from '../settings.ts';

export interface TabReference {
  id: number;
  url: string;
  title: string;
  /** Number of the frame that is meant; the whole page when left out. */
  frame?: number;
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

export interface Io {
  /** The tab in front of the person. */
  activeTab(): Promise<TabReference>;
  /** The newest open tab at an address. Throws `PithError('tab-closed')`. */
  findTab(url: string): Promise<TabReference>;
  /** Reads the page in a tab. Throws `PithError`. */
  capture(tab: TabReference, options: ExtractOptions): Promise<Extraction>;
  /**
   * Expands and loads everything in a tab's page; the next capture finds it. Rejects with `PithError`, when the page goes
   * elsewhere with `page-changed`; the report names a stop.
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
  translate: Translate;
}

/** Of contexts that do not write Markdown themselves. */
export interface DeliveryIo {
  /** What was asked for of a page, as Markdown; within its budget by the estimate where nothing counts exactly. */
  deliver(page: Extraction, request: DeliveryRequest, encoding: Encoding): Promise<DeliveredMarkdown>;
}
