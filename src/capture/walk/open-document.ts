// Starts the walk on a document: the page itself or a frame.

import { FRAME } from '../../core/dom/marks.ts';
import type { FrameCopy } from '../../core/page.ts';
import type { Warning } from '../../core/types.ts';
import { addressOf, bodyOf, childNodesOf, firstChildOf, rootOf } from './live-dom.ts';
import { openJudgement, openScene } from './scene.ts';
import type { Cover } from '../paint/covered.ts';
import type { KeptParts } from '../selection/kept-parts.ts';
import { type Edges, addSelection, pass } from '../selection/selection.ts';
import type { LastText } from './stand-apart.ts';
import { type Visit, newVisit } from './visit.ts';

/** What the whole walk shares. */
export interface Walk {
  copy: Document;
  elements: number;
  /** On the clock of `performance.now`, when the walk has to be over. */
  end: number;
  truncated: boolean;
  warnings: Warning[];
  /** Characters of frames and shadow roots, which the page's own HTML does not hold. */
  innerCharacters: number;
  edges: Edges;
  /** What may lie over texts; null where they are known. */
  covers: Cover[] | null;
  /** What scripts in frames of other sites read. */
  frames: ReadonlyMap<Element, FrameCopy>;
  /** What was read before it went out of the page. */
  kept: KeptParts | null;
  /** Texts behind the covers of an earlier walk. */
  covered: ReadonlySet<Node> | null;
  /** Open selections at this point. */
  level: number;
  /** Selected ranges so far, so that both ends of an element can be told to lie in the same one. */
  selectedRanges: number;
  last: LastText;
}

/** Goes into a selection or out of it. */
export function shift(walk: Walk, change: number): void {
  if (walk.level <= 0 && change > 0) walk.selectedRanges += 1;
  walk.level += change;
}

export const selectedRangeOf = (walk: Walk): number => (walk.level > 0 ? walk.selectedRanges : 0);

/** Starts on the body of a document; null when it has none. */
export function openDocument(
  walk: Walk,
  live: Document,
  { copy, parent }: { copy: Element; parent: Visit | null },
): Visit | null {
  const scene = openScene(live);
  const root = rootOf(live);
  const body = bodyOf(live);
  if (!scene || !root || !body) return null;
  addSelection(walk.edges, live);
  // The walk starts inside the body, so what begins before it (everything selected) begins now.
  for (const node of [root, ...childNodesOf(root)]) {
    if (node === body || isBefore(node, body)) shift(walk, pass(walk.edges.before.get(node)));
  }
  if (parent) copy.setAttribute(FRAME, addressOf(live));
  const judged = openJudgement(scene);
  const shared = { parent, scene, copy, selectedRange: selectedRangeOf(walk) };
  const style = scene.view.getComputedStyle(root);
  const outer = newVisit({ ...shared, element: root, next: null }, { ...judged, style });
  const bodyStyle = scene.view.getComputedStyle(body);
  return newVisit(
    { ...shared, parent: outer, element: body, next: firstChildOf(body) },
    { ...judged, style: bodyStyle },
  );
}

const isBefore = (node: Node, other: Node): boolean =>
  (Node.prototype.compareDocumentPosition.call(node, other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
