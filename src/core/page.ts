import type { Traits } from './classification.ts';
import type { ExtractOptions } from './extract-options.ts';
import type { Metadata, PageType, Removed, StructuredDatum, Warning } from './types.ts';
import type { TreeText } from './dom/tree-text.ts';
import type { RawSample } from './tokens/sample-raw.ts';
import type { Deadline } from './deadline.ts';
import type { PendingState } from './pending/pending.ts';
import type { ProductFacts } from './block.ts';
import type { TextBlock } from './content/text-block.ts';

/** What capture (or a parser, for a fetched page) hands to the passes. */
export interface Snapshot {
  /** Owned and inert: passes may change it. */
  document: Document;
  /** Address in the address bar. */
  url: string;
  /** What relative addresses resolve against (`<base>` considered). */
  baseUrl: string;
  /** `live`: visibility was measured and marked. `static`: only attributes and the page's own styles can tell. */
  source: 'live' | 'static';
  /** Measures of the page as it was, before anything was left out. */
  rawCharacters: number;
  rawTokens: number | RawSample;
  elements: number;
  /** Time that capture took; absent for a document that was parsed. */
  milliseconds?: number;
  /** ISO 8601. */
  readAt?: string;
  warnings: Warning[];
}

/** A snapshot on its way to where the passes run. */
export interface PackedSnapshot extends Omit<Snapshot, 'document'> {
  tree: TreeText;
}

/** What a script in a frame of another site read there. */
export interface FrameCopy {
  /** Positions among the frames of each window, from the one that it goes into. */
  path: number[];
  url: string;
  /** The body of its marked copy, addresses absolute. */
  html: string;
}

/** The state that the passes share: the document they change and the record of what they found. */
export interface Page {
  readonly document: Document;
  readonly url: string;
  readonly baseUrl: string;
  readonly source: Snapshot['source'];
  readonly options: ExtractOptions;
  readonly deadline: Deadline;
  /** Absent where it is not wanted, whatever the page. */
  readonly findArticle?: FindArticle | undefined;
  traits: Traits;
  readonly pending: PendingState;
  metadata: Metadata;
  rawMetadata: Record<string, string[]>;
  structuredData: StructuredDatum[];
  /** Of a page about one product. */
  product?: ProductFacts;
  textBlocks: TextBlock[];
  pageType: PageType;
  removed: Removed;
  warnings: Warning[];
  method: string;
  /** What reduced HTML is written from, if it was asked for. */
  reduced?: ReducedSource;
}

export interface ReducedSource {
  /** The body before it was normalized. */
  copy: Element;
  /** Elements of the copy and those that the passes work on. */
  originals: Map<Element, Element>;
  /** Those of the latter that stood when the verdicts were applied. */
  judged: Set<Element>;
}

/** Numbers of the text blocks that an article consists of. */
export type FindArticle = (document: Document, blocks: TextBlock[]) => Set<number>;

/** Changes the document that we own, or the record beside it. */
export interface DomPass {
  name: string;
  run(page: Page): void;
}
