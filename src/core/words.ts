// Counting text in any script.

/** Scripts written without spaces: a word is about two of their characters (Han, kana, Thai, Lao, Khmer, Myanmar). */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
const WORD = /[\p{L}\p{N}_]+(?:['’.-][\p{L}\p{N}_]+)*/gu;
const UNSPACED_CHARACTERS_PER_WORD = 2;

/** Blocks that hold all of the scripts above and little else; most texts have none of them. */
const MAYBE_UNSPACED =
  /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u19E0-\u19FF\u2E80-\u31FF\u3200-\u9FFF\uA9E0-\uA9FF\uAA60-\uAA7F\uD800-\uDBFF\uF900-\uFAFF\uFF60-\uFF9F]/;
const ASCII = /^[\0-\x7F]*$/;
/** The same words where no letter lies beyond ASCII: character classes of Unicode are several times slower. */
const ASCII_WORD = /\w+(?:['.-]\w+)*/g;

export const foldSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Words of a text; for scripts without spaces, half their characters. */
export function countWords(text: string): number {
  if (ASCII.test(text)) return text.match(ASCII_WORD)?.length ?? 0;
  if (!MAYBE_UNSPACED.test(text)) return text.match(WORD)?.length ?? 0;
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  const spaced = (unspaced ? text.replace(UNSPACED, ' ') : text).match(WORD)?.length ?? 0;
  return spaced + Math.ceil(unspaced / UNSPACED_CHARACTERS_PER_WORD);
}
