// Decides what an element becomes in the copy and how its children are walked.

import { COLLAPSED, SELECTED, SHADOW } from '../../core/dom/marks.ts';
import { hide } from '../../core/visibility/hidden-reason.ts';
import { twin } from './attributes.ts';
import { INLINE_TAGS, isBlockDisplay, markLayout } from './facts.ts';
import { showsFallback } from '../frames/frames.ts';
import { placeInside } from '../selection/kept-parts.ts';
import { judge } from '../visibility/judge.ts';
import { copyLeaf, isLeaf } from './leaf.ts';
import {
  childNodesOf,
  dataOf,
  findAll,
  firstChildOf,
  firstElementOf,
  hasAttribute,
  namespaceOf,
  nodeTypeOf,
  tagOf,
  ELEMENT_NODE,
  TEXT_NODE,
} from './live-dom.ts';
import { type Walk, selectedRangeOf } from './open-document.ts';
import { copySilent, isSilent } from './page-head.ts';
import { unmeasured } from './scene.ts';
import { addSelection } from '../selection/selection.ts';
import { assignedNodesOf, shadowOf } from './shadow-roots.ts';
import { noteBox } from './stand-apart.ts';
import { SVG, isPaintedShape, isSvgGroup } from './svg.ts';
import { type Judgement, type Visit, addPart, newVisit } from './visit.ts';

/** Deeper wrappers are left out and their children hoisted, so that later passes may recurse over the copy. */
const DEEPEST_COPY = 200;
/** Never painted by themselves, yet part of what is around them. */
const UNJUDGED = new Set('area br col colgroup optgroup option param rp source track wbr'.split(' '));
/** The names of drawings, and the sources of formulas. */
const UNPAINTED_WORDS = new Set(['annotation', 'annotation-xml', 'desc', 'title']);
/** With `display: contents` these say nothing; other tags keep their meaning. */
const MEANINGLESS = new Set(['div', 'slot', 'span']);

/** The visit of the element's children, or null when there is nothing to walk. */
export function enter(walk: Walk, visit: Visit, element: Element): Visit | null {
  const tag = tagOf(element);
  const namespace = namespaceOf(element);
  if (namespace !== SVG && isSilent(element, tag)) {
    copySilent(element, visit.copy);
    return null;
  }
  if (namespace === SVG && isPaintedShape(tag)) return null;
  const isFormula = namespace?.endsWith('MathML') === true;
  const isPlain = UNPAINTED_WORDS.has(tag) || (isFormula && isPlainSign(element, tag));
  if (visit.state === 'hidden' || isPlain || UNJUDGED.has(tag)) {
    const around = {
      ...unmeasured(visit),
      ...(isFormula && !UNPAINTED_WORDS.has(tag) && { style: visit.style }),
    };
    return enterUnjudged(walk, { visit, element, around });
  }
  const style = visit.scene.view.getComputedStyle(element);
  const judged = judge(element, style, visit);
  if (!judged.mark && isTransparent(visit, { element, tag, display: judged.display })) {
    if (isBlockDisplay(judged.display)) breakLine(visit.copy);
    // An Astro island has no box of its own, but holds the data of what it shows.
    if (tag === 'astro-island') visit.copy.appendChild(twin(walk.copy, element, tag));
    return open(walk, { element, parent: visit, copy: visit.copy }, judged);
  }
  const copy = twin(walk.copy, element, tag);
  visit.copy.appendChild(copy);
  if (judged.mark) copy.setAttribute(judged.mark.name, judged.mark.value);
  if (judged.state !== 'hidden') {
    noteBox(walk.last, element, judged.display);
    if (firstChildOf(element) === null)
      copySign(element, INLINE_TAGS.has(tag) ? visit.copy : copy, visit.scene);
    markLayout(element, copy, {
      style,
      display: judged.display,
      position: judged.position,
      parent: visit,
      view: visit.scene.view,
    });
  }
  if (isLeaf(element, tag)) {
    if (walk.level > 0 && tag !== 'iframe') {
      addPart(visit, 'selectedParts', { node: copy, name: SELECTED, value: '' });
    }
    return copyLeaf(walk, { visit, element, copy, judged });
  }
  return open(walk, { element, parent: visit, copy }, judged);
}

/** Ticks, crosses and stars, which style sheets write into empty elements. */
const SIGN = /^"([\u2610-\u2612\u2605\u2606\u2713-\u2718\u2705\u274c]+)"/;

function copySign(element: Element, into: Element, { view }: Visit['scene']): void {
  const sign = SIGN.exec(view.getComputedStyle(element, '::before').content)?.[1];
  if (sign !== undefined) into.append(sign);
}

function enterUnjudged(
  walk: Walk,
  { visit, element, around }: { visit: Visit; element: Element; around: Judgement },
): Visit {
  const isTooDeep = visit.depth >= DEEPEST_COPY && firstElementOf(element) !== null;
  const copy = isTooDeep ? visit.copy : twin(walk.copy, element);
  if (!isTooDeep) visit.copy.appendChild(copy);
  return open(walk, { element, parent: visit, copy }, around);
}

/** A part of a formula that looks like what is around it: there are many, and none has a box that cuts off. */
const isPlainSign = (element: Element, tag: string): boolean =>
  tag !== 'math' && !['class', 'mathcolor', 'mathsize', 'style'].some((name) => hasAttribute(element, name));

const isTransparent = (visit: Visit, at: { element: Element; tag: string; display: string }): boolean =>
  at.tag === 'slot' ||
  isSvgGroup(at.tag) ||
  (at.tag === 'object' && showsFallback(at.element)) ||
  (at.display === 'contents' && (MEANINGLESS.has(at.tag) || at.tag.includes('-'))) ||
  (visit.depth >= DEEPEST_COPY && firstElementOf(at.element) !== null);

function breakLine(copy: Element): void {
  if (copy.lastChild && copy.lastChild.nodeName !== 'BR') copy.append(copy.ownerDocument.createElement('br'));
}

function open(walk: Walk, at: { element: Element; parent: Visit; copy: Element }, judged: Judgement): Visit {
  const { element, parent, copy } = at;
  const shadow = shadowOf(element);
  const next = firstChildOf(shadow?.root ?? element);
  const visit = newVisit(
    { element, parent, scene: parent.scene, copy, next, selectedRange: selectedRangeOf(walk) },
    judged,
  );
  if (shadow) {
    if (copy !== parent.copy) copy.setAttribute(SHADOW, shadow.mode);
    walk.innerCharacters += shadow.root.innerHTML.length;
    addSelection(walk.edges, shadow.root);
  }
  const tag = tagOf(element);
  if (tag === 'slot') visit.listed = assignedNodesOf(element);
  if (tag === 'details' && judged.state !== 'hidden' && !hasAttribute(element, 'open')) {
    foldDetails(visit, element);
  }
  if (walk.kept && placeInside(walk.kept, element, copy)) {
    visit.shows = true;
    visit.next = visit.listed = visit.folded = null;
  }
  return visit;
}

/** A closed `details` shows its first summary; the rest goes into one collapsed part after it. */
function foldDetails(visit: Visit, element: Element): void {
  if (visit.state === 'visible') styleFolded(element, visit.scene);
  const children = [...childNodesOf(element)];
  const summary = children.find((child) => nodeTypeOf(child) === ELEMENT_NODE && tagOf(child) === 'summary');
  visit.listed = summary ? [summary] : [];
  visit.folded = children.filter((child) => child !== summary && !isBlank(child));
}

/** Chromium styles nothing in there until it is asked, and then anew for each level of nesting: the innermost goes first. */
function styleFolded(element: Element, { view }: Visit['scene']): void {
  const inner = findAll(element, 'details');
  const last = inner[inner.length - 1];
  if (last) void view.getComputedStyle(last).display;
}

const isBlank = (node: Node): boolean =>
  nodeTypeOf(node) === TEXT_NODE ? !dataOf(node).trim() : nodeTypeOf(node) !== ELEMENT_NODE;

/** The collapsed part of a `details`, once its summary is copied. */
export function openFolded(walk: Walk, visit: Visit): Visit | null {
  const nodes = visit.folded;
  visit.folded = null;
  if (!nodes || nodes.length === 0) return visit;
  const copy = walk.copy.createElement('div');
  copy.setAttribute(COLLAPSED, 'details');
  visit.copy.append(copy);
  const { element, scene } = visit;
  // Nobody opens so many, and the browser styles each element in them anew for every level.
  const isTooDeep = visit.depth >= DEEPEST_COPY;
  if (isTooDeep) hide(copy, 'content-visibility');
  const judged: Judgement = isTooDeep
    ? { ...unmeasured(visit), state: 'hidden' }
    : { ...visit, state: 'collapsed', panelVisibility: 'visible' };
  const panel = newVisit(
    { element, parent: visit, scene, copy, next: null, selectedRange: selectedRangeOf(walk) },
    judged,
  );
  panel.listed = nodes;
  return panel;
}
