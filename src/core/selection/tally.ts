// How much of each element lies inside the person's selection, in one walk.

import { isBlockLevel } from '../dom/vocabulary.ts';
import { nodesIn } from '../dom/edit-tree.ts';
import { SELECTED, TEX, UNSELECTABLE } from '../dom/marks.ts';

export interface Tally {
  /** Text nodes, formulas and media inside the selection. */
  picked: number;
  /** Text nodes and formulas outside of it. */
  left: number;
}

export interface Tallies {
  of(node: Node): Tally;
}

/** Seen without holding text; one that is left out does not make its paragraph a part. */
const MEDIA = new Set('audio canvas embed hr img input object picture select svg textarea video'.split(' '));
const NOTHING: Tally = { picked: 0, left: 0 };

type State = 'picked' | 'left' | 'ignored';

export function tallySelection(root: Element): Tallies {
  const known = new Map<Node, Tally>();

  function count(node: Node, above: State): Tally {
    if (node.nodeType === 3) return countText(node as Text, above);
    if (node.nodeType !== 1) return NOTHING;
    const element = node as Element;
    const state = stateOf(element, above);
    const tally = { picked: 0, left: 0 };
    if (element.hasAttribute(TEX)) add(tally, unit(state));
    else {
      if (state === 'picked' && MEDIA.has(element.localName)) tally.picked += 1;
      for (const child of nodesIn(element)) add(tally, count(child, state));
    }
    known.set(node, tally);
    return tally;
  }

  function countText(node: Text, state: State): Tally {
    const tally = node.data.trim() === '' ? NOTHING : unit(state);
    known.set(node, tally);
    return tally;
  }

  count(root, 'left');
  return { of: (node) => known.get(node) ?? NOTHING };
}

function stateOf(element: Element, above: State): State {
  if (element.hasAttribute(UNSELECTABLE)) return 'ignored';
  return element.hasAttribute(SELECTED) ? 'picked' : above;
}

const unit = (state: State): Tally => ({
  picked: state === 'picked' ? 1 : 0,
  left: state === 'left' ? 1 : 0,
});

function add(sum: Tally, { picked, left }: Tally): void {
  sum.picked += picked;
  sum.left += left;
}

/** The lowest block that holds all of the selection. */
export function findRoot(body: Element, tallies: Tallies): Element {
  const { picked } = tallies.of(body);
  let root = body;
  for (let at: Node | undefined = body; at?.nodeType === 1;) {
    if (!isInRun(at)) root = at as Element;
    at = nodesIn(at).find((child) => tallies.of(child).picked === picked);
  }
  return root;
}

/** An inline element or a text: what stands in the same line as its neighbours. */
export const isInRun = (node: Node): boolean => node.nodeType !== 1 || !isBlockLevel(node as Element);
