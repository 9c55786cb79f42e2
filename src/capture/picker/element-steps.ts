// From one element to the next as a person sees them: through shadow roots, past what has no box.

import {
  bodyOf,
  boxOf,
  firstElementOf,
  nextElementOf,
  parentElementOf,
  parentNodeOf,
  previousElementOf,
  rootOf,
  shadowHostOf,
} from '../walk/live-dom.ts';
import { shadowOf } from '../walk/shadow-roots.ts';

export type Step = 'out' | 'in' | 'before' | 'after';

/** The element one step further; the same one where there is none. */
export function stepFrom(element: Element, step: Step): Element {
  return STEPS[step](element) ?? element;
}

const STEPS: Record<Step, (element: Element) => Element | null> = {
  out(element) {
    const outer = outerOf(element);
    return outer === null || outer === rootOf(element.ownerDocument) ? null : outer;
  },
  in(element) {
    const root = shadowOf(element)?.root;
    return shownFrom(root ? firstIn(root) : firstElementOf(element), nextElementOf);
  },
  before: (element) => shownFrom(previousElementOf(element), previousElementOf),
  after: (element) => shownFrom(nextElementOf(element), nextElementOf),
};

const firstIn = (root: ShadowRoot): Element | null =>
  Object.getOwnPropertyDescriptor(DocumentFragment.prototype, 'firstElementChild')?.get?.call(root) ?? null;

const outerOf = (element: Element): Element | null =>
  parentElementOf(element) ?? shadowHostOf(parentNodeOf(element) ?? element) ?? null;

function shownFrom(element: Element | null, next: (from: Element) => Element | null): Element | null {
  let at = element;
  while (at && !hasBox(at)) at = next(at);
  return at;
}

export function hasBox(element: Element): boolean {
  const { width, height } = boxOf(element);
  return width > 0 && height > 0;
}

/** The innermost element under a point, ours left out. */
export function elementAt({ x, y }: { x: number; y: number }, ours: Element): Element | null {
  let found = document.elementsFromPoint(x, y).find((element) => element !== ours) ?? null;
  for (;;) {
    const root = found && shadowOf(found)?.root;
    const inner = root?.elementsFromPoint(x, y).find((element) => element.getRootNode() === root);
    if (!inner) return found === rootOf(document) ? bodyOf(document) : found;
    found = inner;
  }
}
