// What collecting many pages needs of the browser. A program gives the same.

import type { ExtractOptions } from '../core/extract-options.ts';
import type { Extraction } from '../core/types.ts';
import type { PageRequest } from '../fetch/get-page.ts';
import type { ReadText } from '../fetch/page/extract-text.ts';
import type { PageText } from '../fetch/page/open-text.ts';
import type { TextRequest } from '../fetch/text-request.ts';
import type { Exchange } from './network.ts';

export interface CollectIo {
  exchange: Exchange;
  extractText(page: PageText, options: ExtractOptions, signal: AbortSignal): Promise<ReadText>;
  /** Reads a page in an inactive tab and closes it. */
  render(request: PageRequest): Promise<Extraction>;
  /** Which servers beside the public ones may be asked, and which get the person's cookies. */
  access: Pick<TextRequest, 'localHost' | 'signedInHosts' | 'trusted'>;
  /** Milliseconds since some moment; never goes back, whatever the clock does. */
  elapsed(): number;
  /** Milliseconds since 1970, as the clock says. */
  now(): number;
  /** 0 to 1. */
  random(): number;
  /** Rejects with the signal's reason when it is aborted first. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Does the work while nobody else, in any window, holds this name; undefined at once where somebody does. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
}
