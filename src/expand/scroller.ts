// What scrolls, the page itself or a box in it, under one set of names. Heights and places are in CSS pixels.

import { clientHeightOf, parentElementOf, scrollHeightOf } from '../capture/walk/live-dom.ts';
import { elementsIn } from './deep.ts';

export interface Scroller {
  /** Where its content is looked for. */
  element: Element;
  top(): number;
  /** How much shows at once. */
  height(): number;
  /** All there is by now. */
  whole(): number;
  moveTo(top: number): void;
  /** Where its content begins, against the window. */
  origin(): number;
}

/** `area`: part of the page that is looked at, when the page itself scrolls. */
function pageScroller(live: Document, area: Element): Scroller {
  const root = live.scrollingElement ?? live.documentElement;
  return {
    ...boxScroller(root),
    element: area,
    height: () => live.defaultView?.innerHeight ?? 0,
    origin: () => -root.scrollTop,
  };
}

function boxScroller(box: Element): Scroller {
  return {
    element: box,
    top: () => box.scrollTop,
    height: () => box.clientHeight,
    whole: () => box.scrollHeight,
    moveTo: (top) => box.scrollTo({ top, left: box.scrollLeft, behavior: 'instant' }),
    origin: () => box.getBoundingClientRect().top - box.scrollTop,
  };
}

/** Lower boxes are one-line fields. */
const LOWEST = 60;
/** Less that is out of sight is a rounding error or a shadow. */
const LEAST_HIDDEN = 40;

/** All that scrolls an area or lies in it, outermost first: the page, boxes around the area, boxes in it. */
export function scrollersOf(area: Element): Scroller[] {
  const live = area.ownerDocument;
  const around: Scroller[] = [];
  for (let at: Element | null = area; at; at = parentElementOf(at))
    if (scrollsDown(at)) around.unshift({ ...boxScroller(at), element: area });
  return [pageScroller(live, area), ...around, ...elementsIn(area).filter(scrollsDown).map(boxScroller)];
}

function scrollsDown(element: Element): boolean {
  const height = clientHeightOf(element);
  return (
    height >= LOWEST &&
    scrollHeightOf(element) > height + LEAST_HIDDEN &&
    element !== element.ownerDocument.scrollingElement &&
    /auto|scroll/.test(getComputedStyle(element).overflowY)
  );
}
