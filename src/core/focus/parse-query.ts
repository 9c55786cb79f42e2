// What a person typed, as search terms: "phrases in quotes" must be there, -words must not, the rest is weighed.

import { foldText } from './stem.ts';
import { splitWords } from './split-words.ts';
import { STOP_WORDS } from './stop-words.ts';

export interface Query {
  /** Each term and its weight. */
  terms: ReadonlyMap<string, number>;
  /** Folded; a section must contain each. */
  phrases: string[];
  /** A section must contain none of these terms. */
  excluded: string[];
}

/** A whole pasted page is no question; what it asks stands at its start. In characters. */
const LONGEST_QUERY = 2_000;
/** A section with the whole name outweighs one with all its parts. */
const PART_WEIGHT = 0.4;
const PHRASE = /(^|\s)(-?)["“„«]([^"“”„«»]+)["”“»]/gu;
const EXCLUDED = /(^|\s)-([\p{L}\p{N}_][^\s]*)/gu;

export function parseQuery(text: string): Query {
  const phrases: string[] = [];
  const excluded: string[] = [];
  const sought = text
    .slice(0, LONGEST_QUERY)
    .replace(PHRASE, (quoted: string, space: string, minus: string) => {
      const words = quoted.slice(space.length + minus.length + 1, -1).trim();
      if (minus) return `${space}${words.replace(/(^|\s+)(?=\S)/g, '$1-')}`;
      const phrase = foldPhrase(words);
      if (phrase !== '') phrases.push(phrase);
      return `${space}${words} `;
    })
    .replace(EXCLUDED, (_, space: string, word: string) => {
      splitWords(word, (term, kind) => kind === 'word' && excluded.push(term));
      return space;
    });
  return { terms: weighTerms(sought), phrases, excluded };
}

export const isEmpty = ({ terms, phrases, excluded }: Query): boolean =>
  terms.size === 0 && phrases.length === 0 && excluded.length === 0;

export const foldPhrase = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();

function weighTerms(text: string): Map<string, number> {
  const terms = new Map<string, number>();
  splitWords(text, (term, kind) => {
    if (kind === 'letter') return;
    const weight = kind === 'part' ? PART_WEIGHT : 1;
    terms.set(term, Math.max(terms.get(term) ?? 0, weight));
  });
  const telling = [...terms].filter(([term]) => !STOP_WORDS.has(term));
  return telling.length > 0 ? new Map(telling) : terms;
}
