// What the page gives twice is given once: the copy for narrow screens, the quote of an earlier post, the teaser that the
// text begins with again.

import { record } from '../drop.ts';
import { POST } from '../marks.ts';
import type { DomPass } from '../page.ts';
import { type TextBlock, ancestors, isKept, judge } from './text-block.ts';

/** Words that a repeat has at least, all of its blocks together: shorter ones are labels, prices, a line of a timetable. */
const SHORTEST_REPEAT = 20;
/** The same for a single paragraph: the steps of a plan come again and mean another day. In a thread it is a quote. */
const SHORTEST_PARAGRAPH = 40;
const QUOTING = `blockquote, [${POST}]`;

/**
 * Kept blocks that say again what kept blocks before them said, word for word and in the same order, go, the first copy
 * stays. On 1,497 labelled pages this is worth 0.5 points of F1, on forums 2.5.
 */
export const dropRepeats: DomPass = {
  name: 'repeats',
  run(page) {
    for (const block of findRepeats(page.textBlocks.filter(isKept))) {
      judge(block, false, 'repeats: given before');
      record(page, { textContent: block.text }, { kind: 'boilerplate', reason: 'given before' });
    }
  },
};

function findRepeats(kept: TextBlock[]): TextBlock[] {
  /** Where each text was last seen. */
  const last = new Map<string, number>();
  const repeats: TextBlock[] = [];
  let run: TextBlock[] = [];
  let distance = 0;
  const endRun = () => {
    if (isLong(run) && !run.every(isCode)) repeats.push(...run);
    run = [];
  };
  for (const [at, block] of kept.entries()) {
    const before = last.get(block.text);
    last.set(block.text, at);
    if (before === undefined || at - before !== distance) endRun();
    if (before === undefined) continue;
    distance = at - before;
    run.push(block);
  }
  endRun();
  return withoutParts(repeats, kept);
}

function isLong([first, ...others]: TextBlock[]): boolean {
  const words = others.reduce((sum, block) => sum + block.words, first?.words ?? 0);
  const isLone = others.length === 0 && !first?.element.closest(QUOTING);
  return words >= (isLone ? SHORTEST_PARAGRAPH : SHORTEST_REPEAT);
}

const isCode = ({ element }: TextBlock): boolean => element.closest('pre') !== null;

/** A table, a list or a code block of which only a part is a repeat stays whole: two plans may share most of their points. */
function withoutParts(repeats: TextBlock[], kept: TextBlock[]): TextBlock[] {
  const gone = new Set(repeats);
  const broken = new Set<Element | null>(kept.filter((block) => !gone.has(block)).map(wholeAround));
  return repeats.filter((block) => {
    const whole = wholeAround(block);
    return whole === null || !broken.has(whole);
  });
}

/** An item with more than one block is the post of a thread or the card of a listing, and stands for itself. */
function wholeAround({ element, container }: TextBlock): Element | null {
  for (const { element: at, start, end } of ancestors(container)) {
    if (end - start > 1) break;
    if (/^(?:li|dt|dd)$/.test(at.localName)) return at.parentElement;
  }
  return element.closest('table, pre');
}
