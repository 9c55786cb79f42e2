// Sentences of a paragraph's Markdown, each with the white space after it, so that joined they are the paragraph again.
// A link, a code span or an emphasis is never cut.

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
const END = /[.!?…؟۔։።।॥]["'”’»)\]*_]*\s+|[。！？｡]["”’」』）]*\s*|\n/gu;

export function splitSentences(markdown: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index, 0: end } of markdown.matchAll(END)) {
    const stop = index + end.length;
    const sentence = markdown.slice(start, stop);
    if (stop >= markdown.length || !isClosed(sentence)) continue;
    sentences.push(...breakLong(sentence));
    start = stop;
  }
  sentences.push(...breakLong(markdown.slice(start)));
  return sentences.filter((sentence) => sentence.trim() !== '');
}

/** Text without full stops: lists of names, transcripts, encoded data. */
function breakLong(sentence: string): string[] {
  const parts: string[] = [];
  const longest = UNSPACED.test(sentence) ? LONGEST_UNSPACED : LONGEST_SENTENCE;
  const { length } = sentence.trimEnd();
  let start = 0;
  while (length - start > longest) {
    const from = start;
    start = breakPoint(sentence, {
      from,
      to: from + longest,
      allows: (at) => isClosed(sentence.slice(from, at).trimEnd()),
    });
    parts.push(sentence.slice(from, start));
  }
  return [...parts, sentence.slice(start)];
}

function isClosed(markdown: string): boolean {
  const bare = markdown.replace(/\\./g, '');
  const count = (pattern: RegExp) => bare.match(pattern)?.length ?? 0;
  return (
    count(/`/g) % 2 === 0 &&
    count(/\*/g) % 2 === 0 &&
    count(/\[/g) === count(/\]/g) &&
    count(/\(/g) === count(/\)/g) &&
    !bare.endsWith(']')
  );
}
