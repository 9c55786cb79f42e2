import type { PageKind } from './classification.ts';

/** The way to a page that was not open, and what kind of answer it was. */
export interface FetchReport {
  requestedUrl: string;
  finalUrl: string;
  /** Every redirect on the way: the address that answered, its status (0 for a page that refreshes itself). */
  hops: { url: string; status: number }[];
  status: number;
  /** E.g. `text/html`; empty when the server named none. */
  mediaType: string;
  charset: string;
  /** Decompressed. */
  bytes: number;
  /** From the first request to the finished extraction. */
  milliseconds: number;
  /** ISO 8601. */
  fetchedAt: string;
  kind: PageKind;
  /** 0 to 1. */
  confidence: number;
  signals: string[];
  /** Which of the readings this is, and why it was taken. */
  source: 'direct' | 'data' | 'markdown' | 'amp' | 'rendered';
  reason: string;
  cached: boolean;
}
