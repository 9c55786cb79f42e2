// Finds text that the page has painted over: an opaque box without words of its own lies on it, or one that covers all
// it is placed in. Layers that stay when the page scrolls, and very large boxes, do not count: the page is still there
// below them, as it is below menus, dialogs and slides, which lie on a part, move, or have a twin.

import { parseColor } from './color.ts';
import {
  bodyOf,
  boxOf,
  currentSourceOf,
  dataOf,
  find,
  naturalWidthOf,
  nextElementOf,
  previousElementOf,
  tagOf,
} from '../walk/live-dom.ts';
import { isOpaqueGradient } from './painted-behind.ts';
import { holdsPlaced, startsStack } from './paint-order.ts';
import { type PseudoCover, pseudoCoversOf } from './pseudo-cover.ts';
import { type Region, intersect } from '../visibility/region.ts';
import { isMoved, opensOnScroll } from '../visibility/scroll-reveal.ts';
import { newTexts, textsBehind } from './texts-behind.ts';
import type { Visit } from '../walk/visit.ts';

/** A box as large as this share of the window is an overlay on the page. */
const PAGE_SHARE = 0.4;
/** A cover with words of its own takes at least this share of what it is placed in. */
const COVER_SHARE = 0.75;
/** Fewer letters under such a cover are initials under a portrait. */
const SHORTEST_BELOW = 12;
/** Smaller boxes are lines and dots, in CSS pixels. */
const SMALLEST_COVER = 6;
const OPAQUE = 0.95;
/** Limit against pages made to take long. */
const MOST_COVERS = 3000;
/** A cover may miss this much at the edges of the letters' boxes, in CSS pixels. */
const EDGE = 2;

/** A visible element, once all of it was walked. */
export type Cover = Pick<
  Visit,
  'element' | 'parent' | 'style' | 'scene' | 'opacity' | 'position' | 'display' | 'shows' | 'regions'
> & {
  /** Lies over the element; otherwise the element itself is the cover. */
  pseudo?: PseudoCover;
};

/** Called for every visible element: keeps those that may cover something. */
export function noteCover(covers: Cover[], at: Cover): void {
  if (covers.length >= MOST_COVERS || at.opacity < OPAQUE) return;
  if (mayCover(at)) covers.push(at);
  for (const pseudo of at.shows ? pseudoCoversOf(at) : []) {
    if (fits(pseudo.area, at.scene)) covers.push({ ...at, pseudo });
  }
}

function mayCover(at: Cover): boolean {
  const { element, style, scene } = at;
  if (!style || !isLaidOver(at, style)) return false;
  return style.visibility === 'visible' && isOpaque(element, style) && fits(boxOf(element), scene);
}

/** Neither a line nor an overlay. */
function fits({ left, top, right, bottom }: Region, { view }: Visit['scene']): boolean {
  const [width, height] = [right - left, bottom - top];
  if (width < SMALLEST_COVER || height < SMALLEST_COVER) return false;
  return width * height <= PAGE_SHARE * view.innerWidth * view.innerHeight;
}

/** Can lie on what stands beside it. In flow only a box without words counts: others are what the page goes on with. */
function isLaidOver(
  { element, parent, position, display, shows }: Cover,
  style: CSSStyleDeclaration,
): boolean {
  if (position === 'absolute') return true;
  if (display === 'inline' || position === 'fixed' || position === 'sticky') return false;
  if (parent?.display.includes('grid'))
    return previousElementOf(element) !== null || nextElementOf(element) !== null;
  return !shows && (position === 'relative' || startsStack(style));
}

const JPEG = /^data:image\/jpeg|\.jpe?g(?:[?#]|$)/i;

/** Of pictures only those that cannot be transparent and fill their box. */
function isOpaque(element: Element, style: CSSStyleDeclaration): boolean {
  if (letsThrough(style)) return false;
  if (parseColor(style.backgroundColor)?.alpha === 1 || isOpaqueGradient(style)) return true;
  if (tagOf(element) !== 'img' || !/^(?:cover|fill)$/.test(style.objectFit)) return false;
  return JPEG.test(currentSourceOf(element)) && naturalWidthOf(element) > 0;
}

const letsThrough = ({ clipPath, maskImage, mixBlendMode, filter }: CSSStyleDeclaration): boolean =>
  clipPath !== 'none' || maskImage !== 'none' || mixBlendMode !== 'normal' || filter.includes('opacity');

/** The live text nodes that lie behind covers; of a `part` of the page those in it. */
export function coveredTexts(covers: readonly Cover[], part?: Element): Set<Node> {
  const texts = newTexts();
  for (const at of covers) {
    const { element, scene, regions, pseudo } = at;
    const ground = pseudo ? { place: element, isFilled: false } : groundOf(at);
    if (!ground) continue;
    const { place, isFilled } = ground;
    const { left, top, right, bottom } = intersect(pseudo?.area ?? boxOf(element), regions.flow);
    const area = { left: left - EDGE, top: top - EDGE, right: right + EDGE, bottom: bottom + EDGE };
    const behind = textsBehind({ element, area, place, isFilled, scene, pseudo, part }, texts);
    const letters = behind.reduce((sum, node) => sum + dataOf(node).trim().length, 0);
    if (!isFilled || letters >= SHORTEST_BELOW) for (const node of behind) texts.covered.add(node);
  }
  return texts.covered;
}

/** What it was laid over; null when it covers nothing for good. */
function groundOf(at: Cover): { place: Element; isFilled: boolean } | null {
  const { element, style, scene, position, parent } = at;
  if (!style || !parent || opensOnScroll(element, style, scene.view)) return null;
  const isFilled = fills(at, style);
  let moves = isMoved(style);
  const body = bodyOf(scene.document);
  let place = parent;
  if (position === 'absolute') {
    for (; place.parent && place.element !== body && !holds(place); place = place.parent) {
      if (!place.style) continue;
      if (letsThrough(place.style)) return null;
      moves ||= isMoved(place.style);
    }
  }
  if (isFilled && (moves || !coversMost(boxOf(element), boxOf(place.element)))) return null;
  return { place: place.element, isFilled };
}

const holds = ({ position, style }: Visit): boolean =>
  position !== 'static' || (style !== null && holdsPlaced(style));

const CONTROLS = 'a[href], button, label, summary, [role=button]';

/** It shows something of its own: words, a picture, an icon. What is pressed lies on a part only. */
function fills({ element, shows, scene }: Cover, style: CSSStyleDeclaration): boolean {
  if (shows || Element.prototype.matches.call(element, CONTROLS)) return true;
  if (find(element, `svg, ${CONTROLS}`)) return true;
  if (style.backgroundImage !== 'none' && !isOpaqueGradient(style)) return true;
  return ['::before', '::after'].some((pseudo) =>
    /[^"'\s]/.test(scene.view.getComputedStyle(element, pseudo).content.replace(/^(?:none|normal)$/, '')),
  );
}

function coversMost(box: DOMRect, place: DOMRect): boolean {
  const width = Math.min(box.right, place.right) - Math.max(box.left, place.left);
  const height = Math.min(box.bottom, place.bottom) - Math.max(box.top, place.top);
  return width > 0 && height > 0 && width * height >= COVER_SHARE * place.width * place.height;
}
