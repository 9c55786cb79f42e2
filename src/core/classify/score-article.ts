// How surely a page holds one text to be read, with the reasons, and why a collection of texts would leave it out.

import type { ArticleScore, PageKind } from '../classification.ts';
import type { Extraction, PageTypeName } from '../types.ts';

type Scored = Pick<Extraction, 'blocks' | 'bodyText' | 'links' | 'metadata' | 'pageType' | 'url'> & {
  words: number;
  /** Long ones. */
  paragraphs: number;
  kind: PageKind;
  declaresArticle: boolean;
};

/** Points for each type that the model finds; the others say nothing. */
const BY_TYPE: Partial<Record<PageTypeName, number>> = {
  article: 20,
  documentation: 20,
  forum: 15,
  listing: -20,
  collection: -20,
};
/** Share of a text's characters that lead elsewhere. */
const LINKED = 0.3;
const LIST_ADDRESS =
  /\/(?:archives?|author|categor(?:y|ies)|feed|log-?in|page\/\d+|search|sign-?up|tags?|topics?)(?:\/|$)/i;
const TEXT_ADDRESS =
  /\/(?:articles?|blogs?|entry|essays?|guides?|insights?|news|p|posts?|stor(?:y|ies)|tutorials?)\/.|\/(?:19|20)\d\d\/\d\d?\//i;

/** Below this a page is none of the texts that a collection looks for. */
const LEAST_SCORE = 35;
/** Fewer words are no text. */
const LEAST_WORDS = 10;
/** A shell that holds more was filled from its data. */
const SHELL_WORDS = 50;
/** Pages that are what they seem, even if only in part. */
const READABLE: ReadonlySet<PageKind> = new Set(['static', 'paywall', 'markdown', 'text', 'feed', 'data']);

export function scoreArticle(page: Scored): ArticleScore {
  const reasons = listReasons(page);
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  const score = Math.min(100, Math.max(0, sum));
  const isFilled = page.kind === 'app-shell' && page.words >= SHELL_WORDS;
  const skip =
    !READABLE.has(page.kind) && !isFilled
      ? page.kind
      : page.words < LEAST_WORDS
        ? 'too-short'
        : score < LEAST_SCORE
          ? 'low-score'
          : undefined;
  return { score, reasons, ...(skip && { skip }) };
}

function listReasons(page: Scored): ArticleScore['reasons'] {
  const { blocks, words, paragraphs, metadata, pageType } = page;
  const path = URL.parse(page.url)?.pathname ?? '';
  const linked = page.links.reduce((sum, { text }) => sum + text.length, 0);
  const rows: [reason: string, points: number, holds?: boolean][] = [
    [`${words} words`, words >= 300 ? 25 : words >= 150 ? 15 : words < 50 ? -20 : 0],
    [`${paragraphs} paragraphs`, 15, paragraphs >= 3],
    ['title', 10, blocks.some(({ type }) => type === 'title')],
    ['authors', 10, metadata.authors !== undefined],
    ['published', 10, metadata.published !== undefined],
    ['declared as an article', 10, page.declaresArticle],
    [`page type ${pageType.type}`, BY_TYPE[pageType.type] ?? 0],
    ['links for text', -15, linked > page.bodyText.length * LINKED],
    ['address of a text', 10, TEXT_ADDRESS.test(path)],
    ['address of a list', -15, LIST_ADDRESS.test(path)],
    ['front page', -20, path === '/'],
  ];
  return rows.flatMap(([reason, points, holds = points !== 0]) => (holds ? [{ reason, points }] : []));
}
