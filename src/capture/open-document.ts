// Starts the walk on a document: the page itself or a frame.

import { FRAME } from '../core/marks.ts';
import type { Warning } from '../core/types.ts';
import { addressOf, bodyOf, firstChildOf, rootOf } from './live-dom.ts';
import { openJudgement, openScene } from './scene.ts';
import type { Covers } from './covered.ts';
import { type Edges, addSelection } from './selection.ts';
import { type Visit, newVisit } from './visit.ts';

/** What the whole walk shares. */
export interface Walk {
  copy: Document;
  elements: number;
  truncated: boolean;
  warnings: Warning[];
  /** Characters of frames and shadow roots, which the page's own HTML does not hold. */
  innerCharacters: number;
  edges: Edges;
  covers: Covers;
  /** Texts behind the covers of an earlier walk. */
  covered: ReadonlySet<Node>;
  /** Open selections at this point. */
  level: number;
  /** Counts the stretches of selection, so that two ends of an element can be told to lie in the same one. */
  stretches: number;
}

export const stretchOf = (walk: Walk): number => (walk.level > 0 ? walk.stretches : 0);

/** Starts on the body of a document; null when it has none. */
export function openDocument(
  walk: Walk,
  live: Document,
  { copy, parent, html }: { copy: Element; parent: Visit | null; html: string },
): Visit | null {
  const scene = openScene(live, html);
  const root = rootOf(live);
  const body = bodyOf(live);
  if (!scene || !root || !body) return null;
  addSelection(walk.edges, live);
  if (parent) copy.setAttribute(FRAME, addressOf(live));
  const judged = openJudgement(scene);
  const shared = { parent, scene, copy, stretch: stretchOf(walk) };
  const style = scene.view.getComputedStyle(root);
  const outer = newVisit({ ...shared, element: root, next: null }, { ...judged, style });
  const bodyStyle = scene.view.getComputedStyle(body);
  return newVisit(
    { ...shared, parent: outer, element: body, next: firstChildOf(body) },
    { ...judged, style: bodyStyle },
  );
}
