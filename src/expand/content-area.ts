// Where on a page anything may be pressed or scrolled: the main content, and nothing in it that is a menu or a form.

import { readableFrame } from '../capture/frames/frames.ts';
import { bodyOf, boxOf, parentElementOf } from '../capture/walk/live-dom.ts';
import { elementsIn, findIn, isWithin } from './deep.ts';

const MAIN = 'main, [role=main]';
const ARTICLE = 'article, [role=article]';
/** Using the page instead of reading on. */
const OFF_LIMITS = [
  'a[href]',
  'aside',
  'dialog',
  'footer:not(article footer)',
  'form',
  'header:not(article header, main header)',
  'nav',
  '[contenteditable=""]',
  '[contenteditable=true]',
  '[role=banner]',
  '[role=combobox]',
  '[role=complementary]',
  '[role=contentinfo]',
  '[role=dialog]',
  '[role=listbox]',
  '[role=menu]',
  '[role=menubar]',
  '[role=navigation]',
  '[role=search]',
  '[role=toolbar]',
  '[role=tree]',
].join(', ');

/**
 * The outermost elements that hold the main content: what says so, or the one article, or what holds all articles of a
 * page with several, or the body; and the same of the frames in them that can be read.
 */
export function contentAreas(live: Document): Element[] {
  const areas = areasOf(live);
  return areas.concat(areas.flatMap(framesIn).flatMap(contentAreas));
}

function areasOf(live: Document): Element[] {
  const mains = outermost(live, MAIN);
  if (mains.length > 0) return mains;
  const [first, ...others] = outermost(live, ARTICLE);
  let area: Element | null = first ?? bodyOf(live);
  while (area && !others.every((other) => area!.contains(other))) area = parentElementOf(area);
  const body = bodyOf(live);
  return area ? [area] : body ? [body] : [];
}

function outermost(live: Document, selector: string): Element[] {
  const found = new Set(findIn(live, selector).filter(isInSight));
  return [...found].filter((element) => {
    let at = parentElementOf(element);
    while (at && !found.has(at)) at = parentElementOf(at);
    return at === null;
  });
}

const framesIn = (area: Element): Document[] =>
  elementsIn(area).flatMap((element) => {
    const inner = readableFrame(element);
    return inner && isInSight(element) && !isOffLimits(element) ? inner : [];
  });

export const isOffLimits = (element: Element): boolean => isWithin(element, OFF_LIMITS);

export function isInSight(element: Element): boolean {
  if (!Element.prototype.checkVisibility.call(element, { opacityProperty: true, visibilityProperty: true }))
    return false;
  const { width, height } = boxOf(element);
  return width > 1 && height > 1;
}
