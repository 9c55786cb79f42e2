import { COLLAPSED, FOOTNOTES } from '../../dom/marks.ts';
import type { DomPass } from '../../page.ts';
import { type Container, type TextBlock, believes, isKept, isSurelyOut, judge } from '../text-block.ts';

/** What belongs to the text around it although it may not read like text. */
const INSETS = new Set(['blockquote', 'dl', 'figure', 'ol', 'pre', 'table', 'ul']);
/** What is opened by a click, and the labels to click: an inset if it is short, else a part with insets of its own. */
const OPENED = new Set<string | null>(['accordion', 'details', 'tab']);
/** More between two paragraphs is a part of its own. Blocks. */
const LONGEST_HOLE = 10;
/**
 * Less than this the model has to believe of what fills no hole. On 1,497 labelled pages, 0.22 in place of 0.17 is worth
 * 0.03 points of F1 on articles, whose teasers are often set as lists and figures.
 */
const LEAST_BELIEF = 0.22;

/**
 * Code blocks, lists, figures, tables and panels between two kept siblings are kept unless the model thinks little of them
 * (code always is), and so are the notes of a kept text unless they surely are none of it, as the terms of an offer.
 */
export const closeHoles: DomPass = {
  name: 'holes',
  run({ textBlocks: blocks }) {
    if (!blocks.some(isKept)) return;
    const hasNotes = blocks[0]?.element.ownerDocument.querySelector(`[${FOOTNOTES}]`);
    for (const block of blocks) {
      if (isKept(block)) continue;
      if (hasNotes && !isSurelyOut(block) && block.element.closest(`[${FOOTNOTES}]`))
        judge(block, true, 'holes: a note');
      const hole = holeAt(block, blocks);
      if (hole && isBetweenKept(hole, blocks))
        for (const inside of blocks.slice(hole.start, hole.end))
          if (believes(inside, LEAST_BELIEF) || isCode(inside))
            judge(inside, true, 'holes: between kept siblings');
    }
  },
};

interface Hole {
  start: number;
  end: number;
  first: Container;
}

/** The insets that begin with this block and follow each other without a kept block between them. */
function holeAt(block: TextBlock, blocks: TextBlock[]): Hole | undefined {
  const first = insetAround(block);
  if (!first || first.start !== block.index) return undefined;
  let { end } = first;
  for (let next = blocks[end]; next && !isKept(next); next = blocks[end]) {
    const inset = insetAround(next);
    if (!inset || inset.start !== next.index || inset.end - first.start > LONGEST_HOLE) break;
    ({ end } = inset);
  }
  return { start: first.start, end, first };
}

function insetAround(block: TextBlock): Container | undefined {
  let inset: Container | undefined;
  for (let at: Container | undefined = block.container; at; at = at.parent)
    if (INSETS.has(at.element.localName) || (isShort(at) && isPanel(at))) inset = at;
  return inset && isShort(inset) ? inset : undefined;
}

const isShort = ({ start, end }: Container): boolean => end - start <= LONGEST_HOLE;

const isPanel = ({ element }: Container): boolean =>
  element.localName === 'details' ||
  OPENED.has(element.getAttribute(COLLAPSED)) ||
  element.getAttribute('role') === 'tablist';

/** The blocks right before and right after are kept and stand in the same part; wrappers of the hole alone are none. */
function isBetweenKept({ start, end, first }: Hole, blocks: TextBlock[]): boolean {
  let part = first.parent;
  while (part && part.start >= start && part.end <= end) part = part.parent;
  return [blocks[start - 1], blocks[end]].every(
    (block) => part && block && isKept(block) && block.index >= part.start && block.index < part.end,
  );
}

const isCode = ({ element }: TextBlock): boolean => element.closest('pre') !== null;
