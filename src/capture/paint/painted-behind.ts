// Finds what is painted behind a text beside plain background colours: pictures, gradients, shadows, layers.

import { parseColor } from './color.ts';
import { isOnLayer, pseudoPaint } from './layers.ts';
import { boxOf, find, tagOf } from '../walk/live-dom.ts';
import { colorsIn, isLost, isUnlike } from './lost-color.ts';
import { surfaceOf } from './surface.ts';
import type { Visit } from '../walk/visit.ts';

/** What a drawing paints behind its letters. */
const SHAPES = 'circle, ellipse, image, line, path, polygon, polyline, rect, use';
/** Narrower shadows to the inside are edges, in CSS pixels. */
const WIDE_SHADOW = 8;

/** A picture or gradient on the element or above it, or a neighbour painted where the text is. */
export function isPaintedBehind(visit: Visit, fill: string): boolean {
  const box = boxOf(visit.element);
  let previous: Element | null = null;
  for (let at: Visit | null = visit; at; at = at.parent) {
    if (at.style && hasPicture(at, at.style, fill)) return true;
    if (previous && at.style && visit.state === 'visible' && isOnLayer(at, { inside: previous, box, fill }))
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
  const { isPicture, colors } = pseudoPaint(element, view);
  return isPicture || colors.some((color) => isUnlike(color, fill));
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

/** Nothing shows through it, and it is not placed on a part of its box only. */
export function isOpaqueGradient({ backgroundImage, backgroundRepeat }: CSSStyleDeclaration): boolean {
  if (backgroundImage === 'none' || backgroundRepeat === 'no-repeat') return false;
  return stopsOf(backgroundImage)?.every((stop) => parseColor(stop)?.alpha === 1) ?? false;
}

/** Null for what is no gradient, or one whose colours cannot be read. */
function stopsOf(image: string): string[] | null {
  if (!image.includes('gradient(') || image.includes('url(')) return null;
  const stops = colorsIn(image);
  return stops.length > 0 ? stops : null;
}
