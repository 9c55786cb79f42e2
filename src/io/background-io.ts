// What the background does beyond the extension's pages.

import type { ExtractOptions } from '../core/extract-options.ts';
import type { Extraction } from '../core/types.ts';
import type { FetchLimits } from '../fetch/limits.ts';
import type { DeliveryIo, Io } from './io.ts';

/** What is known of a click in the page menu besides the tab. */
export interface Click {
  /** The selected words as the browser knows them, without structure; empty for a shortcut. */
  words: string;
  /** Of the action (`menus.ts`). */
  aim: string | undefined;
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

export interface BackgroundIo extends Io, DeliveryIo {
  /** Fetches a page that is not open and reads it. Throws `PithError`. */
  fetchPage(request: FetchRequest): Promise<Extraction>;
}
