// English words by their stem, lightly: enough that `create`, `creates`, `creating` and `created` meet. A wrong stem
// only has to be wrong in the same way on both sides; words of other languages pass through the same rules.

import { stemLightly } from './light-stems.ts';

const BEYOND_LATIN = /^[\u0370-\uffff]/;
const WORD = /^[a-z]{4,}$/;
const VOWEL = /[aeiouy]/;
/** A stem shorter than this says nothing: `ring` is no form of `r`. In letters. */
const SHORTEST = 3;
/** What `-ation` leaves must be a word of its own: `installation`, but not `nation`. In letters. */
const SHORTEST_BEFORE_ATION = 5;

export function stem(word: string): string {
  if (BEYOND_LATIN.test(word)) return stemLightly(word);
  if (!WORD.test(word)) return word;
  return trimEnd(withoutVerbEnding(withoutPlural(word)));
}

/** Harman's S stemmer (1991). */
function withoutPlural(word: string): string {
  if (word.endsWith('ies') && !/[ae]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^us]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutVerbEnding(word: string): string {
  if (word.endsWith('ation') && word.length - 5 >= SHORTEST_BEFORE_ATION) return word.slice(0, -5);
  for (const ending of ['ing', 'ed']) {
    const rest = word.slice(0, -ending.length);
    if (word.endsWith(ending) && rest.length >= SHORTEST && VOWEL.test(rest)) return rest;
  }
  return word;
}

/** `cancelled` and `cancel`, `create` and `creating`, `retries` and `retry` end alike. */
function trimEnd(word: string): string {
  if (/([bdfglmnprt])\1$/.test(word)) return word.slice(0, -1);
  if (word.length > SHORTEST && word.endsWith('e')) return word.slice(0, -1);
  return word.length > SHORTEST && word.endsWith('y') ? `${word.slice(0, -1)}i` : word;
}
