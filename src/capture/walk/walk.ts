// The one walk over the live page: in document order, through shadow roots, slots and readable frames, without
// recursion, so that depth is no limit.

import { coveredTexts, noteCover } from '../paint/covered.ts';
import { enter, openFolded } from './enter.ts';
import type { FrameCopy } from '../../core/page.ts';
import { absolutize, placeFrames } from '../frames/frame-copies.ts';
import { leave } from './leave.ts';
import { baseAddressOf, nextSiblingOf, nodeTypeOf, ELEMENT_NODE, TEXT_NODE } from './live-dom.ts';
import { type Walk, openDocument, shift, selectedRangeOf } from './open-document.ts';
import { type KeptParts, placeAfter } from '../selection/kept-parts.ts';
import { edgesOf, newEdges, pass } from '../selection/selection.ts';
import { noteBox } from './stand-apart.ts';
import { copyText } from './text.ts';
import type { Visit } from './visit.ts';

/** Beyond this many elements the page is cut off: ten times the largest pages in use. */
const MOST_ELEMENTS = 400_000;
/** What a page takes that is built to take long: the rest of it is left. Milliseconds. */
const PATIENCE = 5000;
/** Steps between looks at the clock. */
const STRIDE = 64;

export interface WalkOptions {
  copy: Document;
  /** Counts as selected instead of what the person selected. */
  picked?: Element | undefined;
  kept?: KeptParts | null;
  frames?: FrameCopy[];
}

export function walkPage(live: Document, options: WalkOptions): Walk {
  const walk = walkOnce(live, options, null);
  const texts = coveredTexts(walk.covers ?? []);
  if (texts.size === 0) return walk;
  // What covers a text may come after it: the second walk knows.
  options.copy.body.replaceChildren();
  return walkOnce(live, options, texts);
}

function walkOnce(live: Document, options: WalkOptions, covered: ReadonlySet<Node> | null): Walk {
  const { copy } = options;
  const walk = newWalk(live, { ...options, covered });
  let visit = openDocument(walk, live, { copy: copy.body, parent: null });
  while (visit) visit = step(walk, visit);
  return walk;
}

export function newWalk(
  live: Document,
  { copy, covered, picked, kept = null, frames = [] }: WalkOptions & Pick<Walk, 'covered'>,
): Walk {
  return {
    copy,
    covered,
    kept,
    frames: placeFrames(live, frames),
    elements: 0,
    end: performance.now() + PATIENCE,
    truncated: false,
    warnings: [],
    innerCharacters: 0,
    edges: picked ? edgesOf(picked) : newEdges(live),
    covers: covered ? null : [],
    level: 0,
    selectedRanges: 0,
    last: { node: null, size: 0, box: '' },
  };
}

export function step(walk: Walk, visit: Visit): Visit | null {
  const node = walk.truncated ? null : takeNext(visit);
  if (!node) return close(walk, visit);
  passEnd(walk, 'before', node);
  const type = nodeTypeOf(node);
  if (type === ELEMENT_NODE) {
    walk.elements += 1;
    if (walk.elements > MOST_ELEMENTS || (walk.elements % STRIDE === 0 && performance.now() > walk.end))
      walk.truncated = true;
    return enter(walk, visit, node as Element) ?? visit;
  }
  if (type === TEXT_NODE || type === Node.CDATA_SECTION_NODE) {
    copyText(visit, node, walk);
    passEnd(walk, 'within', node);
  }
  return visit;
}

function close(walk: Walk, visit: Visit): Visit | null {
  if (visit.folded && !walk.truncated) return openFolded(walk, visit);
  passEnd(walk, 'after', visit.element);
  passEnd(walk, 'inside', visit.element);
  if (walk.covers && visit.state === 'visible') noteCover(walk.covers, visit);
  if (visit.state !== 'hidden') noteBox(walk.last, visit.element, visit.display);
  leave(visit, selectedRangeOf(walk));
  const { parent, element, scene } = visit;
  if (parent && parent.scene !== scene) absolutize(visit.copy, baseAddressOf(scene.document));
  // The folded part of a `details` is a visit of its own.
  if (walk.kept && parent && parent.element !== element) placeAfter(walk.kept, element, parent.copy);
  return parent;
}

/** On most pages nothing is selected. */
function passEnd(walk: Walk, side: 'before' | 'within' | 'after' | 'inside', node: Node): void {
  const ends = walk.edges[side];
  if (ends.size > 0) shift(walk, pass(ends.get(node)));
}

function takeNext(visit: Visit): Node | null {
  if (visit.listed) return visit.listed[visit.listedAt++] ?? null;
  const node = visit.next;
  if (node) visit.next = nextSiblingOf(node);
  return node;
}
