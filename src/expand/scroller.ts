// What scrolls, the page itself or a box in it, under one set of names. Heights and places are in CSS pixels.

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
export function pageScroller(live: Document, area: Element): Scroller {
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

/** Boxes that scroll down, outermost first. */
export function findScrollers(area: Element): Scroller[] {
  const view = area.ownerDocument.defaultView;
  return [...area.querySelectorAll('*')]
    .filter(
      (element) =>
        element.clientHeight >= LOWEST &&
        element.scrollHeight > element.clientHeight + LEAST_HIDDEN &&
        /auto|scroll/.test(view?.getComputedStyle(element).overflowY ?? ''),
    )
    .map(boxScroller);
}
