// What the page gives twice is given once: the copy for narrow screens, the quote of an earlier post, the teaser that the
// text begins with again.

import type { DomPass } from '../../page.ts';
import { type HeadingOfBlock, isCopy, isQuote } from './copied-part.ts';
import { ancestors, headingLevel, isKept, judge, type TextBlock, wordsOf } from '../text-block.ts';

/** Words that a repeat has at least, all of its blocks together: shorter ones are labels, prices, a line of a timetable. */
const SHORTEST_REPEAT = 20;
/** The same for a single paragraph that is no quote. */
const SHORTEST_PARAGRAPH = 40;
/** The same sentence so many times on end is no refrain: blocks, and words of each. */
const STUFFED_BLOCKS = 50;
const STUFFED_WORDS = 5;
/** "Parameters:" without the parameters. */
const LABEL = /[:：]$/;

/**
 * Kept blocks with the words of kept blocks before them, in the same order, go where they are a quote or a copy. What an
 * author writes twice (a refrain, a step of a plan, the parameters of a second function) stays.
 */
export const dropRepeats: DomPass = {
  name: 'repeats',
  run({ textBlocks }) {
    for (const block of findRepeats(textBlocks)) judge(block, false, 'repeats: given before');
  },
};

function findRepeats(blocks: TextBlock[]): TextBlock[] {
  const kept = blocks.filter(isKept);
  const headings = headingsOver(blocks);
  /** Where each text was last seen. */
  const last = new Map<string, number>();
  const unquoted = new Set<string>();
  const repeats: TextBlock[] = [];
  let [start, distance] = [0, 0];
  const endRun = (end: number) => {
    while (end > start && opensMore(kept[end - 1]!)) end -= 1;
    const repeat = kept.slice(start, end);
    const pair = { repeat, original: kept.slice(start - distance, end - distance) };
    const quoted = isQuote(pair, unquoted);
    const least = quoted || repeat.length > 1 ? SHORTEST_REPEAT : SHORTEST_PARAGRAPH;
    const isGivenBefore =
      wordsOf(repeat) >= least && !repeat.every(isCode) && (quoted || isCopy(pair, headings));
    const isStuffed = distance === 1 && repeat.length >= STUFFED_BLOCKS && repeat[0]!.words >= STUFFED_WORDS;
    if (isGivenBefore || isStuffed) for (const block of repeat) repeats.push(block);
  };
  for (const [at, block] of kept.entries()) {
    const before = last.get(block.text);
    last.set(block.text, at);
    if (before === undefined || at - before !== distance) {
      endRun(at);
      start = before === undefined ? at + 1 : at;
      distance = before === undefined ? 0 : at - before;
    }
    if (!block.element.closest('blockquote')) unquoted.add(block.text);
  }
  endRun(kept.length);
  return withoutParts(repeats, kept);
}

/** At the end of a repeat: what it announces is not in the repeat. */
const opensMore = (block: TextBlock): boolean => headingLevel(block) > 0 || LABEL.test(block.text);

/** Per block the heading that it stands under; a heading stands under itself, what comes before the first under the first. */
function headingsOver(blocks: TextBlock[]): HeadingOfBlock {
  let heading = blocks.find((block) => headingLevel(block) > 0);
  return blocks.map((block) => (headingLevel(block) > 0 ? (heading = block) : heading));
}

const isCode = ({ element }: TextBlock): boolean => element.closest('pre') !== null;

/** A table, a list or a code block of which only a part is a repeat stays whole: two plans may share most of their points. */
function withoutParts(repeats: TextBlock[], kept: TextBlock[]): TextBlock[] {
  const gone = new Set(repeats);
  const broken = new Set<Element | null>(kept.filter((block) => !gone.has(block)).map(atomicAround));
  return repeats.filter((block) => {
    const atomic = atomicAround(block);
    return atomic === null || !broken.has(atomic);
  });
}

/** An item with more than one block is the post of a thread or the card of a listing, and stands for itself. */
function atomicAround({ element, container }: TextBlock): Element | null {
  for (const { element: at, start, end } of ancestors(container)) {
    if (end - start > 1) break;
    if (/^(?:li|dt|dd)$/.test(at.localName)) return at.parentElement;
  }
  return element.closest('table, pre');
}
