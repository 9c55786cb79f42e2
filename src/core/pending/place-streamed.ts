// Parts of a page that React streams: they come after everything else, hidden, and a script puts each where its
// placeholder stands. Where scripts did not run they are put there now.

import { HIDDEN } from '../dom/marks.ts';
import { moveChildren } from '../dom/edit-tree.ts';
import type { DomPass } from '../page.ts';
import { notePending } from './pending.ts';
import { markHidden } from '../visibility/mark-static-hidden.ts';

/** The part `S:1` belongs where the template `B:1` (a boundary with a fallback) or `P:1` (a gap) stands. */
const PART = /^S:([0-9a-f]+)$/;
const PLACE = /^[BP]:([0-9a-f]+)$/;
/** A fallback ends with this comment. A longer one is no skeleton of what is to come; nodes beside the template. */
const FALLBACK_END = '/$';
const LONGEST_FALLBACK = 50;

export const placeStreamed: DomPass = {
  name: 'place-streamed',
  run(page) {
    if (!page.pending.isUnscripted) return;
    const { body } = page.document;
    const places = new Map<string, Element>();
    for (const template of body.querySelectorAll('template[id]')) {
      const [, number] = PLACE.exec(template.id) ?? [];
      if (number !== undefined) places.set(number, template);
    }
    if (places.size === 0) return;
    let placed = false;
    for (const part of body.querySelectorAll('div[id^="S:"]')) {
      if (!part.hasAttribute('hidden') && !part.hasAttribute(HIDDEN)) continue;
      const place = places.get(PART.exec(part.id)?.[1] ?? '');
      if (!place?.isConnected || part.contains(place)) continue;
      putAt(place, part);
      placed = true;
    }
    if (!placed) return;
    notePending(page, 'streamed');
    if (page.source === 'live') markHidden(page.document); // Capture does not look inside what is hidden.
  },
};

function putAt(place: Element, part: Element): void {
  dropFallback(place);
  const children = part.ownerDocument.createDocumentFragment();
  moveChildren(part, children);
  place.replaceWith(children);
  part.remove();
}

/** Only where its end is found: a copy of a live page has no comments. */
function dropFallback(place: Element): void {
  const fallback: Node[] = [];
  for (let node = place.nextSibling; node && fallback.length < LONGEST_FALLBACK; node = node.nextSibling) {
    if (node.nodeType === 8 && node.nodeValue === FALLBACK_END) {
      for (const part of fallback) part.parentNode?.removeChild(part);
      return;
    }
    fallback.push(node);
  }
}
