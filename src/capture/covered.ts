// Finds text that the page has painted over: an opaque box lies on it, without words of its own, or as a lid on all of
// what it is placed in. Layers that stay when the page scrolls, and boxes as large as a wall, do not count: under them
// the page is still there. So it is under menus, dialogs and slides: those lie on a part, move, or have a twin below.

import { parseColor } from './color.ts';
import {
  bodyOf,
  boxOf,
  currentSourceOf,
  dataOf,
  naturalWidthOf,
  parentElementOf,
  tagOf,
} from './live-dom.ts';
import { isOpaqueGradient } from './painted-behind.ts';
import { type Region, isInside } from './region.ts';
import { isTwin } from './slides.ts';
import type { Visit } from './visit.ts';

/** A cover as large as this share of the window is a veil over the page. */
const WALL_SHARE = 0.4;
/** A lid with words of its own takes at least this share of what it is placed in. */
const LID_SHARE = 0.75;
/** Fewer letters under a lid are initials under a portrait. */
const SHORTEST_BELOW = 12;
/** Smaller boxes are lines and dots, in CSS pixels. */
const SMALLEST_COVER = 6;
const OPAQUE = 0.95;
/** Limits against pages made to take long: covers of a page, texts looked at for each. */
const MOST_COVERS = 200;
const MOST_TEXTS = 400;
/** A cover may miss this much at the edges of the letters' boxes, in CSS pixels. */
const EDGE = 2;

export interface Covers {
  count: number;
  /** Live text nodes that lie behind a cover. */
  texts: Set<Node>;
}

type Cover = Pick<Visit, 'element' | 'style' | 'scene' | 'opacity' | 'position' | 'shows'>;

/** Called for every visible element once it was walked, and for pictures. */
export function noteCover(covers: Covers, at: Cover): void {
  const { element, style, scene, opacity, position, shows } = at;
  if (position !== 'absolute' && (position !== 'relative' || shows)) return;
  if (!style || opacity < OPAQUE || style.visibility !== 'visible' || !isOpaque(element, style)) return;
  const box = boxOf(element);
  const { width, height } = box;
  if (width < SMALLEST_COVER || height < SMALLEST_COVER || covers.count >= MOST_COVERS) return;
  if (width * height > WALL_SHARE * scene.view.innerWidth * scene.view.innerHeight) return;
  const root = placeOf(element, at);
  if (shows && !isLid(box, style, boxOf(root))) return;
  covers.count += 1;
  const area = {
    left: box.left - EDGE,
    top: box.top - EDGE,
    right: box.right + EDGE,
    bottom: box.bottom + EDGE,
  };
  collectBehind(covers.texts, { cover: element, isLid: shows, area, root, scene });
}

const JPEG = /^data:image\/jpeg|\.jpe?g(?:[?#]|$)/i;

/** Of pictures only those that cannot be transparent and fill their box. */
function isOpaque(element: Element, style: CSSStyleDeclaration): boolean {
  if (style.clipPath !== 'none' || style.maskImage !== 'none' || style.mixBlendMode !== 'normal')
    return false;
  if (parseColor(style.backgroundColor)?.alpha === 1 || isOpaqueGradient(style)) return true;
  if (tagOf(element) !== 'img' || !/^(?:cover|fill)$/.test(style.objectFit)) return false;
  return JPEG.test(currentSourceOf(element)) && naturalWidthOf(element) > 0;
}

/** Lies on what it is placed in and is not set up to move away. */
function isLid(box: DOMRect, { transitionDuration }: CSSStyleDeclaration, place: DOMRect): boolean {
  const width = Math.min(box.right, place.right) - Math.max(box.left, place.left);
  const height = Math.min(box.bottom, place.bottom) - Math.max(box.top, place.top);
  if (width <= 0 || height <= 0 || /[1-9]/.test(transitionDuration)) return false;
  return width * height >= LID_SHARE * place.width * place.height;
}

interface Ground {
  cover: Element;
  isLid: boolean;
  area: Region;
  root: Element;
  scene: Visit['scene'];
}

function collectBehind(texts: Set<Node>, ground: Ground): void {
  const behind = [...textsBehind(ground)];
  const letters = behind.reduce((sum, node) => sum + dataOf(node).trim().length, 0);
  if (!ground.isLid || letters >= SHORTEST_BELOW) for (const node of behind) texts.add(node);
}

function* textsBehind(ground: Ground): Iterable<Node> {
  const { cover, area, root, scene } = ground;
  const walker = Document.prototype.createTreeWalker.call(scene.document, root, NodeFilter.SHOW_TEXT);
  for (let count = 0, node = walker.nextNode(); node && count < MOST_TEXTS; node = walker.nextNode()) {
    if (!dataOf(node).trim()) continue;
    count += 1;
    scene.range.selectNodeContents(node);
    const box = scene.range.getBoundingClientRect();
    if (box.width === 0 || !isInside(box, area) || (ground.isLid && isOfTwin(node, ground))) continue;
    if (isAbove(cover, { node, root, view: scene.view })) yield node;
  }
}

/** Slides and panels lie one upon the other and are turned. */
function isOfTwin(node: Node, { cover, root }: Ground): boolean {
  const [own, other] = [branchOf(cover, root), branchOf(parentElementOf(node), root)];
  return own !== null && other !== null && isTwin(own, other);
}

/** The child of the root around an element. */
function branchOf(element: Element | null, root: Element): Element | null {
  let at = element;
  for (let up = at; up && up !== root; up = parentElementOf(up)) at = up;
  return at === root ? null : at;
}

/** The box that the cover is placed in: what it can have been laid over. */
function placeOf(cover: Element, { position, scene }: Cover): Element {
  let at = parentElementOf(cover);
  if (position === 'relative') return at ?? cover;
  while (at && at !== bodyOf(scene.document) && scene.view.getComputedStyle(at).position === 'static')
    at = parentElementOf(at);
  return at ?? cover;
}

/** Paint order (CSS 2.2, appendix E), as far as positions and `z-index` tell. */
function isAbove(cover: Element, { node, root, view }: { node: Node; root: Element; view: Window }): boolean {
  const own = levelOf(cover, root, view);
  const other = levelOf(parentElementOf(node), root, view);
  const order = Node.prototype.compareDocumentPosition.call(node, cover);
  if (order & Node.DOCUMENT_POSITION_CONTAINS) return false;
  return own === other ? (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 : own > other;
}

/** Text in flow lies below everything that is positioned and has no negative index. */
const IN_FLOW = -0.5;

function levelOf(element: Element | null, root: Element, view: Window): number {
  let level = IN_FLOW;
  for (let at = element; at && at !== root; at = parentElementOf(at)) {
    const { position, zIndex, opacity, transform } = view.getComputedStyle(at);
    if (position !== 'static' && zIndex !== 'auto') level = Number(zIndex);
    else if ((position !== 'static' || opacity !== '1' || transform !== 'none') && level === IN_FLOW)
      level = 0;
  }
  return level;
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
const startsStack = (style: CSSStyleDeclaration): boolean =>
  (style.position !== 'static' && style.zIndex !== 'auto') ||
  style.position === 'fixed' ||
  style.position === 'sticky' ||
  style.opacity !== '1' ||
  style.transform !== 'none' ||
  style.filter !== 'none' ||
  style.isolation === 'isolate' ||
  style.mixBlendMode !== 'normal' ||
  style.contain !== 'none' ||
  style.willChange !== 'auto';
