import type { DomPass } from '../../page.ts';
import { type Container, type TextBlock, believes, isKept, isSurelyOut, judge } from '../text-block.ts';

/** What a reader takes in as one thing. */
const WHOLES = new Set(['blockquote', 'dl', 'figure', 'ol', 'pre', 'table', 'ul']);
/** A list or table whose cells hold more blocks than this on average is a layout: its parts stand for themselves. */
const BLOCKS_PER_PART = 2;
const PARTS = new Set(['dd', 'dt', 'figcaption', 'li', 'p', 'pre', 'td', 'th', 'tr']);

/** Torn, these say something else: all of their parts go with the majority, but what surely is no content. */
const UNTORN = new Set(['pre', 'table']);
/**
 * Beliefs between which the model doubts: of a list, a quote or a figure, only such parts go with the majority. On 1,497
 * labelled pages worth 0.07 points of F1, on the collections among them 0.3.
 */
const DOUBTED = { from: 0.39, to: 0.61 };

/** A table, list, figure, quote or code block lives or goes as a whole, by the majority of its words. */
export const judgeWholes: DomPass = {
  name: 'wholes',
  run(page) {
    for (const whole of outermostWholes(page.textBlocks)) {
      const inside = page.textBlocks.slice(whole.start, whole.end);
      const words = inside.reduce((sum, block) => sum + block.words, 0);
      const kept = inside.reduce((sum, block) => sum + (isKept(block) ? block.words : 0), 0);
      if (kept === 0 || kept === words) continue;
      const keep = kept * 2 >= words;
      for (const block of inside)
        if (goesWith(keep, block, whole))
          judge(block, keep, `wholes: ${whole.element.localName} by majority`);
    }
  },
};

function goesWith(keep: boolean, block: TextBlock, { element }: Container): boolean {
  if (UNTORN.has(element.localName)) return !keep || !isSurelyOut(block);
  return keep ? believes(block, DOUBTED.from) : block.belief === undefined || block.belief < DOUBTED.to;
}

function outermostWholes(blocks: TextBlock[]): Container[] {
  const wholes: Container[] = [];
  for (const { index, container } of blocks) {
    const last = wholes.at(-1);
    if (last && index < last.end) continue;
    let outermost: Container | undefined;
    for (let at: Container | undefined = container; at; at = at.parent)
      if (WHOLES.has(at.element.localName)) outermost = at;
    if (outermost) wholes.push(outermost);
  }
  return wholes.filter((whole) => !isLayout(whole));
}

function isLayout(whole: Container): boolean {
  const countParts = (at: Container): number =>
    at.children.reduce((sum, child) => sum + countParts(child), PARTS.has(at.element.localName) ? 1 : 0);
  return whole.end - whole.start > BLOCKS_PER_PART * Math.max(1, countParts(whole));
}
