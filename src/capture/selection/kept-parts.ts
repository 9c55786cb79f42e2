// Parts of the page that were read while they were there and are gone again: rows of a list that drops what is scrolled
// away, panels that are empty when closed. They wait in the extension's own world for the next capture, which takes them.

import { COLLAPSED, HIDDEN } from '../../core/dom/marks.ts';
import { addressOf } from '../walk/live-dom.ts';

export interface KeptParts {
  /** Marked copies that stand for the children of a live element. */
  inside: Map<Element, Node[]>;
  /** Marked copies that follow a live element. */
  after: Map<Element, Node[]>;
}

interface Left {
  parts: KeptParts;
  url: string;
}

const world = globalThis as { pithKept?: Left };

export function leaveKeptParts(parts: KeptParts, live: Document): void {
  world.pithKept = { parts, url: addressOf(live) };
}

/** Once, and only at the same address: an application may show another page in the same elements by the next time. */
export function takeKeptParts(live: Document): KeptParts | null {
  const left = world.pithKept;
  delete world.pithKept;
  return left && left.url === addressOf(live) ? left.parts : null;
}

/** Puts what stands for the children of an element into its copy; whether there is anything. */
export function placeInside(kept: KeptParts | null, element: Element, copy: Element): boolean {
  const parts = kept?.inside.get(element);
  if (!parts) return false;
  copy.append(...copies(parts, copy));
  // A person can open it: it was opened.
  if (copy.hasAttribute(HIDDEN)) {
    copy.removeAttribute(HIDDEN);
    copy.setAttribute(COLLAPSED, 'accordion');
  }
  return true;
}

export function placeAfter(kept: KeptParts | null, element: Element, around: Element): void {
  const parts = kept?.after.get(element);
  if (parts) around.append(...copies(parts, around));
}

/** A walk may be repeated, so that the parts themselves stay. */
const copies = (parts: Node[], { ownerDocument }: Element): Node[] =>
  parts.map((part) => ownerDocument.importNode(part, true));
