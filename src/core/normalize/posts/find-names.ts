// Names over the posts of a thread: short texts of one kind, each beside a time or called a name, each over a text.

import { shortText } from '../../dom/short-text.ts';
import type { Speech } from './find-turns.ts';
import { isTime } from './read-time.ts';

const NAMES = 'a, b, bdi, button, cite, div, dt, h4, h5, h6, p, span, strong, td';
const NAMED =
  /(?:^|[-_\s])(?:author|user|(?:display|full|nick|screen|user)?name|nick|poster|sender|speaker|who)(?:$|[-_\s])/i;
const NO_THREAD = 'nav, footer, form, [role=navigation], [role=tree], [role=contentinfo], pre, figure';
const NAME = /^@?[\p{Lu}\p{Lo}\p{N}_][^:;!?]{0,39}$/u;
const LONGEST_NAME = 40;
const MOST_WORDS = 4;
/** How far a time may stand from the name in the tree. */
const REACH = 4;
/** A page has few kinds of names. */
const MOST_GROUPS = 30;

export const isNamed = (element: Element): boolean =>
  ['class', 'data-testid', 'itemprop', 'rel'].some((name) => NAMED.test(element.getAttribute(name) ?? ''));

/** Groups of the same tag and classes, the largest first. */
export function findNames(body: Element, language: string): Speech[][] {
  const groups = new Map<string, Speech[]>();
  for (const anchor of body.querySelectorAll(NAMES)) {
    if (anchor.firstElementChild && !anchor.matches(':is(a, button):not(:has(:not(img, svg, svg *)))'))
      continue;
    const name = shortText(anchor, LONGEST_NAME) ?? '';
    if (name === '' || name.split(' ').length > MOST_WORDS) continue;
    if (!isNamed(anchor) && !(NAME.test(name) && standsBesideTime(anchor, language))) continue;
    if (isTime(name, language)) continue;
    if (anchor.closest(NO_THREAD)) continue;
    const key = [anchor, anchor.parentElement!].map((at) => at.localName + at.className).join();
    const group = groups.get(key);
    const speech = { anchor, name, parts: [anchor] };
    if (group) group.push(speech);
    else groups.set(key, [speech]);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_GROUPS);
}

function standsBesideTime(anchor: Element, language: string): boolean {
  let at: Element | null = anchor;
  for (let step = 0; at && step < REACH; step += 1, at = at.parentElement)
    for (const beside of [at.nextElementSibling, at.previousElementSibling])
      if (beside && timeIn(beside, language)) return true;
  return false;
}

/** The element that shows a time, itself or the first in it, below at most as many others. */
export function timeIn(element: Element, language: string, depth = REACH): Element | undefined {
  if (isTime(shortText(element, LONGEST_NAME) ?? '', language)) return element;
  const first = depth > 0 ? element.firstElementChild : null;
  return first ? timeIn(first, language, depth - 1) : undefined;
}
