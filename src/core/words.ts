// Counting text in any script.

/** Scripts written without spaces: a word is about two of their characters (Han, kana, Thai, Lao, Khmer, Myanmar). */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
const WORD = /[\p{L}\p{N}_]+(?:['’.-][\p{L}\p{N}_]+)*/gu;
const UNSPACED_CHARACTERS_PER_WORD = 2;

export const foldSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Words of a text; for scripts without spaces, half their characters. */
export function countWords(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  const spaced = (unspaced ? text.replace(UNSPACED, ' ') : text).match(WORD)?.length ?? 0;
  return spaced + Math.ceil(unspaced / UNSPACED_CHARACTERS_PER_WORD);
}
