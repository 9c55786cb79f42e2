// The plain data that Pith gives out. Everything here survives JSON and structured clone.

import type { Block } from './block.ts';
import type { ArticleScore, Classification } from './classification.ts';
import type { FetchReport } from './fetch-report.ts';
import type { HiddenReason } from './visibility/hidden-reason.ts';

/** Raised whenever a field of `Extraction` changes its meaning. */
export const SCHEMA_VERSION = 1;

/** One page, read. The shape that the popup, the background worker and programs receive. */
export interface Extraction {
  schema: typeof SCHEMA_VERSION;
  url: string;
  canonicalUrl: string;
  title: string;
  /** Visible text of the kept blocks, a blank line between blocks; no Markdown, URLs or alternative texts. */
  text: string;
  /** `text` without title, byline and date. */
  bodyText: string;
  metadata: Metadata;
  /** Open Graph and Twitter fields as the page gives them, e.g. `{ 'og:type': ['article'] }`. */
  rawMetadata: Record<string, string[]>;
  pageType: PageType;
  classification: Classification;
  article: ArticleScore;
  blocks: Block[];
  outline: OutlineEntry[];
  structuredData: StructuredDatum[];
  images: ImageReference[];
  links: LinkReference[];
  removed: Removed;
  warnings: Warning[];
  /** How the main content was found, `model`, `readability`, `body` or `selection`. */
  method: string;
  stats: Stats;
  /** When the page was read, ISO 8601. */
  readAt?: string;
  /** Reduced HTML of what the scope holds, for writing selectors; only when it was asked for. */
  html?: string;
  /** What a query or a budget made of the page; absent when neither was given. */
  focus?: Focus;
  /** How a page that was not open was fetched; absent for a page in a tab. */
  fetched?: FetchReport;
}

/**
 * `filtered`: the sections that answer the query. `no-match`: nothing does, so all is there. `not-needed`: the whole page
 * is within the budget. `cut`: there was no query, so it is the beginning. The budget holds in each of them.
 */
export type FocusState = 'filtered' | 'no-match' | 'not-needed' | 'cut';

export interface Focus {
  state: FocusState;
  query: string;
  /** In tokens; absent when there is no limit. */
  budget?: number;
  /** Every section of the page in document order. */
  sections: FocusedSection[];
}

export interface FocusedSection {
  /** Id of its heading block; `start` for what stands before the first heading. */
  id: string;
  text: string;
  /** 0 when nothing in it matches. */
  score: number;
  /** Estimated tokens of the whole section. */
  tokens: number;
  /** `heading`: only the heading, since a section under it is kept. */
  kept: 'whole' | 'trimmed' | 'heading' | 'none';
}

/** A value and where it was read, e.g. `{ value: 'Ann', source: 'json-ld' }`. */
export interface Sourced<T> {
  value: T;
  source: string;
}

/** Only fields that the page has are present. Dates are ISO 8601; a date without a time stays a date. */
export interface Metadata {
  title?: Sourced<string>;
  authors?: Sourced<string[]>;
  published?: Sourced<string>;
  modified?: Sourced<string>;
  siteName?: Sourced<string>;
  language?: Sourced<string>;
  canonicalUrl?: Sourced<string>;
  description?: Sourced<string>;
  tags?: Sourced<string[]>;
  image?: Sourced<string>;
}

export type PageTypeName =
  | 'article'
  | 'documentation'
  | 'forum'
  | 'product'
  | 'collection'
  | 'listing'
  | 'service'
  | 'unknown';

export interface PageType {
  type: PageTypeName;
  /** 0 to 1. */
  confidence: number;
  signals: string[];
}

export interface OutlineEntry {
  /** Id of the heading block. */
  id: string;
  level: number;
  text: string;
  /** Estimated tokens of the heading and everything under it up to the next heading of its level or above. */
  tokens: number;
}

export interface StructuredDatum {
  /** `json-ld`, `next-data`, … */
  kind: string;
  data: unknown;
}

export interface ImageReference {
  url: string;
  alt: string;
  caption: string;
  /** In CSS pixels, where the page tells. */
  width?: number;
  height?: number;
}

export interface LinkReference {
  url: string;
  text: string;
  internal: boolean;
  /** E.g. `nofollow`. */
  rel?: string;
}

/** A passage that was left out, so that "why is this missing?" has an answer. */
export interface RemovedPassage<Reason extends string = string> {
  reason: Reason;
  /** At most 500 characters of its text. */
  text: string;
  /** Words in the whole passage. */
  words: number;
}

export interface Removed {
  /** Not visible to the person: the only kind that can carry a hidden instruction. */
  hidden: RemovedPassage<HiddenReason>[];
  overlays: RemovedPassage<OverlayReason>[];
  /** A rule's own name, or what the model thinks of it. */
  boilerplate: RemovedPassage[];
}

export type OverlayReason = 'consent' | 'dialog' | 'fixed layer' | 'pop-up';

/** Why a passage is left out, in one of the three senses. */
export type Removal = {
  [Kind in keyof Removed]: { kind: Kind; reason: Removed[Kind][number]['reason'] };
}[keyof Removed];

export type WarningCode =
  | 'hidden-text'
  | 'consent-wall'
  | 'paywall'
  | 'login'
  | 'blocked'
  | 'error-page'
  | 'app-shell'
  | 'whole-page'
  | 'truncated'
  | 'frame-not-read'
  | 'unscrolled'
  | 'unscripted'
  | 'step-failed'
  | 'out-of-time';

export interface Warning {
  code: WarningCode;
  message: string;
}

export interface Stats {
  rawCharacters: number;
  /** Estimated tokens of the page's HTML. */
  rawTokens: number;
  /** Estimated tokens of the Markdown of all blocks. */
  tokens: number;
  /** Share of the raw tokens that this saves, 0 to 1. */
  saved: number;
  /** Of the body text. */
  words: number;
  /** Whole ones, at least one. */
  readingMinutes: number;
  elements: number;
  /** From the first look at the page to the finished extraction. */
  milliseconds: number;
  passes: PassTrace[];
}

export interface PassTrace extends Partial<PassChanges> {
  name: string;
  milliseconds: number;
}

/** What a pass changed. */
export interface PassChanges {
  /** Elements that came, went or were left out. */
  elements: number;
  /** More words, or fewer, that would be given out. */
  words: number;
  /** Text blocks that it chose or dropped. */
  blocks: number;
}
