import { FOOTNOTES } from '../marks.ts';
import type { DomPass } from '../page.ts';
import { type Container, type TextBlock, isKept, judge } from './text-block.ts';

/** What belongs to the text around it although it may not read like text. */
const INSETS = new Set(['blockquote', 'dl', 'figure', 'ol', 'pre', 'table', 'ul']);
/** A larger inset between two paragraphs is a part of its own. Blocks. */
const LONGEST_INSET = 10;

/** A code block, list, figure or table between two kept siblings is kept, and so are the notes of a kept text. */
export const closeHoles: DomPass = {
  name: 'holes',
  run({ textBlocks: blocks }) {
    if (!blocks.some(isKept)) return;
    const hasNotes = blocks[0]?.element.ownerDocument.querySelector(`[${FOOTNOTES}]`);
    for (const block of blocks) {
      if (isKept(block)) continue;
      if (hasNotes && block.element.closest(`[${FOOTNOTES}]`)) judge(block, true, 'holes: a note');
      const inset = insetAround(block);
      if (inset && inset.start === block.index && isBetweenKept(inset, blocks))
        for (const inside of blocks.slice(inset.start, inset.end))
          judge(inside, true, 'holes: between kept siblings');
    }
  },
};

function insetAround(block: TextBlock): Container | undefined {
  let inset: Container | undefined;
  for (let at: Container | undefined = block.container; at; at = at.parent)
    if (INSETS.has(at.element.localName)) inset = at;
  return inset && inset.end - inset.start <= LONGEST_INSET ? inset : undefined;
}

/** The blocks right before and right after are kept and stand in the same part; wrappers of the inset alone are none. */
function isBetweenKept(inset: Container, blocks: TextBlock[]): boolean {
  let part = inset.parent;
  while (part && part.start === inset.start && part.end === inset.end) part = part.parent;
  return [blocks[inset.start - 1], blocks[inset.end]].every(
    (block) => part && block && isKept(block) && block.index >= part.start && block.index < part.end,
  );
}
