// Settles the marks of an element once all of it is copied: one mark on the whole, or one on each part.

import type { Pending, Visit } from './visit.ts';

/** Removing one of these would shift the columns of its table. */
const KEPT_IN_PLACE = new Set(['body', 'td', 'th']);

export function leave(visit: Visit, stretch: number): void {
  const { parent, copy } = visit;
  if (parent && visit.shows) parent.shows = true;
  // Without a twin of its own its parts are already the parent's.
  if (parent?.copy === copy) return;
  const isGone = !visit.shows && !KEPT_IN_PLACE.has(copy.localName);
  settle(visit.hiddenParts, parent?.hiddenParts, isGone ? copy : null);
  const isSelected = visit.stretch > 0 && visit.stretch === stretch;
  settle(visit.selectedParts, parent?.selectedParts, isSelected ? copy : null);
}

function settle(parts: Pending[], above: Pending[] | undefined, whole: Element | null): void {
  const [first] = parts;
  if (!first) return;
  if (above && whole && parts.every(({ name, value }) => name === first.name && value === first.value)) {
    above.push({ node: whole, name: first.name, value: first.value });
  } else parts.forEach(apply);
}

function apply({ node, name, value }: Pending): void {
  if (node.nodeType === Node.ELEMENT_NODE) (node as Element).setAttribute(name, value);
  else {
    const wrapper = node.ownerDocument.createElement('span');
    wrapper.setAttribute(name, value);
    node.replaceWith(wrapper);
    wrapper.append(node);
  }
}
