import type { ExtractOptions } from '../core/extract-options.ts';
import type { ReadText } from '../fetch/page/extract-text.ts';
import type { PageText } from '../fetch/page/open-text.ts';

/** What the reader is asked: to read what was captured in a tab, or a fetched page. */
export type ReaderJob =
  /** `reply` is the answer of `grab.js` as it came. */
  | { kind: 'captured'; reply: string; options: ExtractOptions }
  | { kind: 'text'; page: PageText; options: ExtractOptions };

export type { ReadText };
