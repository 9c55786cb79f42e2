// Copies a text node with the marks that its visibility and the selection put on it.

import { COLLAPSED, PREFORMATTED, SELECTED, UNSELECTABLE } from '../../core/dom/marks.ts';
import type { HiddenReason } from '../../core/visibility/hidden-reason.ts';
import { hasControlBeside, openingOf } from '../visibility/controls.ts';
import { hiddenTextReason } from '../visibility/hidden-text.ts';
import { dataOf, tagOf } from './live-dom.ts';
import { type SelectionState, partsOf } from '../selection/selection.ts';
import { waitsForScroll } from '../visibility/scroll-reveal.ts';
import { type LastText, standsApart } from './stand-apart.ts';
import { isInSlide } from '../visibility/slides.ts';
import { type Mark, type Visit, addPart, hiddenMark } from './visit.ts';

/** What shows: marks without width say nothing. */
const INK = /[^\s\u200b-\u200f\u2060-\u2064\ufeff]/;
const INNER_BREAK = /\S[^\S\n]*\n|\n[^\S\n]*\S/;
const KEEPS_BREAKS = /^(?:pre|break-spaces)/;

export function copyText(visit: Visit, node: Node, selection: TextWalk): void {
  const data = dataOf(node);
  const hasInk = INK.test(data);
  const isJudged = hasInk && visit.state !== 'hidden';
  const mark = isJudged ? (textMark(visit, node) ?? coveredMark(selection, node)) : null;
  if (isJudged && !mark && standsApart(selection.last, visit, node)) visit.copy.append(' ');
  if (!mark && selection.level === 0 && !isCut(selection, node)) visit.copy.append(data);
  else copyParts(visit, { node, data, mark }, selection);
  if (!hasInk) return;
  if (!mark) visit.shows = true;
  if (visit.style && data.includes('\n') && INNER_BREAK.test(data)) markPreformatted(visit);
}

/** An end of the selection lies inside the text. */
const isCut = ({ edges }: SelectionState, node: Node): boolean =>
  edges.within.size > 0 && edges.within.has(node);

interface TextWalk extends SelectionState {
  covered: ReadonlySet<Node> | null;
  last: LastText;
}

const coveredMark = ({ covered }: TextWalk, node: Node): Mark | null =>
  covered?.has(node) ? hiddenMark('covered') : null;

function copyParts(
  visit: Visit,
  { node, data, mark }: { node: Node; data: string; mark: Mark | null },
  selection: SelectionState,
): void {
  for (const { text, selected } of partsOf(node, data, selection)) {
    const part = visit.copy.ownerDocument.createTextNode(text);
    visit.copy.append(part);
    if (mark) addPart(visit, 'hiddenParts', { node: part, ...mark });
    if (!selected || !INK.test(text)) continue;
    if (isUnselectable(visit)) markUnselectable(part);
    else addPart(visit, 'selectedParts', { node: part, name: SELECTED, value: '' });
  }
}

/** Firefox computes `auto` inside of what is `none`. */
function isUnselectable(visit: Visit): boolean {
  for (let at: Visit | null = visit; at; at = at.parent) {
    const value = at.style?.userSelect ?? 'auto';
    if (value !== 'auto' && value !== '') return value === 'none';
  }
  return false;
}

function markUnselectable(part: Text): void {
  const wrapper = part.ownerDocument.createElement('span');
  wrapper.setAttribute(UNSELECTABLE, '');
  part.replaceWith(wrapper);
  wrapper.append(part);
}

function textMark(visit: Visit, node: Node): Mark | null {
  const reason = hiddenTextReason(visit, node);
  if (visit.markReason !== reason)
    visit.textMark = reason ? (openedText(visit, reason) ?? hiddenMark(reason)) : null;
  visit.markReason = reason;
  return visit.textMark ?? null;
}

/** Text that is not in sight but comes into sight: a slide, the rest under a cut, an invisible panel. */
function openedText(visit: Visit, reason: HiddenReason): Mark | null {
  if (visit.state !== 'visible') return null;
  if (reason === 'off-screen') {
    if (isInSlide(visit)) return { name: COLLAPSED, value: 'carousel' };
    const clipper = clipperOf(visit);
    return clipper && hasControlBeside(clipper) ? { name: COLLAPSED, value: 'cut' } : null;
  }
  if (reason !== 'visibility') return null;
  let top = visit;
  while (top.parent?.style && top.parent.style.visibility !== 'visible') top = top.parent;
  const { element, style, scene } = top;
  const opening = openingOf(element, false);
  if (opening) return { name: COLLAPSED, value: opening };
  const isWaiting = style !== null && waitsForScroll(element, style, scene.view);
  return isWaiting ? { name: COLLAPSED, value: 'scroll' } : null;
}

function clipperOf(visit: Visit): Element | null {
  for (let at: Visit | null = visit; at; at = at.parent) if (at.clips) return at.element;
  return null;
}

/** The mark goes on the outermost element whose white space is kept, so that breaks between its children count. */
function markPreformatted(visit: Visit): void {
  if (visit.spaced) return;
  visit.spaced = true;
  if (!KEEPS_BREAKS.test(visit.style?.whiteSpace ?? '')) return;
  let top = visit;
  for (let at: Visit | null = visit; at?.style && KEEPS_BREAKS.test(at.style.whiteSpace); at = at.parent) {
    if (tagOf(at.element) === 'pre' || at.copy.hasAttribute(PREFORMATTED)) return;
    top = at;
  }
  top.copy.setAttribute(PREFORMATTED, '');
}
