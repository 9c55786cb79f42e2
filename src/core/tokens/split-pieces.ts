// Where a text is cut before byte pair encoding. The encodings define this by a regular expression; on a run of a
// million letters or spaces a backtracking engine fills its stack, so the same alternatives are walked by hand here,
// in the pattern's order, with at most one look back. Character classes are those of `\p{…}` and `\s`.

import {
  CASELESS,
  LINE_BREAK,
  LOWER,
  MARK,
  NUMBER,
  OTHER,
  SPACE,
  UPPER,
  classOf,
} from './character-class.ts';

/** End of the piece that starts at a position. */
export type FindPieceEnd = (text: string, start: number) => number;

const NONE = -1;
const DIGITS_PER_PIECE = 3;
const [SPACE_CODE, SLASH_CODE, APOSTROPHE_CODE] = [32, 47, 39] as const;

const upperSet = set(UPPER, CASELESS, MARK);
const lowerSet = set(LOWER, CASELESS, MARK);
const letterSet = set(UPPER, LOWER, CASELESS);
const symbolSet = set(OTHER, MARK);
/** What may stand before the letters of a word and belongs to it. */
const prefixSet = set(OTHER, MARK, SPACE);
const spaceSet = set(SPACE, LINE_BREAK);
const breakSet = set(LINE_BREAK);

/** `o200k_base`: words are cut before a capital that follows small letters; a contraction stays with its word. */
export const findPieceEndO200k: FindPieceEnd = (text, start) => {
  const first = classAt(text, start);
  const second = prefixSet[first] ? start + widthAt(text, start) : NONE;
  let end = second < text.length && second !== NONE ? endOfLowered(text, second) : NONE;
  if (end === NONE) end = endOfLowered(text, start);
  if (end === NONE && second !== NONE) end = endOfCapitals(text, second);
  if (end === NONE) end = endOfCapitals(text, start);
  if (end !== NONE) return end + contractionAt(text, end);
  return endOfRest(text, start, isBreakOrSlash);
};

/** `cl100k_base`: a word is any run of letters; a contraction is a piece of its own. */
export const findPieceEndCl100k: FindPieceEnd = (text, start) => {
  const contraction = contractionAt(text, start);
  if (contraction) return start + contraction;
  const first = classAt(text, start);
  const word = prefixSet[first] ? start + widthAt(text, start) : start;
  const end = endOfRun(text, word, letterSet);
  if (end > word) return end;
  return endOfRest(text, start, isBreak);
};

/** `[upper]*[lower]+`: capitals, then at least one character that counts as small. */
function endOfLowered(text: string, start: number): number {
  let position = start;
  let lastBoth = NONE;
  while (position < text.length) {
    const found = classAt(text, position);
    if (!upperSet[found]) break;
    const width = widthAt(text, position);
    if (lowerSet[found]) lastBoth = position + width;
    position += width;
  }
  if (position < text.length && lowerSet[classAt(text, position)]) return endOfRun(text, position, lowerSet);
  return lastBoth;
}

/** `[upper]+[lower]*`, tried where the form above has failed: then no small letter follows. */
function endOfCapitals(text: string, start: number): number {
  const end = endOfRun(text, start, upperSet);
  return end > start ? end : NONE;
}

/** Numbers, symbols and white space: the alternatives that both patterns share. */
function endOfRest(text: string, start: number, isTail: (code: number) => boolean): number {
  const first = classAt(text, start);
  if (first === NUMBER) {
    let position = start;
    for (let i = 0; i < DIGITS_PER_PIECE && position < text.length; i += 1) {
      if (classAt(text, position) !== NUMBER) break;
      position += widthAt(text, position);
    }
    return position;
  }
  const symbols = text.charCodeAt(start) === SPACE_CODE ? start + 1 : start;
  let end = endOfRun(text, symbols, symbolSet);
  if (end > symbols) {
    while (end < text.length && isTail(text.charCodeAt(end))) end += 1;
    return end;
  }
  return endOfSpace(text, start);
}

/** White space: up to its last line break, else all but the last space, which goes with the next word. */
function endOfSpace(text: string, start: number): number {
  let end = start;
  let lastBreak = NONE;
  while (end < text.length) {
    const found = classAt(text, end);
    if (!spaceSet[found]) break;
    end += 1;
    if (breakSet[found]) lastBreak = end;
  }
  if (lastBreak !== NONE) return lastBreak;
  return end === text.length || end === start + 1 ? end : end - 1;
}

/** Length of `'s`, `'t`, `'re`, `'ve`, `'m`, `'ll` or `'d` at a position, else 0. */
function contractionAt(text: string, position: number): number {
  if (text.charCodeAt(position) !== APOSTROPHE_CODE) return 0;
  // ASCII only: lower-casing would also fold the Kelvin sign and the long s, which the patterns do not.
  const one = text.charCodeAt(position + 1) | 0x20;
  const two = text.charCodeAt(position + 2) | 0x20;
  if (text.charCodeAt(position + 1) > 0x7f) return 0;
  if (one === 0x73 || one === 0x74 || one === 0x6d || one === 0x64) return 2;
  if (text.charCodeAt(position + 2) > 0x7f) return 0;
  const isPair =
    (one === 0x72 && two === 0x65) || (one === 0x76 && two === 0x65) || (one === 0x6c && two === 0x6c);
  return isPair ? 3 : 0;
}

function endOfRun(text: string, start: number, members: Uint8Array): number {
  let position = start;
  while (position < text.length && members[classAt(text, position)]) position += widthAt(text, position);
  return position;
}

/** A lone half of a surrogate pair counts as one character, as it does for a `u` pattern. */
const classAt = (text: string, position: number): number => classOf(text.codePointAt(position) ?? 0);
const widthAt = (text: string, position: number): number =>
  (text.codePointAt(position) as number) > 0xffff ? 2 : 1;
const isBreak = (code: number): boolean => code === 10 || code === 13;
const isBreakOrSlash = (code: number): boolean => code === SLASH_CODE || isBreak(code);

function set(...classes: number[]): Uint8Array {
  const members = new Uint8Array(OTHER + 1);
  for (const one of classes) members[one] = 1;
  return members;
}
