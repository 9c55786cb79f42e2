// Backslashes where the text would otherwise be read as Markdown, and only there: `snake_case`, `2 * 3` and `[1]` stay.

import { isLeftFlanking, isPunctuation, isRightFlanking, isSpace } from './character.ts';
import { edgeOf, type Piece } from './piece.ts';

/** Which characters have a partner in this paragraph, so that they would become marks. */
export interface Pairing {
  stars: boolean;
  underscores: boolean;
  tildes: boolean;
  ticks: boolean;
  dollars: boolean;
}

export interface TextPosition {
  before: string;
  after: string;
  inLink: boolean;
}

const SPECIAL = /[\\`*_~[\]<&$!]/;
const EACH_SPECIAL = new RegExp(SPECIAL, 'g');
/** Extended autolinks take their characters as they are; a backslash inside would become part of the address. */
const ADDRESS = /(?<![A-Za-z])((?:https?:\/\/|www\.)[^\s<>[\]]*[^\s<>[\]?!.,:*_~"'`)])/;
/** There the address takes the backslash, and the tag would come to life. */
const TAG_AFTER_ADDRESS = /^([^\s<]*)\\</;
const ASCII_PUNCTUATION = /^[!-/:-@[-`{-~]$/;
const TAG_START = /^[A-Za-z/!?]$/;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\da-z]{1,31});/iy;
const MATH_PAIR = /\$\$|\$(?!\s)[^$]*[^\s$]\$(?!\d)/;
const MARKS = '*_~';
const WORD = /^[\p{L}\p{N}]$/u;

export function escapeText(text: string, pairing: Pairing, position: TextPosition): string {
  if (!SPECIAL.test(text)) return text;
  if (position.inLink || !/:\/\/|www\./.test(text)) return escapePart(text, pairing, position);
  return text
    .split(ADDRESS)
    .map((part, index) => {
      if (index % 2) return part;
      const escaped = escapePart(part, pairing, position);
      return index > 0 ? escaped.replace(TAG_AFTER_ADDRESS, '$1&lt;') : escaped;
    })
    .join('');
}

/** A character and what stands around it. */
interface Occurrence extends TextPosition {
  pairing: Pairing;
  text: string;
  offset: number;
}

/** When a character would be read as markup: the reason stands in the row. Rows sorted by character. */
const UNSAFE: Record<string, (found: Occurrence) => boolean> = {
  // `Wow!` before a link would make an image of it.
  '!': ({ text, offset, after }) => offset === text.length - 1 && after === '[',
  $: ({ pairing }) => pairing.dollars,
  // `&copy;` would become a sign.
  '&': ({ text, offset }) => {
    ENTITY.lastIndex = offset;
    return ENTITY.test(text);
  },
  '*': ({ pairing, ...side }) => pairing.stars && !isLoose(side),
  '<': ({ after }) => TAG_START.test(after),
  // A link's words end at its bracket; `[^` refers to a note.
  '[': ({ inLink, after }) => inLink || after === '^',
  '\\': ({ after }) => ASCII_PUNCTUATION.test(after),
  ']': ({ inLink, after }) => inLink || after === '(',
  // Inside of a word an underscore is only itself.
  _: ({ pairing, ...side }) =>
    pairing.underscores && !isLoose(side) && !(WORD.test(side.before) && WORD.test(side.after)),
  '`': ({ pairing }) => pairing.ticks,
  '~': ({ pairing, ...side }) => pairing.tildes && !isLoose(side),
};

function escapePart(text: string, pairing: Pairing, position: TextPosition): string {
  return text.replace(EACH_SPECIAL, (character, offset: number) => {
    const before = text[offset - 1] ?? position.before;
    const after = text[offset + 1] ?? position.after;
    const isMarkup = UNSAFE[character]?.({ ...position, before, after, pairing, text, offset });
    return isMarkup ? `\\${character}` : character;
  });
}

const isLoose = ({ before, after }: { before: string; after: string }): boolean =>
  isSpace(before) && isSpace(after);

/** Looks once over a paragraph's unescaped text. */
export function findPairing(pieces: Piece[]): Pairing {
  const plain = pieces.map((piece) => (piece.kind === 'text' ? piece.value : edgeOf(piece, 'end'))).join('');
  const marks = new Set(pieces.map((piece) => (piece.kind === 'open' ? piece.mark[0] : piece.kind)));
  return {
    stars: plain.includes('*') && (marks.has('*') || hasPair(plain, /\*+/g)),
    underscores: plain.includes('_') && hasPair(plain, /_+/g),
    tildes: plain.includes('~') && (marks.has('~') || hasPair(plain, /~+/g)),
    ticks: plain.includes('`') && (marks.has('code') || (plain.match(/`+/g)?.length ?? 0) > 1),
    dollars:
      plain.includes('$') &&
      (MATH_PAIR.test(plain) ||
        pieces.some((piece) => piece.kind === 'atom' && edgeOf(piece, 'start') === '$')),
  };
}

/** Whether a run that can open stands before one that can close. */
function hasPair(plain: string, runs: RegExp): boolean {
  let opened = false;
  for (const { 0: run, index } of plain.matchAll(runs)) {
    const before = plain[index - 1] ?? ' ';
    const after = plain[index + run.length] ?? ' ';
    // Some parsers let a mark open or close next to any other mark.
    const left = isLeftFlanking(before, after) || MARKS.includes(after);
    const right = isRightFlanking(before, after) || MARKS.includes(before);
    const wordInside = run[0] === '_' && left && right;
    if (opened && right && (!wordInside || isPunctuation(after))) return true;
    opened ||= left && (!wordInside || isPunctuation(before));
  }
  return false;
}
