// Settles the marks of an element once all of it is copied: one mark on the whole, or one on each part.

import { ELEMENT_NODE } from './live-dom.ts';
import { HIDDEN } from '../../core/dom/marks.ts';
import { type MarkedNode, type Visit, addPart } from './visit.ts';

/** Removing one of these would shift the columns of its table. */
const KEPT_IN_PLACE = new Set(['body', 'td', 'th']);

export function leave(visit: Visit, selectedRange: number): void {
  const { parent, copy } = visit;
  // What shows inside of a hidden page does not show.
  if (parent && visit.shows && !parent.shows && !copy.hasAttribute(HIDDEN)) parent.shows = true;
  // Without a twin of its own its parts are already the parent's.
  if (parent?.copy === copy) return;
  if (visit.hiddenParts) {
    // Without one of its parts a fraction is another.
    const isInPlace = KEPT_IN_PLACE.has(copy.localName) || copy.namespaceURI?.endsWith('MathML');
    const isGone = !visit.shows && !isInPlace;
    settle(visit, 'hiddenParts', isGone);
  }
  const isSelected = visit.selectedRange > 0 && visit.selectedRange === selectedRange;
  if (visit.selectedParts) settle(visit, 'selectedParts', isSelected);
}

function settle(visit: Visit, kind: 'hiddenParts' | 'selectedParts', isWhole: boolean): void {
  const parts = visit[kind] ?? [];
  const [first] = parts;
  if (!first) return;
  const { name, value } = first;
  if (isWhole && visit.parent && parts.every((part) => part.name === name && part.value === value)) {
    addPart(visit.parent, kind, { node: visit.copy, name, value });
  } else parts.forEach(apply);
}

function apply({ node, name, value }: MarkedNode): void {
  if (node.nodeType === ELEMENT_NODE) (node as Element).setAttribute(name, value);
  else {
    const wrapper = node.ownerDocument.createElement('span');
    wrapper.setAttribute(name, value);
    node.replaceWith(wrapper);
    wrapper.append(node);
  }
}
