// Looks through a part of the page as a person sees it: what is in shadow roots belongs to it like anything else.

import { readableFrame } from '../capture/frames/frames.ts';
import {
  bodyOf,
  findAll,
  nodeTypeOf,
  rootNodeOf,
  shadowHostOf,
  textOf,
  viewOf,
  matches,
} from '../capture/walk/live-dom.ts';
import { shadowOf } from '../capture/walk/shadow-roots.ts';

export type SearchRoot = Element | Document | ShadowRoot;

/** Roots nested deeper than this are no page that anybody reads. */
const DEEPEST = 50;

/** In document order; what is in a shadow root follows its host. */
export function elementsIn(part: SearchRoot, depth = 0): Element[] {
  const found: Element[] = [];
  for (const element of findAll(part, '*')) {
    found.push(element);
    const shadow = depth < DEEPEST ? shadowOf(element) : null;
    if (shadow) for (const inner of elementsIn(shadow.root, depth + 1)) found.push(inner);
  }
  return found;
}

export const isA = (element: Element, selector: string): boolean => matches(element, selector);

export const findIn = (part: SearchRoot, selector: string): Element[] =>
  elementsIn(part).filter((element) => isA(element, selector));

export const shadowRootsIn = (part: SearchRoot): ShadowRoot[] =>
  elementsIn(part).flatMap((element) => shadowOf(element)?.root ?? []);

/** With the text of shadow roots, which `textContent` leaves out. */
export function textIn(part: SearchRoot): string {
  const own = part.nodeType === Node.ELEMENT_NODE ? shadowOf(part as Element)?.root : null;
  return [part, ...(own ? [own] : []), ...shadowRootsIn(part), ...(own ? shadowRootsIn(own) : [])]
    .map((each) => textOf(each) ?? '')
    .join('');
}

/** Whether something around an element matches, in its tree or around its shadow root or frame. */
export function isWithin(element: Element, selector: string): boolean {
  let at: Element | null = element;
  while (at) {
    if (Element.prototype.closest.call(at, selector)) return true;
    at = outerElement(at);
  }
  return false;
}

function outerElement(element: Element): Element | null {
  const root = rootNodeOf(element);
  if (nodeTypeOf(root) === Node.DOCUMENT_NODE) return viewOf(root)?.frameElement ?? null;
  return shadowHostOf(root) ?? null;
}

/** The page, the frames in it that can be read, and all shadow roots: a change in one is not seen from another. */
export function rootsIn(live: Document): SearchRoot[] {
  // What stands beside the body is our own line, which changes all the time.
  const elements = elementsIn(bodyOf(live) ?? live);
  const shadows = elements.flatMap((element) => shadowOf(element)?.root ?? []);
  const framed = elements.flatMap((element) => readableFrame(element) ?? []);
  return [live, ...shadows, ...framed.flatMap(rootsIn)];
}
