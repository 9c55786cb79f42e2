// Where a passage stands on the page now: the heading next before its text, and the text. The same words may stand in
// the table of contents, in a teaser, in a hidden twin: what can be seen wins, then what lies closest together.

import { type SearchableText, rangeOf, withoutSpace } from './page-text.ts';
import type { Passage } from '../../passage.ts';

/** Enough to tell one passage from another; a longer one may have changed by now. In visible characters. */
const ENOUGH = 60;
/** The text begins at most so many visible characters after the heading. */
const NEAR = 2000;
/** Words that stand in more places than this tell nothing. */
const MOST = 200;

/** Its ranges of the page, in order; empty when it is not there. */
export function findPassage(page: SearchableText, { heading, body }: Passage): Range[] {
  const headings = findAll(page, withoutSpace(heading));
  const bodies = findAll(page, withoutSpace(body));
  const pairs = bodies.flatMap((second) => {
    const first = headings.findLast(({ end }) => end <= second.start && second.start - end <= NEAR);
    return first ? [{ spans: [first, second], gap: second.start - first.end }] : [];
  });
  const candidates = [
    ...pairs.toSorted((a, b) => a.gap - b.gap).map(({ spans }) => spans),
    ...bodies.map((span) => [span]),
    ...headings.map((span) => [span]),
  ].map((spans) => spans.map(({ start, end }) => rangeOf(page, start, end)));
  return candidates.find((ranges) => ranges.every(isShown)) ?? candidates[0] ?? [];
}

interface Span {
  start: number;
  end: number;
}

function findAll({ text }: SearchableText, words: string): Span[] {
  const found: Span[] = [];
  if (words === '') return found;
  const beginning = words.slice(0, ENOUGH);
  let start = text.indexOf(beginning);
  while (start >= 0 && found.length < MOST) {
    const whole = text.startsWith(words, start);
    found.push({ start, end: start + (whole ? words.length : beginning.length) });
    start = text.indexOf(beginning, start + 1);
  }
  return found;
}

const isShown = (range: Range): boolean => range.getClientRects().length > 0;
