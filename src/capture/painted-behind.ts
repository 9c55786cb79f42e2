// Finds what is painted behind a text beside plain background colours: pictures, gradients, shadows, layers.

import { parseColor } from './color.ts';
import { boxOf, find, firstElementOf, nextElementOf, tagOf } from './live-dom.ts';
import { colorsIn, isLost, isUnlike } from './lost-color.ts';
import { isOutside } from './region.ts';
import { surfaceOf } from './surface.ts';
import type { Visit } from './visit.ts';

const PICTURES = 'img, video, canvas, svg, iframe, picture, object';
const PICTURE_TAGS = new Set(PICTURES.split(', '));
/** What a drawing paints behind its letters. */
const SHAPES = 'circle, ellipse, image, line, path, polygon, polyline, rect, use';
/** Narrower shadows to the inside are edges, in CSS pixels. */
const WIDE_SHADOW = 8;
/** How many wrappers a layer of colour has at most. */
const DEEPEST_LAYER = 4;
/** How far around the text a painted neighbour is looked for. */
const MOST_SIBLINGS = 40;

/** A picture or gradient on the element or above it, or a neighbour painted where the text is. */
export function isPaintedBehind(visit: Visit, fill: string): boolean {
  const box = boxOf(visit.element);
  let previous: Element | null = null;
  for (let at: Visit | null = visit; at; at = at.parent) {
    if (at.style && hasPicture(at, at.style, fill)) return true;
    if (
      previous &&
      at.style &&
      visit.state === 'visible' &&
      hasNeighbour(at, { inside: previous, box, fill })
    )
      return true;
    if (at.style && parseColor(at.style.backgroundColor)?.alpha === 1) return false;
    previous = at.element;
  }
  return false;
}

function hasPicture(visit: Visit, style: CSSStyleDeclaration, fill: string): boolean {
  const { element, scene } = visit;
  if (style.backgroundClip.includes('text')) return paintsLetters(visit, style);
  if (style.backgroundImage !== 'none' && !isLostOnGradient(fill, style.backgroundImage)) return true;
  if (tagOf(element) === 'svg' && find(element, SHAPES)) return true;
  if (style.mixBlendMode !== 'normal' || hasInnerShadow(style.boxShadow, fill)) return true;
  return paintsByPseudo(element, { view: scene.view, fill });
}

/** A background that is cut to the letters is what they are painted with. */
function paintsLetters(visit: Visit, { backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean {
  const behind = visit.parent ? surfaceOf(visit.parent) : visit.scene.canvas;
  if (!behind) return true;
  if (backgroundImage === 'none') return !isLost(backgroundColor, behind);
  return stopsOf(backgroundImage)?.some((stop) => !isLost(stop, behind)) ?? true;
}

function paintsByPseudo(element: Element, { view, fill }: { view: Window; fill: string }): boolean {
  return ['::before', '::after'].some((pseudo) => {
    const { content, backgroundColor, backgroundImage } = view.getComputedStyle(element, pseudo);
    return content !== 'none' && (backgroundImage !== 'none' || isUnlike(backgroundColor, fill));
  });
}

/** A shadow to the inside that is wide enough to lie under letters. */
function hasInnerShadow(shadow: string, fill: string): boolean {
  if (!shadow.includes('inset')) return false;
  const widest = Math.max(...(shadow.match(/-?[\d.]+(?=px)/g) ?? []).map((width) => Math.abs(Number(width))));
  return widest >= WIDE_SHADOW && colorsIn(shadow).some((color) => isUnlike(color, fill));
}

/** A gradient of one colour, and that the one of the text. */
function isLostOnGradient(fill: string, image: string): boolean {
  const stops = stopsOf(image)?.map(parseColor);
  return stops?.every((stop) => stop?.alpha === 1 && isLost(fill, stop)) ?? false;
}

/** Null for what is no gradient, or one whose colours cannot be read. */
function stopsOf(image: string): string[] | null {
  if (!image.includes('gradient(') || image.includes('url(')) return null;
  const stops = colorsIn(image);
  return stops.length > 0 ? stops : null;
}

interface Lettering {
  /** The part of the page that holds the text. */
  inside: Element;
  box: DOMRect;
  fill: string;
}

/** A layer may stand in wrappers of its own, which have no size or no colour. */
function hasNeighbour(visit: Visit, text: Lettering): boolean {
  let sibling = firstElementOf(visit.element);
  for (let count = 0; sibling && count < MOST_SIBLINGS; count += 1, sibling = nextElementOf(sibling)) {
    if (sibling === text.inside) continue;
    let layer: Element | null = sibling;
    for (let depth = 0; layer && depth < DEEPEST_LAYER; depth += 1, layer = firstElementOf(layer)) {
      if (isLayer(layer, visit, text)) return true;
    }
  }
  return false;
}

function isLayer(element: Element, { scene: { view } }: Visit, { box, fill }: Lettering): boolean {
  const style = view.getComputedStyle(element);
  // What stands before and after may be placed over the text although its element has no size.
  if (isOutside(boxOf(element), box))
    return style.position !== 'static' && paintsByPseudo(element, { view, fill });
  if (PICTURE_TAGS.has(tagOf(element)) || find(element, PICTURES)) return true;
  return (
    style.backgroundImage !== 'none' ||
    isUnlike(style.backgroundColor, fill) ||
    paintsByPseudo(element, { view, fill })
  );
}
