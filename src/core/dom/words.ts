// Counting text in any script.

/** Scripts written without spaces: a word is about two of their characters (Han, kana, Thai, Lao, Khmer, Myanmar). */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
const WORD = /[\p{L}\p{N}_]+(?:['’.-][\p{L}\p{N}_]+)*/gu;
const UNSPACED_CHARACTERS_PER_WORD = 2;

/** Blocks that hold all of the scripts above and little else; most texts have none of them. */
const MAYBE_UNSPACED =
  /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u19E0-\u19FF\u2E80-\u31FF\u3200-\u9FFF\uA9E0-\uA9FF\uAA60-\uAA7F\uD800-\uDBFF\uF900-\uFAFF\uFF60-\uFF9F]/;

/** White space that is not one plain space already: a text without any is not written anew. */
const LOOSE_SPACE = /\s{2,}|[^\S ]/g;

export const foldSpace = (text: string): string => text.replace(LOOSE_SPACE, ' ').trim();

/**
 * No letter or digit but those of ASCII: plain text with the signs that go with it (nbsp, ©, «», °, dashes, curly
 * quotes, …). Most texts are plain; classes of Unicode take several times as long to look for.
 */
export const PLAIN = /^[\0-\xA9\xAB-\xB1\xBB\u200B-\u2027]*$/;

/** A kind for each character that may stand in plain text, and `foreign` for those between; none is beyond the end. */
export function kindsOfPlain(rows: [kind: number, characters: string][], foreign: number): Uint8Array {
  const kinds = new Uint8Array(0x2028).fill(foreign, 0xaa, 0x200b).fill(0, 0xab, 0xb2);
  kinds[0xbb] = 0;
  for (const [kind, characters] of rows)
    for (let i = 0; i < characters.length; i += 1) kinds[characters.charCodeAt(i)] = kind;
  return kinds;
}

const LETTER = 1;
const JOINER = 2;
const FOREIGN = 3;
const KIND = kindsOfPlain(
  [
    [LETTER, '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'],
    [JOINER, "'’.-"],
  ],
  FOREIGN,
);

/** Words of a plain text; -1 for other texts. */
function countPlainWords(text: string): number {
  let words = 0;
  let before = 0;
  let last = 0;
  for (let i = 0; i < text.length; i += 1) {
    const kind = KIND[text.charCodeAt(i)] ?? FOREIGN;
    if (kind === FOREIGN) return -1;
    if (kind === LETTER && last !== LETTER && !(last === JOINER && before === LETTER)) words += 1;
    before = last;
    last = kind;
  }
  return words;
}

/** Words of a text; for scripts without spaces, half their characters. */
export function countWords(text: string): number {
  const plain = countPlainWords(text);
  if (plain >= 0) return plain;
  if (!MAYBE_UNSPACED.test(text)) return text.match(WORD)?.length ?? 0;
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  const spaced = (unspaced ? text.replace(UNSPACED, ' ') : text).match(WORD)?.length ?? 0;
  return spaced + Math.ceil(unspaced / UNSPACED_CHARACTERS_PER_WORD);
}

/** Characters that are no white space. */
export const inkLength = (text: string): number => text.replace(SPACES, '').length;
const SPACES = /\s+/g;
