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
  SYMBOL,
  UPPER,
  kindOfUnit,
} from './script-kinds.ts';
import { WEIGHTS } from './weights.ts';

/** Latin words by length: words of 1 … 13 letters, then 14 and more. */
const LONGEST_WORD = 14;
const DIGITS_PER_TOKEN = 3;

const GROUPS = Object.values(WEIGHTS);
/** Where a group of counts begins. */
const index = (name: keyof typeof WEIGHTS): number =>
  GROUPS.slice(0, Object.keys(WEIGHTS).indexOf(name)).flat().length;
const SIZE = GROUPS.flat().length;
const WORDS = 0;
const SYMBOLS = index('symbols');
const SCRIPTS = index('scripts');
const BEYOND = index('beyondLongest');
const ATTACHED = index('attached');
const CAPITAL_WORDS = index('capitals');
const ACCENTED_WORDS = index('accented');
const DIGIT_GROUPS = index('digitGroups');
const SPACE_BEFORE_DIGIT = index('spaceBeforeDigit');
const SPACE_RUNS = index('spaceRuns');
const BREAK_RUNS = index('lineBreakRuns');
const WHITE_SPACE = index('whiteSpaceUnits');
const PUNCTUATION_RUNS = index('punctuation');

/** One loop without calls: most texts are short and read once, so that nothing of it is compiled before it is over. */
export function measure(text: string): Float64Array {
  const counts = new Float64Array(SIZE);
  const kinds = kindOfUnit;
  const { length } = text;
  let position = 0;
  while (position < length) {
    const start = position;
    const kind = kinds[text.charCodeAt(position)]!;
    position += 1;
    if (kind >= LOWER && kind <= ACCENTED) {
      let capitals = kind === UPPER ? 1 : 0;
      let accents = kind === ACCENTED ? 1 : 0;
      for (let last = kind; position < length; position += 1) {
        const next = kinds[text.charCodeAt(position)]!;
        if (next !== LOWER) {
          if (next === UPPER) {
            if (last === LOWER) break;
            capitals += 1;
          } else if (next === ACCENTED) accents += 1;
          else break;
        }
        last = next;
      }
      const letters = position - start;
      if (letters <= LONGEST_WORD) counts[WORDS + letters - 1]! += 1;
      else {
        counts[WORDS + LONGEST_WORD - 1]! += 1;
        counts[BEYOND]! += letters - LONGEST_WORD;
      }
      if (start > 0 && kinds[text.charCodeAt(start - 1)] !== SPACE) {
        counts[ATTACHED]! += 1;
        counts[ATTACHED + 1]! += letters;
      }
      if (capitals > 1) {
        counts[CAPITAL_WORDS]! += 1;
        counts[CAPITAL_WORDS + 1]! += capitals;
      }
      if (accents > 0) {
        counts[ACCENTED_WORDS]! += 1;
        counts[ACCENTED_WORDS + 1]! += letters;
        counts[ACCENTED_WORDS + 2]! += accents;
      }
    } else if (kind === DIGIT) {
      while (position < length && kinds[text.charCodeAt(position)] === DIGIT) position += 1;
      counts[DIGIT_GROUPS]! += Math.ceil((position - start) / DIGITS_PER_TOKEN);
    } else if (kind === SPACE || kind === LINE_BREAK) {
      let hasBreak = kind === LINE_BREAK;
      let next = SYMBOL;
      for (; position < length; position += 1) {
        next = kinds[text.charCodeAt(position)]!;
        if (next === LINE_BREAK) hasBreak = true;
        else if (next !== SPACE) break;
      }
      const units = position - start;
      if (hasBreak) counts[BREAK_RUNS]! += 1;
      else if (units > 1) counts[SPACE_RUNS]! += 1;
      else if (next === DIGIT) counts[SPACE_BEFORE_DIGIT]! += 1;
      if (units > 1) counts[WHITE_SPACE]! += units - 1;
    } else if (kind === PUNCTUATION) {
      let next = SYMBOL;
      for (; position < length; position += 1) {
        next = kinds[text.charCodeAt(position)]!;
        if (next !== PUNCTUATION) break;
      }
      const units = position - start;
      counts[PUNCTUATION_RUNS]! += 1;
      if (units > 1) counts[PUNCTUATION_RUNS + 1]! += 1;
      counts[PUNCTUATION_RUNS + 2]! += units;
      if (next >= LOWER && next <= ACCENTED) counts[PUNCTUATION_RUNS + 3]! += 1;
    } else if (kind >= GREEK && kind <= OTHER_LETTER) {
      while (position < length && kinds[text.charCodeAt(position)] === kind) position += 1;
      counts[SCRIPTS + 2 * (kind - GREEK)]! += 1;
      counts[SCRIPTS + 2 * (kind - GREEK) + 1]! += position - start;
    } else {
      // Symbols, wide punctuation and surrogates follow each other in the kinds as in the counts.
      counts[kind === SYMBOL ? SYMBOLS : SYMBOLS + kind - PUNCTUATION]! += 1;
    }
  }
  return counts;
}
