// What the page gives twice is given once: the copy for narrow screens, the quote of an earlier post, the teaser that the
// text begins with again.

import { record } from '../drop.ts';
import type { DomPass } from '../page.ts';
import { type TextBlock, isKept, judge } from './text-block.ts';

/** Words that a repeat has at least, all of its blocks together: shorter ones are labels, prices, a line of a timetable. */
const SHORTEST_REPEAT = 20;
/** Parts of these lose their sense without the others. */
const WHOLES = 'table, pre';

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
    const words = run.reduce((sum, block) => sum + block.words, 0);
    if (words >= SHORTEST_REPEAT && !run.every(isCode)) repeats.push(...run);
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

const isCode = ({ element }: TextBlock): boolean => element.closest('pre') !== null;

/** A table or a code block of which only a part is a repeat stays whole. */
function withoutParts(repeats: TextBlock[], kept: TextBlock[]): TextBlock[] {
  const gone = new Set(repeats);
  const wholeOf = ({ element }: TextBlock) => element.closest(WHOLES);
  const broken = new Set<Element | null>(kept.filter((block) => !gone.has(block)).map(wholeOf));
  return repeats.filter((block) => {
    const whole = wholeOf(block);
    return whole === null || !broken.has(whole);
  });
}
