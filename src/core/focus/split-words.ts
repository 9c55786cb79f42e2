// The search terms of a text: words by their stem, identifiers whole and in parts, pairs of characters in scripts
// without spaces.

import { foldText } from './fold-text.ts';
import { stem } from './stem.ts';

/**
 * `part`: a piece of a longer name that is a term too. `letter`: one character of a run whose pairs are terms too; it
 * is there for queries of a single character.
 */
export type TermKind = 'word' | 'part' | 'letter';
export type Emit = (term: string, kind: TermKind) => void;

/** A run without spaces that may be a name: `asyncio.create_task`, `.env`, `C++`, `C#`, `well-known`, `std::vec`. */
const RUN = /\.?[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*(?:[-.:/@]+[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*)*(?:\+\+|#)?/gu;
const PLAIN = /^[A-Za-z]?[a-z\d]*$/;
const SIGNED = /^\p{L}(?:\+\+|#)$/u;
const JOINT = /[-.:/@_]+/u;
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Written without spaces, or (Korean) with endings glued to the word: pairs of characters match inside both. */
const PAIRED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆]+/gu;
/** Written without spaces; only a dictionary finds the words. */
const SEGMENTED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}]+/gu;
const NEEDS_SEGMENTER = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** A page repeats its words; the bound keeps a hostile one from filling the memory. */
const REMEMBERED = 50_000;
const known = new Map<string, [string, TermKind][]>();

export function splitWords(text: string, emit: Emit): void {
  for (const run of text.match(RUN) ?? []) {
    let terms = known.get(run);
    if (!terms) {
      terms = termsOf(run);
      if (known.size >= REMEMBERED) known.clear();
      known.set(run, terms);
    }
    for (const [term, kind] of terms) emit(term, kind);
  }
}

function termsOf(run: string): [string, TermKind][] {
  if (PLAIN.test(run)) return [[stem(run.toLowerCase()), 'word']];
  const terms: [string, TermKind][] = [];
  let rest = foldPaired(run, terms);
  if (NEEDS_SEGMENTER.test(rest)) rest = segment(rest, terms);
  for (const name of rest.split(/\s+/)) if (name !== '') addName(name, terms);
  return terms;
}

/** Takes the paired characters out of a run and adds their terms. */
function foldPaired(run: string, terms: [string, TermKind][]): string {
  return run.replace(PAIRED, (characters) => {
    const letters = [...foldText(characters)];
    if (letters.length === 1) terms.push([letters[0] as string, 'word']);
    else for (const letter of letters) terms.push([letter, 'letter']);
    for (let at = 0; at + 1 < letters.length; at += 1) {
      terms.push([`${letters[at]}${letters[at + 1]}`, 'word']);
    }
    return ' ';
  });
}

let segmenter: Intl.Segmenter | undefined;

function segment(run: string, terms: [string, TermKind][]): string {
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
  const words = segmenter;
  return run.replace(SEGMENTED, (characters) => {
    for (const { segment: word, isWordLike } of words.segment(characters)) {
      if (isWordLike) terms.push([foldText(word), 'word']);
    }
    return ' ';
  });
}

/** `create_task` is a term, and so are `create` and `task`; the letter of `C++` alone is another language. */
function addName(name: string, terms: [string, TermKind][]): void {
  const signed = SIGNED.test(name);
  const whole = foldText(signed ? name : name.replace(/(?<![+#])[+#]+$|(?<!_)_+$|^_+/g, ''));
  const names = signed ? [name] : name.split(/[-.:/@+#]+/u).filter((part) => part !== '');
  const atoms = signed
    ? []
    : names.flatMap((part) => part.split(JOINT).flatMap((piece) => piece.split(CAMEL)));
  const parts = atoms.filter((atom) => atom !== '').map((atom) => stem(foldText(atom)));
  const isName = parts.length > 1 || whole.startsWith('.');
  terms.push([isName ? whole : stem(whole), 'word']);
  if (!isName) return;
  for (const part of new Set(parts)) terms.push([part, 'part']);
  if (names.length > 1) {
    for (const inner of names)
      if (JOINT.test(inner) || CAMEL.test(inner)) terms.push([foldText(inner), 'part']);
  }
}
