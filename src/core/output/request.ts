// What may be asked of a page that is read. Plain data: popup, commands and programs ask with the same fields.

import type { FocusRequest } from '../focus/focus.ts';
import type { ChunkKeys } from './chunks/chunk-lines.ts';
import type { RenderOptions } from './markdown/render.ts';

/** `data`: the page's structured data alone. `html`: reduced HTML for writing selectors. */
export const FORMATS = ['md', 'json', 'text', 'jsonl', 'data', 'html'] as const;
export type Format = (typeof FORMATS)[number];

export interface DeliveryRequest extends Pick<FocusRequest, 'marks'> {
  /** `md` when left out. */
  format?: Format;
  /** A blank one is none. */
  query?: string | undefined;
  /** Tokens that the output may have; for `json`, `jsonl` and `data` those of its Markdown. */
  budget?: number | undefined;
  /** Ids of the sections that a person ticked (`listOutline`); all when left out. */
  sections?: readonly string[] | undefined;
  /** Ids of sections that come before all others, whatever they score. */
  pinned?: readonly string[] | undefined;
  /** `untrusted` is for what models read: `md` and `text`. */
  style?: Partial<RenderOptions>;
  /**
   * From 1. Where the query chooses nothing, the page goes out in parts, each within the budget by its Markdown; this is
   * the one that is wanted. When left out, only the beginning is kept.
   */
  part?: number | undefined;
  /** For `jsonl`. */
  chunks?: { ceiling?: number; overlap?: number; keys?: ChunkKeys };
  /** For `html`: tokens that structured data may take. */
  dataBudget?: number;
}

export type Count = (text: string) => number | Promise<number>;
