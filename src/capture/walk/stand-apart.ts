// Whether two texts in a row stand apart on the screen, where boxes of inline tags do what the tags do not tell.

import { dataOf, tagOf } from './live-dom.ts';
import { INLINE_TAGS, isBlockDisplay } from './facts.ts';
import type { Visit } from './visit.ts';

/** A blank is about a quarter of the size of its letters; closer ones are one word. */
const NARROWEST_BLANK = 0.15;
/** An initial is so much larger than the letters that it begins. */
const INITIAL = 1.4;
/** Boxes of one line share as much of the lower one's height; those of two lines may touch. */
const SAME_LINE = 0.3;

/** What the walk remembers of the last visible text. */
export interface LastText {
  node: Node | null;
  /** Of its letters, in CSS pixels. */
  size: number;
  /** Display of a box of an inline tag that began or ended since. */
  box: string;
}

export function noteBox(last: LastText, element: Element, display: string): void {
  if (display !== 'inline' && (INLINE_TAGS.has(tagOf(element)) || tagOf(element) === 'button'))
    last.box = display;
}

export function standsApart(last: LastText, visit: Visit, node: Node): boolean {
  const { box, node: before, size: sizeBefore } = last;
  const size = Number.parseFloat(visit.style?.fontSize ?? '');
  Object.assign(last, { node, size, box: '' });
  if (!before || box === '' || /^[,.;:!?)]/.test(dataOf(node))) return false;
  if (Element.prototype.closest.call(visit.element, 'pre,code,[role=code]')) return false;
  const own = rectsOf(visit, node)[0];
  const other = rectsOf(visit, before).at(-1);
  // Nothing is laid out in a folded part.
  if (!own || !other) return isBlockDisplay(box);
  if (sizeBefore > size * INITIAL && dataOf(before).trim().length < 2) return false;
  const shared = Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top);
  const gap = Math.max(own.left - other.right, other.left - own.right);
  return (
    shared < Math.min(own.height, other.height) * SAME_LINE ||
    gap > NARROWEST_BLANK * Math.max(size, sizeBefore)
  );
}

function rectsOf({ scene: { range } }: Visit, node: Node): DOMRect[] {
  range.selectNodeContents(node);
  return [...range.getClientRects()];
}
