// Tells what lies above what, by paint order (CSS 2.2, appendix E), as far as positions, indices and stacking contexts
// tell. What stands in a shadow root is looked at where it shows.

import { parseColor } from './color.ts';
import { bodyOf, boxOf, flatParentOf } from '../walk/live-dom.ts';
import { isInside } from '../visibility/region.ts';
import type { Visit } from '../walk/visit.ts';

/** Text in flow lies below everything that is positioned and has no negative index. */
const IN_FLOW = -0.5;

/** Whether a cover lies above a text; `common` holds both. */
export function isAbove(
  cover: Element,
  text: Node,
  { common, view }: { common: Element; view: Window },
): boolean {
  const order = Node.prototype.compareDocumentPosition.call(text, cover);
  if (order & (Node.DOCUMENT_POSITION_CONTAINS | Node.DOCUMENT_POSITION_CONTAINED_BY)) return false;
  const own = levelOf(cover, common, view);
  const other = levelOf(flatParentOf(text), common, view);
  if (own.level !== other.level) return own.level > other.level;
  if (own.order !== other.order) return own.order > other.order;
  return (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** The same for a cover that a style sheet makes at the beginning or the end of `common`. */
export function isPseudoAbove(
  { level, isLast }: { level: number; isLast: boolean },
  text: Node,
  { common, view }: { common: Element; view: Window },
): boolean {
  const other = levelOf(flatParentOf(text), common, view);
  return level === other.level ? isLast : level > other.level;
}

interface Painted {
  /** By the outermost stacking context on the way. */
  level: number;
  /** Items of a flexible box or a grid are painted in an order of their own. */
  order: number;
}

/** When an element is painted inside another. */
function levelOf(element: Element | null, top: Element, view: Window): Painted {
  let level = IN_FLOW;
  let order = 0;
  let style = element && view.getComputedStyle(element);
  for (let at = element; at && style && at !== top;) {
    const parent: Element | null = flatParentOf(at);
    const around: CSSStyleDeclaration | null = parent && view.getComputedStyle(parent);
    const isItem = /flex|grid/.test(around?.display ?? '');
    const takesIndex = style.position !== 'static' || isItem;
    order = isItem ? Number(style.order) : 0;
    if (takesIndex && style.zIndex !== 'auto') level = Number(style.zIndex);
    else if (startsStack(style)) level = 0;
    else if (style.position !== 'static' && level === IN_FLOW) level = 0;
    at = parent;
    style = around;
  }
  return { level, order };
}

/** Whether a box with a negative `z-index` lies behind the background of something around it. */
export function isBehindAncestor(element: Element, parent: Visit): boolean {
  const box = boxOf(element);
  const body = bodyOf(parent.scene.document);
  for (let at: Visit | null = parent; at && at.element !== body; at = at.parent) {
    const { style } = at;
    if (!style || startsStack(style)) return false;
    if (parseColor(style.backgroundColor)?.alpha === 1 && isInside(box, boxOf(at.element))) return true;
  }
  return false;
}

/** What makes an element a stacking context of its own; in doubt it is one. */
export const startsStack = (style: CSSStyleDeclaration): boolean =>
  (style.position !== 'static' && style.zIndex !== 'auto') ||
  /fixed|sticky/.test(style.position) ||
  style.opacity !== '1' ||
  holdsPlaced(style) ||
  style.clipPath !== 'none' ||
  style.maskImage !== 'none' ||
  style.isolation === 'isolate' ||
  style.mixBlendMode !== 'normal';

const PLACING = [
  'transform',
  'translate',
  'scale',
  'rotate',
  'perspective',
  'filter',
  'backdropFilter',
  'contain',
] as const;

/** What is placed absolutely is placed in it, even though it has no position itself; in doubt it is. */
export const holdsPlaced = (style: CSSStyleDeclaration): boolean =>
  PLACING.some((name) => style[name] !== 'none') || style.willChange !== 'auto';
