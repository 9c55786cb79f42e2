// Where a text without sentence ends is broken: at a space, after a mark of a clause, between words, at last anywhere.

const CLAUSE = /[\s，、；：،؛]/u;
/** Words of scripts without spaces are told by a dictionary; where it finds none, characters stay whole. */
let segmenter: Intl.Segmenter | undefined;

interface Range {
  from: number;
  /** The part may not be longer than up to here. */
  to: number;
  /** Whether the part before this position may stand alone; nothing else is asked where no such position is. */
  allows?(at: number): boolean;
}

/** The last good position in the range; the part before it is never empty. */
export function breakPoint(text: string, { from, to, allows = () => true }: Range): number {
  for (let at = to; at > from + 1; at -= 1) if (CLAUSE.test(text[at - 1] ?? '') && allows(at)) return at;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  let best = from;
  for (const { index, segment } of segmenter.segment(text.slice(from, to + 1))) {
    const end = from + index + segment.length;
    if (end <= to) best = end;
  }
  if (best > from) return best;
  // Never between the halves of one character.
  return /[\uD800-\uDBFF]/.test(text[to - 1] ?? '') && to - 1 > from ? to - 1 : to;
}
