// READ FIRST. One walk over the live page into an owned, inert copy in which everything that needs layout is written
// as marks. The live page is only read: nothing is changed, clicked, scrolled, listened to or fetched.

import type { FrameCopy, Snapshot } from '../core/page.ts';
import type { Warning } from '../core/types.ts';
import {
  addressOf,
  baseAddressOf,
  findAll,
  implementationOf,
  outerHtmlOf,
  readyStateOf,
  rootOf,
  tagOf,
} from './walk/live-dom.ts';
import type { Walk } from './walk/open-document.ts';
import { copyHead } from './walk/page-head.ts';
import { sampleRaw } from '../core/tokens/sample-raw.ts';
import type { KeptParts } from './selection/kept-parts.ts';
import { type WalkOptions, walkPage } from './walk/walk.ts';

export interface CaptureOptions {
  /** Counts as selected instead of what the person selected; in the page's own document or a shadow root. */
  picked?: Element | undefined;
  /** What was read before it went out of the page. */
  kept?: KeptParts | null;
  /** Copies of frames of other sites. */
  frames?: FrameCopy[];
  copyPlain?: CopyPlain | undefined;
}

/** Copies a document that is no HTML; false where it is to be walked all the same. */
export type CopyPlain = (live: Document, copy: Document) => boolean;

export function capture(live: Document, options: CaptureOptions = {}): Snapshot {
  const start = performance.now();
  const copy = implementationOf(live).createHTMLDocument('');
  const root = rootOf(live);
  const html = root ? outerHtmlOf(root) : '';
  const walk = root ? fill(live, { copy, ...options }) : null;
  // Texts are neighbours where a mark came between them. They would become one on the way to the reader.
  copy.normalize();
  return {
    document: copy,
    url: addressOf(live),
    baseUrl: baseAddressOf(live),
    source: 'live',
    rawCharacters: html.length + (walk?.innerCharacters ?? 0),
    rawTokens: sampleRaw(html),
    elements: walk?.elements ?? (root ? findAll(root, '*').length + 1 : 0),
    milliseconds: performance.now() - start,
    readAt: new Date().toISOString(),
    warnings: walk ? warningsOf(walk, live) : [],
  };
}

/** The walk over a page; null for documents that need none. */
function fill(live: Document, { copyPlain, ...options }: WalkOptions & CaptureOptions): Walk | null {
  const { copy } = options;
  const isHtml = tagOf(rootOf(live)!) === 'html';
  if (isHtml) copyHead(live, copy);
  return copyPlain?.(live, copy) || !isHtml ? null : walkPage(live, options);
}

function warningsOf({ warnings, truncated, elements }: Walk, live: Document): Warning[] {
  const cut: Warning[] = [];
  if (truncated) {
    const message = `Of a very large or slow page ${elements} elements were read.`;
    cut.push({ code: 'truncated', message });
  }
  if (readyStateOf(live) === 'loading') {
    const message = 'The page was still loading: reload it to read the rest.';
    cut.push({ code: 'truncated', message });
  }
  return [...warnings, ...cut];
}
