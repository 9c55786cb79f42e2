// Tells whether text has the colour of what is painted behind it. In doubt (pictures, gradients) it is readable.

import { type Color, FAINT_ALPHA, UNREADABLE_CONTRAST, blend, contrast, parseColor } from './color.ts';
import { boxOf, find, firstElementOf, namespaceOf, nextElementOf, tagOf } from './live-dom.ts';
import { isOutside } from './region.ts';
import { SVG } from './svg.ts';
import type { Visit } from './visit.ts';

const PICTURES = 'img, video, canvas, svg, iframe, picture, object';
const PICTURE_TAGS = new Set(PICTURES.split(', '));
/** What a drawing paints behind its letters. */
const SHAPES = 'circle, ellipse, image, line, path, polygon, polyline, rect, use';
const COLORS = /rgba?\([^)]*\)/g;
/** How far around the text a painted neighbour is looked for. */
const MOST_SIBLINGS = 40;

export function isUnreadable(visit: Visit, style: CSSStyleDeclaration): boolean {
  const behind = surfaceOf(visit);
  const fill = fillOf(visit.element, style);
  if (!behind || !isLost(fill, behind)) return false;
  return !isOutlined(style) && !isPaintedBehind(visit, fill);
}

/** Letters of a drawing are painted with `fill`, and `color` says nothing of them. */
function fillOf(element: Element, style: CSSStyleDeclaration): string {
  if (namespaceOf(element) !== SVG) return style.webkitTextFillColor || style.color;
  return style.fill === 'none' ? 'rgba(0, 0, 0, 0)' : style.fill;
}

/** A page has few colours: each is compared once with each surface. */
const lost = new WeakMap<Color, Map<string, boolean>>();

function isLost(fill: string, behind: Color): boolean {
  let known = lost.get(behind);
  if (!known) lost.set(behind, (known = new Map()));
  let answer = known.get(fill);
  if (answer === undefined) {
    const color = parseColor(fill);
    answer =
      color !== null &&
      (color.alpha < FAINT_ALPHA || contrast(blend(color, behind), behind) < UNREADABLE_CONTRAST);
    known.set(fill, answer);
  }
  return answer;
}

/** Colour behind an element as far as plain background colours tell; null when one cannot be read. */
function surfaceOf(visit: Visit): Color | null {
  if (visit.surface !== undefined) return visit.surface;
  const { parent } = visit;
  if (parent && parent.surface !== undefined) return (visit.surface = coat(visit.style, parent.surface));
  const open: Visit[] = [];
  let at: Visit | null = visit;
  while (at && at.surface === undefined) {
    open.push(at);
    at = at.parent;
  }
  let surface: Color | null = at ? (at.surface ?? null) : visit.scene.canvas;
  for (const each of open.toReversed()) each.surface = surface = coat(each.style, surface);
  return surface;
}

function coat(style: CSSStyleDeclaration | null, below: Color | null): Color | null {
  if (!style) return below;
  const color = parseColor(style.backgroundColor);
  if (!color) return null;
  if (color.alpha === 0) return below;
  return color.alpha === 1 || !below ? color : blend(color, below);
}

/** Letters with a shadow, an outline or a clipped background show although their fill does not. */
function isOutlined(style: CSSStyleDeclaration): boolean {
  return (
    style.stroke !== 'none' ||
    style.textShadow !== 'none' ||
    Number.parseFloat(style.webkitTextStrokeWidth) > 0 ||
    style.mixBlendMode !== 'normal' ||
    style.backgroundClip.includes('text')
  );
}

/** A picture or gradient on the element or above it, or a neighbour painted where the text is. */
function isPaintedBehind(visit: Visit, fill: string): boolean {
  const box = boxOf(visit.element);
  let previous: Element | null = null;
  for (let at: Visit | null = visit; at; at = at.parent) {
    if (at.style && hasPicture(at, at.style, fill)) return true;
    if (previous && at.style && visit.state === 'visible' && hasNeighbour(at, previous, box)) return true;
    if (at.style && parseColor(at.style.backgroundColor)?.alpha === 1) return false;
    previous = at.element;
  }
  return false;
}

function hasPicture({ element, scene }: Visit, style: CSSStyleDeclaration, fill: string): boolean {
  if (style.backgroundImage !== 'none' && !isLostOnGradient(fill, style.backgroundImage)) return true;
  if (style.backgroundClip.includes('text')) return true;
  if (tagOf(element) === 'svg' && find(element, SHAPES)) return true;
  if (style.mixBlendMode !== 'normal') return true;
  return ['::before', '::after'].some((pseudo) => {
    const { content, backgroundColor, backgroundImage } = scene.view.getComputedStyle(element, pseudo);
    return content !== 'none' && (backgroundImage !== 'none' || parseColor(backgroundColor)?.alpha !== 0);
  });
}

/** A gradient of one colour, and that the one of the text. */
function isLostOnGradient(fill: string, image: string): boolean {
  if (!image.includes('gradient(') || image.includes('url(')) return false;
  const stops = (image.match(COLORS) ?? []).map(parseColor);
  return stops.length > 0 && stops.every((stop) => stop?.alpha === 1 && isLost(fill, stop));
}

function hasNeighbour(visit: Visit, inside: Element, box: DOMRect): boolean {
  let sibling = firstElementOf(visit.element);
  for (let count = 0; sibling && count < MOST_SIBLINGS; count += 1, sibling = nextElementOf(sibling)) {
    if (sibling === inside || isOutside(boxOf(sibling), box)) continue;
    if (PICTURE_TAGS.has(tagOf(sibling)) || find(sibling, PICTURES)) return true;
    const { backgroundColor, backgroundImage } = visit.scene.view.getComputedStyle(sibling);
    if (backgroundImage !== 'none' || parseColor(backgroundColor)?.alpha !== 0) return true;
  }
  return false;
}
