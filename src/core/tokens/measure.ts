// What the estimate is computed from: one linear pass that counts pieces by kind and length, cut about where a
// tokenizer cuts (before capitals, every three digits, one space goes with the next word).

import {
  ACCENTED,
  DIGIT,
  GREEK,
  LINE_BREAK,
  LOWER,
  OTHER_LETTER,
  PUNCTUATION,
  SPACE,
  UPPER,
  kindOfUnit,
} from './script-kinds.ts';

/** Latin words by length: words of 1 … 13 letters, then 14 and more. */
export const LONGEST_WORD = 14;
const DIGITS_PER_TOKEN = 3;

/** Names of the counts, in order; `weights.ts` holds one weight for each. */
export const COUNTS = [
  ...Array.from({ length: LONGEST_WORD }, (_, i) => `word${i + 1}`),
  'lettersBeyondLongest',
  'attachedWords',
  'attachedLetters',
  'capitalWords',
  'capitals',
  'accentedWords',
  'accentedLetters',
  'accents',
  'digitGroups',
  'spaceBeforeDigit',
  'spaceRuns',
  'lineBreakRuns',
  'whiteSpaceUnits',
  'punctuationRuns',
  'punctuationPairs',
  'punctuationUnits',
  'punctuationBeforeWord',
  'symbols',
  'widePunctuation',
  'surrogates',
  ...[
    'greek',
    'cyrillic',
    'hebrew',
    'arabic',
    'indic',
    'southeastAsian',
    'han',
    'kana',
    'hangul',
    'other',
  ].flatMap((script) => [`${script}Words`, `${script}Letters`]),
] as const;

const at = Object.fromEntries(COUNTS.map((name, index) => [name, index])) as Record<string, number>;
const WORDS = 0;
const SYMBOLS = at['symbols'] as number;
const SCRIPTS = at['greekWords'] as number;
const index = (name: (typeof COUNTS)[number]): number => at[name] as number;
const BEYOND = index('lettersBeyondLongest');
const ATTACHED = index('attachedWords');
const CAPITAL_WORDS = index('capitalWords');
const ACCENTED_WORDS = index('accentedWords');
const DIGIT_GROUPS = index('digitGroups');
const SPACE_BEFORE_DIGIT = index('spaceBeforeDigit');
const SPACE_RUNS = index('spaceRuns');
const BREAK_RUNS = index('lineBreakRuns');
const WHITE_SPACE = index('whiteSpaceUnits');
const PUNCTUATION_RUNS = index('punctuationRuns');

const kindAt = (text: string, position: number): number => kindOfUnit[text.charCodeAt(position)] as number;
const isLatin = (kind: number): boolean => kind === LOWER || kind === UPPER || kind === ACCENTED;

export function measure(text: string): Float64Array {
  const counts = new Float64Array(COUNTS.length);
  const add = (name: number, amount: number): void => {
    counts[name] = (counts[name] as number) + amount;
  };
  const { length } = text;
  let position = 0;
  while (position < length) {
    const start = position;
    const kind = kindAt(text, position);
    position += 1;
    if (isLatin(kind)) {
      let capitals = kind === UPPER ? 1 : 0;
      let accents = kind === ACCENTED ? 1 : 0;
      for (let last = kind; position < length; position += 1) {
        const next = kindAt(text, position);
        if (!isLatin(next) || (next === UPPER && last === LOWER)) break;
        if (next === UPPER) capitals += 1;
        else if (next === ACCENTED) accents += 1;
        last = next;
      }
      const letters = position - start;
      add(WORDS + Math.min(letters, LONGEST_WORD) - 1, 1);
      if (letters > LONGEST_WORD) add(BEYOND, letters - LONGEST_WORD);
      if (start > 0 && kindAt(text, start - 1) !== SPACE) {
        add(ATTACHED, 1);
        add(ATTACHED + 1, letters);
      }
      if (capitals > 1) {
        add(CAPITAL_WORDS, 1);
        add(CAPITAL_WORDS + 1, capitals);
      }
      if (accents > 0) {
        add(ACCENTED_WORDS, 1);
        add(ACCENTED_WORDS + 1, letters);
        add(ACCENTED_WORDS + 2, accents);
      }
    } else if (kind === DIGIT) {
      while (position < length && kindAt(text, position) === DIGIT) position += 1;
      add(DIGIT_GROUPS, Math.ceil((position - start) / DIGITS_PER_TOKEN));
    } else if (kind === SPACE || kind === LINE_BREAK) {
      let hasBreak = kind === LINE_BREAK;
      for (; position < length; position += 1) {
        const next = kindAt(text, position);
        if (next === LINE_BREAK) hasBreak = true;
        else if (next !== SPACE) break;
      }
      if (hasBreak) add(BREAK_RUNS, 1);
      else if (position - start > 1) add(SPACE_RUNS, 1);
      else if (position < length && kindAt(text, position) === DIGIT) add(SPACE_BEFORE_DIGIT, 1);
      add(WHITE_SPACE, position - start - 1);
    } else if (kind === PUNCTUATION) {
      while (position < length && kindAt(text, position) === PUNCTUATION) position += 1;
      const units = position - start;
      add(PUNCTUATION_RUNS, 1);
      if (units > 1) add(PUNCTUATION_RUNS + 1, 1);
      add(PUNCTUATION_RUNS + 2, units);
      if (position < length && isLatin(kindAt(text, position))) add(PUNCTUATION_RUNS + 3, 1);
    } else if (kind >= GREEK && kind <= OTHER_LETTER) {
      while (position < length && kindAt(text, position) === kind) position += 1;
      add(SCRIPTS + 2 * (kind - GREEK), 1);
      add(SCRIPTS + 2 * (kind - GREEK) + 1, position - start);
    } else {
      // Symbols, wide punctuation and surrogates follow each other in the kinds as in the counts.
      add(kind === 0 ? SYMBOLS : SYMBOLS + kind - 7, 1);
    }
  }
  return counts;
}
