// Tokens for comparing texts in any script: words, and single characters where words are not spaced.

import { PLAIN } from '../../../dom/words.ts';

const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{N}_]+/gu;

/** The same tokens in plain text. */
const PLAIN_TOKEN = /\w+/g;

export function tokenize(text: string): string[] {
  const lower = text.toLowerCase();
  return lower.match(PLAIN.test(lower) ? PLAIN_TOKEN : TOKEN) ?? [];
}

/** How many of the page's most frequent tokens stand in for a list of stop words. */
const COMMON = 50;
/** A token must occur at least this often to count as common. */
const COMMON_OCCURRENCES = 3;

/** The page's own most frequent tokens: mostly function words, whatever the language. */
export function commonTokens(texts: string[][]): Set<string> {
  const counts = new Map<string, number>();
  for (const tokens of texts) for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  const frequent: [token: string, count: number][] = [];
  // oxlint-disable-next-line unicorn/no-array-for-each -- a pair for each of thousands of words would be garbage
  counts.forEach((count, token) => {
    if (count >= COMMON_OCCURRENCES && !/^\d+$/.test(token)) frequent.push([token, count]);
  });
  return new Set(
    frequent
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, COMMON)
      .map(([token]) => token),
  );
}

/** Sequences of one to three tokens of a reference text, to measure how much of a block stands in it. */
export class Reference {
  private readonly grams = new Set<string>();

  constructor(texts: string[]) {
    for (const text of texts) {
      const tokens = tokenize(text);
      tokens.forEach((_, at) => {
        for (let size = 1; size <= 3; size += 1)
          if (at + size <= tokens.length) this.grams.add(tokens.slice(at, at + size).join(' '));
      });
    }
  }

  get size(): number {
    return this.grams.size;
  }

  /** Share of the block's sequences (of three tokens, or of all where it is shorter) that the reference has. */
  coverage(tokens: string[]): number {
    if (this.grams.size === 0 || tokens.length === 0) return 0;
    const size = Math.min(3, tokens.length);
    let found = 0;
    for (let at = 0; at + size <= tokens.length; at += 1)
      // Single tokens are sequences too: most of a page falls at the first.
      if (this.grams.has(tokens[at]!) && this.grams.has(tokens.slice(at, at + size).join(' '))) found += 1;
    return found / (tokens.length - size + 1);
  }
}
