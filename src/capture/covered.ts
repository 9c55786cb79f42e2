// Finds text that the page has painted over: an opaque box without words of its own lies on it. Layers that stay when
// the page scrolls, and boxes as large as a wall, do not count: under them the page is still there.

import { parseColor } from './color.ts';
import { bodyOf, boxOf, dataOf, parentElementOf } from './live-dom.ts';
import { isInside, type Region } from './region.ts';
import type { Visit } from './visit.ts';

/** A cover as large as this share of the window is a veil over the page. */
const WALL_SHARE = 0.4;
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

/** Called for every element in which nothing shows, once it was walked. */
export function noteCover(covers: Covers, { element, style, scene, opacity }: Visit): void {
  const position = style?.position;
  if (!style || (position !== 'absolute' && position !== 'relative') || opacity < OPAQUE) return;
  if (style.visibility !== 'visible' || parseColor(style.backgroundColor)?.alpha !== 1) return;
  const box = boxOf(element);
  const { width, height } = box;
  if (width < SMALLEST_COVER || height < SMALLEST_COVER || covers.count >= MOST_COVERS) return;
  if (width * height > WALL_SHARE * scene.view.innerWidth * scene.view.innerHeight) return;
  covers.count += 1;
  const area = {
    left: box.left - EDGE,
    top: box.top - EDGE,
    right: box.right + EDGE,
    bottom: box.bottom + EDGE,
  };
  collectBehind(covers.texts, { cover: element, area, scene });
}

function collectBehind(
  texts: Set<Node>,
  { cover, area, scene }: { cover: Element; area: Region; scene: Visit['scene'] },
): void {
  const root = placeOf(cover, scene);
  const walker = Document.prototype.createTreeWalker.call(scene.document, root, NodeFilter.SHOW_TEXT);
  for (let count = 0, node = walker.nextNode(); node && count < MOST_TEXTS; node = walker.nextNode()) {
    if (!dataOf(node).trim()) continue;
    count += 1;
    scene.range.selectNodeContents(node);
    const box = scene.range.getBoundingClientRect();
    if (box.width > 0 && isInside(box, area) && isAbove(cover, { node, root, view: scene.view }))
      texts.add(node);
  }
}

/** The box that the cover is placed in: what it can have been laid over. */
function placeOf(cover: Element, { document: live, view }: Visit['scene']): Element {
  let at = parentElementOf(cover);
  if (view.getComputedStyle(cover).position === 'relative') return at ?? cover;
  while (at && at !== bodyOf(live) && view.getComputedStyle(at).position === 'static')
    at = parentElementOf(at);
  return at ?? cover;
}

/** Paint order (CSS 2.2, appendix E), as far as positions and `z-index` tell. */
function isAbove(cover: Element, { node, root, view }: { node: Node; root: Element; view: Window }): boolean {
  const own = levelOf(cover, root, view);
  const other = levelOf(parentElementOf(node), root, view);
  if (own !== other) return own > other;
  return (Node.prototype.compareDocumentPosition.call(node, cover) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
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
