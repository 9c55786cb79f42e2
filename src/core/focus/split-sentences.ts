// Sentences of a text, each with the white space after it, so that joined they are the text again.

import { breakPoint } from './break-point.ts';

/** In characters; about 50 tokens of prose, and of scripts without spaces as many. */
const LONGEST_SENTENCE = 240;
const LONGEST_UNSPACED = 100;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/**
 * Where sentences end: Latin, Arabic, Urdu, Armenian, Ethiopic and Indic marks before a space; Chinese and Japanese ones
 * without it. Thai has no mark: its sentences are broken by their length, at a space.
 */
const END = /[.!?…؟۔։።।॥]["'”’»)\]]*\s+|[。！？｡]["”’」』）]*\s*|\n/gu;

/** `mayCut` tells whether the text may be cut before a position; anywhere when left out. */
export function splitSentences(text: string, mayCut: (at: number) => boolean = () => true): string[] {
  const sentences: string[] = [];
  let start = 0;
  const add = (end: number): void => {
    sentences.push(...breakLong(text, { start, end, mayCut }));
    start = end;
  };
  for (const { index, 0: end } of text.matchAll(END)) {
    const stop = index + end.length;
    if (stop < text.length && mayCut(stop)) add(stop);
  }
  add(text.length);
  return joinBlank(sentences);
}

/** Text without full stops: lists of names, transcripts, encoded data. */
function breakLong(
  text: string,
  { start, end, mayCut }: { start: number; end: number; mayCut: (at: number) => boolean },
): string[] {
  const sentence = text.slice(start, end);
  const parts: string[] = [];
  const longest = UNSPACED.test(sentence) ? LONGEST_UNSPACED : LONGEST_SENTENCE;
  const { length } = sentence.trimEnd();
  let done = 0;
  while (length - done > longest) {
    const from = done;
    const at = breakPoint(sentence, { from, to: from + longest, allows: (place) => mayCut(start + place) });
    if (!mayCut(start + at)) break;
    done = at;
    parts.push(sentence.slice(from, done));
  }
  return [...parts, sentence.slice(done)];
}

/** White space alone belongs to what stands before it. */
function joinBlank(sentences: string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    if (joined.length > 0 && sentence.trim() === '') joined[joined.length - 1] += sentence;
    else joined.push(sentence);
  }
  return joined.length === 1 && joined[0]?.trim() === '' ? [] : joined;
}
