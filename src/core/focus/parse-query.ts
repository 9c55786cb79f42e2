// What a person typed, as search terms: "phrases in quotes" must be there, -words must not, the rest is weighed.

import { type PageWords, noWords, otherForms } from './page-words.ts';
import { foldText } from './fold-text.ts';
import { stem } from './stem.ts';
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
/** As terms are. */
const STOPPED: ReadonlySet<string> = new Set([...STOP_WORDS].map(stem));
/** Japanese writes its endings and particles in these letters, and most of what is asked for in others. */
const HIRAGANA = /^\p{Script=Hiragana}+$/u;
const HIRAGANA_WEIGHT = 0.5;
/** Another form may mean something else. */
const FORM_WEIGHT = 0.7;
const PHRASE = /(^|\s)(-?)["“„«]([^"“”„«»]+)["”“»]/gu;
const EXCLUDED = /(^|\s)-([\p{L}\p{N}_][^\s]*)/gu;

/** `-word` excludes only where it cannot be a word of the page, and beside something that is sought. */
export function parseQuery(text: string, page: PageWords = noWords()): Query {
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
    .replace(EXCLUDED, (whole: string, space: string, word: string) => {
      if (page.dashed.has(`-${word.toLowerCase()}`)) return whole;
      splitWords(word, (term, kind) => kind === 'word' && excluded.push(term));
      return space;
    });
  const terms = weighTerms(sought);
  for (const form of otherForms(sought, page))
    for (const [term, weight] of weighTerms(form))
      if (!terms.has(term)) terms.set(term, weight * FORM_WEIGHT);
  return { terms, phrases, excluded };
}

export const isEmpty = ({ terms, phrases, excluded }: Query): boolean =>
  terms.size === 0 && phrases.length === 0 && excluded.length === 0;

export const foldPhrase = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();

function weighTerms(text: string): Map<string, number> {
  const terms = new Map<string, number>();
  splitWords(text, (term, kind) => {
    if (kind === 'letter') return;
    const weight = kind === 'part' ? PART_WEIGHT : HIRAGANA.test(term) ? HIRAGANA_WEIGHT : 1;
    terms.set(term, Math.max(terms.get(term) ?? 0, weight));
  });
  const telling = [...terms].filter(([term]) => !STOPPED.has(term));
  return telling.length > 0 ? new Map(telling) : terms;
}
