// Tells whether a text comes out from behind a cover that stays when what holds the text is scrolled.

import {
  boxOf,
  clientHeightOf,
  clientLeftOf,
  clientTopOf,
  clientWidthOf,
  scrollHeightOf,
  scrollLeftOf,
  scrollTopOf,
  scrollWidthOf,
} from '../walk/live-dom.ts';
import type { Region } from './region.ts';

const SCROLLS = /auto|scroll/;

export function scrollsOut(
  box: DOMRect,
  area: Region,
  { scroller, style }: { scroller: Element; style: CSSStyleDeclaration },
): boolean {
  if (!SCROLLS.test(style.overflowX + style.overflowY)) return false;
  const { left, top } = boxOf(scroller);
  const [width, height] = [clientWidthOf(scroller), clientHeightOf(scroller)];
  const across = scrollWidthOf(scroller) - width;
  const down = scrollHeightOf(scroller) - height;
  // Where it begins at the far end it goes from minus everything to 0.
  const flow = style.display.includes('flex') ? style.flexDirection : '';
  const fromRight = (style.direction === 'rtl') !== (flow === 'row-reverse');
  return (
    comesFree({
      start: box.top,
      size: box.height,
      scrolled: scrollTopOf(scroller) + (flow === 'column-reverse' ? down : 0),
      spare: down,
      window: [top + clientTopOf(scroller), height],
      cover: [area.top, area.bottom],
    }) ||
    comesFree({
      start: box.left,
      size: box.width,
      scrolled: scrollLeftOf(scroller) + (fromRight ? across : 0),
      spare: across,
      window: [left + clientLeftOf(scroller), width],
      cover: [area.left, area.right],
    })
  );
}

/** On one axis, in CSS pixels: within its window and beside the cover there is a place that the text can be moved to. */
function comesFree(at: {
  start: number;
  size: number;
  scrolled: number;
  spare: number;
  window: [start: number, size: number];
  cover: [from: number, to: number];
}): boolean {
  const { start, size, scrolled, spare } = at;
  const lowest = Math.max(start - (spare - scrolled), at.window[0]);
  const highest = Math.min(start + scrolled, at.window[0] + at.window[1] - size);
  if (lowest > highest) return false;
  return lowest + size <= at.cover[0] || highest >= at.cover[1];
}
