// Sentences of a paragraph's Markdown. A link, a code span or an emphasis is never cut.

/** In characters; about 50 tokens of prose. */
const LONGEST_SENTENCE = 240;
const END = /[.!?…]["'”’)\]*_]*\s+|[。！？]["”’」』）]*\s*|\n/gu;

export function splitSentences(markdown: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index, 0: end } of markdown.matchAll(END)) {
    const stop = index + end.length;
    const sentence = markdown.slice(start, stop);
    if (stop >= markdown.length || !isClosed(sentence)) continue;
    sentences.push(...breakLong(sentence.trim()));
    start = stop;
  }
  sentences.push(...breakLong(markdown.slice(start).trim()));
  return sentences.filter((sentence) => sentence !== '');
}

/** Text without full stops (lists of names, transcripts, encoded data) is broken between words, at last anywhere. */
function breakLong(sentence: string): string[] {
  const parts: string[] = [];
  let start = 0;
  while (sentence.length - start > LONGEST_SENTENCE) {
    let stop = start + LONGEST_SENTENCE;
    for (
      let space = sentence.lastIndexOf(' ', stop);
      space > start;
      space = sentence.lastIndexOf(' ', space - 1)
    ) {
      if (!isClosed(sentence.slice(start, space))) continue;
      stop = space;
      break;
    }
    // Never between the halves of one character.
    if (/[\uD800-\uDBFF]/.test(sentence[stop - 1] ?? '')) stop -= 1;
    parts.push(sentence.slice(start, stop).trim());
    start = stop;
  }
  return [...parts, sentence.slice(start).trim()];
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
