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

/** Kinds of ASCII characters. */
const LETTER = 1;
const JOINER = 2;
const KIND = new Uint8Array(128);
for (const letter of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz')
  KIND[letter.charCodeAt(0)] = LETTER;
for (const joiner of "'.-") KIND[joiner.charCodeAt(0)] = JOINER;

/** Words of an ASCII text, which `WORD` would find more slowly; -1 for other texts. */
function countAsciiWords(text: string): number {
  let words = 0;
  let before = 0;
  let last = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code > 127) return -1;
    const kind = KIND[code]!;
    if (kind === LETTER && last !== LETTER && !(last === JOINER && before === LETTER)) words += 1;
    before = last;
    last = kind;
  }
  return words;
}

/** Words of a text; for scripts without spaces, half their characters. */
export function countWords(text: string): number {
  const ascii = countAsciiWords(text);
  if (ascii >= 0) return ascii;
  if (!MAYBE_UNSPACED.test(text)) return text.match(WORD)?.length ?? 0;
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  const spaced = (unspaced ? text.replace(UNSPACED, ' ') : text).match(WORD)?.length ?? 0;
  return spaced + Math.ceil(unspaced / UNSPACED_CHARACTERS_PER_WORD);
}

/** White space as regular expressions know it (ECMAScript, "CharacterClassEscape :: s"). */
export const isSpace = (code: number): boolean =>
  code <= 32
    ? code === 32 || (code >= 9 && code <= 13)
    : code >= 160 &&
      (code === 0xa0 ||
        code === 0xfeff ||
        (code >= 0x1680 &&
          (code === 0x1680 ||
            (code >= 0x2000 && code <= 0x200a) ||
            code === 0x2028 ||
            code === 0x2029 ||
            code === 0x202f ||
            code === 0x205f ||
            code === 0x3000)));

/** Characters that are no white space. */
export function inkLength(text: string): number {
  let ink = 0;
  for (let i = 0; i < text.length; i += 1) if (!isSpace(text.charCodeAt(i))) ink += 1;
  return ink;
}
