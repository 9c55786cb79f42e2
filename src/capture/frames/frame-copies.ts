// Copies of frames of other sites, made by a script in each of them, and where in the page they belong.

import type { FrameCopy } from '../../core/page.ts';
import { findAll, viewOf } from '../walk/live-dom.ts';

/** Finds the elements of the frames by their way of positions from the page's own window. */
export function placeFrames(live: Document, copies: FrameCopy[]): Map<Element, FrameCopy> {
  const places = new Map<Element, FrameCopy>();
  for (const copy of copies) {
    const element = elementAt(live, copy.path);
    if (element) places.set(element, copy);
  }
  return places;
}

function elementAt(live: Document, path: number[]): Element | null {
  let at: Document | null = live;
  let element: Element | null = null;
  for (const position of path) {
    const wanted: Window | null | undefined = at && viewOf(at)?.[position];
    element =
      (at && [...findAll(at, 'iframe, frame, object')].find((each) => windowOf(each) === wanted)) ?? null;
    if (!element || !wanted) return null;
    at = documentOf(element);
  }
  return element;
}

const windowOf = (element: Element): Window | null => (element as HTMLIFrameElement).contentWindow;

function documentOf(element: Element): Document | null {
  try {
    return (element as HTMLIFrameElement).contentDocument;
  } catch {
    return null;
  }
}

/** The copy's content, for the document that it goes into. */
export function contentOf({ html }: FrameCopy, into: Document): Node[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return [...parsed.body.childNodes].map((node) => into.importNode(node, true));
}

/** Addresses in a frame are relative to the frame's own. */
export function absolutize(root: Element, base: string): void {
  for (const name of ['data', 'href', 'poster', 'src']) {
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name) ?? '';
      if (value && URL.canParse(value, base)) element.setAttribute(name, new URL(value, base).href);
    }
  }
}
