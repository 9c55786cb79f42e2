// What programs ask of the client, and what they get.

import type { Page } from 'playwright-core';
import type { ErrorData } from '../../errors.ts';
import type { BridgeReply, BridgeRequest } from '../bridge.ts';
import type { Plugin } from '../plugins/plugin.ts';
import type { ProfileInput } from '../profile/profile.ts';
import type { BrowserOptions } from './keep-browser.ts';

/** Query, budget, format, style, chunks, options, expand, … as everywhere in Pith. */
export interface PithRequest extends Omit<BridgeRequest, 'url' | 'tab'> {
  signal?: AbortSignal;
  /** Read the page again, whatever is remembered of it. */
  fresh?: boolean;
  /** Exact tokens of the page's HTML, its Markdown and the output; they take some time. */
  counts?: boolean;
  /** What the page may take from navigation to result, in milliseconds. */
  timeout?: number;
}

export interface Tokens {
  /** The page's HTML. */
  raw: number;
  /** Markdown of the whole page. */
  page: number;
  /** What was asked for. */
  output: number;
}

export interface PithResult extends BridgeReply {
  /** As it was asked for; `extraction.url` is where it led. */
  requestedUrl: string;
  milliseconds: number;
  /** It was read before. */
  cached: boolean;
  tokens?: Tokens;
}

export interface PithFailure {
  requestedUrl: string;
  error: ErrorData;
}

export interface Hooks {
  /** Before a page is asked of its server; what it resolves to is called when the server has answered or could not. */
  beforeRequest?(url: string): Promise<(() => void) | void>;
  /** Before the page is read: log in, click, wait for a selector. */
  beforeRead?(page: Page, url: string): Promise<void>;
  /** Changes a result, or drops it with null. */
  onExtraction?(result: PithResult): PithResult | null | undefined | Promise<PithResult | null | undefined>;
  /** What failed without harm, e.g. a plugin. Printed as a warning when left out. */
  onWarning?(message: string): void;
}

export interface OpenOptions extends Hooks, Omit<BrowserOptions, 'extension'> {
  /** Pages at once; 4 when left out. */
  concurrency?: number;
  /** Results that are remembered, and for how many milliseconds; false remembers none. 256 and 300,000 when left out. */
  cache?: { entries?: number; milliseconds?: number } | false;
  /** Hosts (names or IP addresses) of your own network that may be asked; those of `PITH_TRUST` when left out. */
  trusted?: readonly string[];
  plugins?: readonly Plugin[];
  profile?: ProfileInput;
  /** For every page, where the call says nothing else. */
  defaults?: Omit<PithRequest, 'signal'>;
}
