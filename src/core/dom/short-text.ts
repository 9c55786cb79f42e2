// The text of an element that shows little; nothing is read of one that shows much, however often it is asked.

import { foldSpace } from './words.ts';

/** Nodes that are looked at. */
const MOST_NODES = 100;

/** Undefined where there is more of it, in characters. */
export function shortText(root: Node, most: number): string | undefined {
  let text = '';
  let nodes = 0;
  const visit = (node: Node): boolean => {
    nodes += 1;
    if (node.nodeType === 3) text += node.nodeValue ?? '';
    if (nodes > MOST_NODES || text.trim().length > most) return false;
    for (let child = node.firstChild; child; child = child.nextSibling) if (!visit(child)) return false;
    return true;
  };
  const isWhole = visit(root);
  const folded = foldSpace(text);
  return isWhole && folded.length <= most ? folded : undefined;
}
