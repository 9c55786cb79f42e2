// How much of a text block reads like running text, in characters, whatever the script.

import type { TextBlock } from './text-block.ts';

/** Ends of sentences and clauses in Latin, CJK, Arabic, Devanagari, Greek, Armenian, Khmer and Ethiopic text. */
const PUNCTUATION = /[.,;:!?…。、，．；：！？،؛؟।॥·՝։។።፣]/u;
/** Fewest words of a text without punctuation that still reads as a sentence (Kohlschütter 2010: 10). */
const SENTENCE_WORDS = 10;
/** A run whose characters are mostly links is a list of links (same source: 0.333; round-ups go up to a half). */
const LINK_LIMIT = 0.5;

export function proseCharacters(block: TextBlock): number {
  if (block.linkDensity > LINK_LIMIT) return 0;
  const readsAsText = block.words >= SENTENCE_WORDS || (block.words >= 3 && PUNCTUATION.test(block.text));
  return readsAsText ? block.text.length * (1 - block.linkDensity) : 0;
}
