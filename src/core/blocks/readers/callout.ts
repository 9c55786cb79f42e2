// Notes and warnings as GitHub alerts. GitHub allows no title beside the kind, so the page's own is the first paragraph.

import { nodesIn } from '../../dom/child-nodes.ts';
import { CALLOUT } from '../../dom/marks.ts';
import { foldSpace } from '../../dom/words.ts';
import type { BlockReader } from '../reader.ts';

const KIND = /[^a-z]/g;

/** A title of its own is the first paragraph, all of it bold. */
function titleOf(callout: Element): string {
  const first = callout.firstElementChild;
  const bold = first?.localName === 'p' ? first.querySelector('strong') : null;
  const text = foldSpace(bold?.textContent ?? '');
  return text === foldSpace(first?.textContent ?? '') ? text : '';
}

export const readCallout: BlockReader = (element, reader) => {
  const kind = (element.getAttribute(CALLOUT) ?? '').toLowerCase().replace(KIND, '') || 'note';
  const children = reader.flow(nodesIn(element));
  if (children.length === 0) return [];
  return [{ type: 'callout', kind, title: titleOf(element), tree: { type: 'callout', kind, children } }];
};
