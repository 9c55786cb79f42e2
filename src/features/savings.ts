// Where a page's tokens went: what is kept, and what was left out by kind.

import { estimateTokens } from '../core/tokens/estimate.ts';
import type { Extraction, Removed, RemovedPassage } from '../core/types.ts';

export type SavingKind = 'kept' | 'boilerplate' | 'overlays' | 'hidden' | 'unchosen' | 'markup';

export interface Saving {
  kind: SavingKind;
  tokens: number;
  /** Of the raw page, 0 to 1. */
  share: number;
}

/** Rest of tokens when a passage's words are counted but only its start is stored. */
const TOKENS_PER_WORD = 1.4;

export interface Counts {
  /** Tokens of the page's HTML. */
  raw: number;
  /** Tokens of the Markdown of the whole page. */
  page: number;
  /** Tokens of what is copied. */
  kept: number;
}

/** The kinds that are there, kept first; the markup (tags, scripts, styles, data) is what remains of the raw page. */
export function listSavings({ removed }: Pick<Extraction, 'removed'>, { raw, page, kept }: Counts): Saving[] {
  const tokens: Record<Exclude<SavingKind, 'markup'>, number> = {
    kept,
    unchosen: Math.max(0, page - kept),
    boilerplate: tokensOf(removed, 'boilerplate'),
    overlays: tokensOf(removed, 'overlays'),
    hidden: tokensOf(removed, 'hidden'),
  };
  const known = Object.values(tokens).reduce((sum, each) => sum + each, 0);
  const all = Math.max(raw, known);
  return Object.entries({ ...tokens, markup: all - known })
    .map(([kind, each]) => ({ kind: kind as SavingKind, tokens: each, share: all > 0 ? each / all : 0 }))
    .filter((saving) => saving.tokens > 0);
}

function tokensOf(removed: Removed, kind: keyof Removed): number {
  return Math.round(removed[kind].reduce((sum, passage) => sum + passageTokens(passage), 0));
}

/** A long passage is stored cut; its words were counted before. */
function passageTokens({ text, words }: RemovedPassage): number {
  return Math.max(estimateTokens(text), words * TOKENS_PER_WORD);
}
