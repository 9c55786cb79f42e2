// Which elements are or hold a block, found in one walk: asking each element for its descendants would be quadratic.

import { isBlockLevel, isLeftOut } from '../dom/vocabulary.ts';
import { FOOTNOTE_REFERENCE, MATH_DISPLAY, TEX } from '../dom/marks.ts';

/** Blocks whatever their computed display is. */
export const STRUCTURE_TAGS = new Set(
  'audio blockquote details dl embed figure h1 h2 h3 h4 h5 h6 hr iframe li ol pre table ul video'.split(' '),
);
/** Read as a whole inside a line, whatever stands in them. */
const ATOMIC_TAGS = new Set('code kbd math ruby samp select sub sup svg textarea tt'.split(' '));

export function findFlow(root: Element): WeakSet<Node> {
  const flow = new WeakSet<Node>();
  visit(root);
  return flow;

  function visit(element: Element): boolean {
    if (isLeftOut(element)) return false;
    let found = false;
    if (element.hasAttribute(TEX)) found = element.getAttribute(MATH_DISPLAY) === 'block';
    else if (!element.hasAttribute(FOOTNOTE_REFERENCE)) {
      found = STRUCTURE_TAGS.has(element.localName) || isBlockLevel(element);
      if (!ATOMIC_TAGS.has(element.localName)) {
        for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
          if (visit(child)) found = true;
        }
      }
    }
    if (found) flow.add(element);
    return found;
  }
}
