// Words from the middle of a heading, item or quote are words; the whole of one keeps its form.

import { retag } from '../dom/edit-tree.ts';
import type { Tallies } from './tally.ts';

const PARTS = new Set(
  'blockquote dd details dl dt figcaption figure h1 h2 h3 h4 h5 h6 li ol summary ul'.split(' '),
);
/** Of these a part is still one: two of three items are a list. */
const COLLECTIONS = new Set(['blockquote', 'dl', 'ol', 'ul']);
/** What holds together a part that is there as a whole. */
const AROUND: Record<string, Set<string>> = { li: new Set(['ol', 'ul']) };
const QUOTE = 'blockquote';

/** Takes the form from the elements around the selection of which only a part was selected. */
export function freeFromContext(root: Element, tallies: Tallies): void {
  const body = root.ownerDocument.body;
  let kept: string | undefined = tallies.of(root).left === 0 ? root.localName : undefined;
  let isInnermost = true;
  for (let at: Element | null = root; at && at !== body;) {
    const above: Element | null = at.parentElement;
    const tag = at.localName;
    if (PARTS.has(tag)) {
      const isWhole = tallies.of(at).left === 0;
      const isCollection = isInnermost && at === root && COLLECTIONS.has(tag);
      const holds = kept !== undefined && (tag === QUOTE || AROUND[kept]?.has(tag) === true);
      if (isWhole || isCollection || holds) kept = tag;
      else {
        kept = undefined;
        retag(at, 'div');
      }
      isInnermost = false;
    }
    at = above;
  }
}
