// Finds what is painted behind a text beside plain background colours: pictures, gradients, shadows, layers.

import { parseColor } from './color.ts';
import { hasLayers, isOnLayer, pseudoPaint } from './layers.ts';
import { boxOf, find, tagOf } from '../walk/live-dom.ts';
import { colorsIn, isLost, isUnlike } from './lost-color.ts';
import { surfaceOf } from './surface.ts';
import type { Scene, Visit } from '../walk/visit.ts';

/** What a drawing paints behind its letters. */
const SHAPES = 'circle, ellipse, image, line, path, polygon, polyline, rect, use';
/** Narrower shadows to the inside are edges, in CSS pixels. */
const WIDE_SHADOW = 8;

/** A picture or gradient on the element or above it, or a neighbour painted where the text is. */
export function isPaintedBehind(visit: Visit, fill: string): boolean {
  const own = groundOf(visit, fill);
  if (own !== 'bare') return own === 'picture';
  const isLaidOut = visit.state === 'visible';
  const tops = topsOf(visit.scene, `${fill} ${isLaidOut}`);
  const box = boxOf(visit.element);
  const run: Visit[] = [];
  let inside = visit;
  const settle = (isPainted: boolean): boolean => {
    for (const each of run) tops.set(each, inside);
    return isPainted;
  };
  for (let at = visit.parent; at; at = inside.parent) {
    const top = tops.get(at);
    const ground = top ? 'bare' : groundOf(at, fill);
    if (ground === 'picture') return settle(true);
    const layered = !top && isLaidOut && at.style !== null && hasLayers(at);
    if (layered && isOnLayer(at, { inside: inside.element, box, fill })) return settle(true);
    if (ground === 'opaque') return settle(false);
    if (layered) {
      settle(false);
      run.length = 0;
    } else run.push(at);
    inside = top ?? at;
  }
  return settle(false);
}

/** The uppermost of the bare elements around one, so that the next text in them skips these. */
type Tops = Map<Visit, Visit>;

const known = new WeakMap<Scene, Map<string, Tops>>();

function topsOf(scene: Scene, key: string): Tops {
  let byKey = known.get(scene);
  if (!byKey) known.set(scene, (byKey = new Map()));
  let tops = byKey.get(key);
  if (!tops) byKey.set(key, (tops = new Map()));
  return tops;
}

function groundOf(visit: Visit, fill: string): 'bare' | 'opaque' | 'picture' {
  if (!visit.style) return 'bare';
  if (hasPicture(visit, visit.style, fill)) return 'picture';
  return parseColor(visit.style.backgroundColor)?.alpha === 1 ? 'opaque' : 'bare';
}

function hasPicture(visit: Visit, style: CSSStyleDeclaration, fill: string): boolean {
  const { element, scene } = visit;
  if (style.backgroundClip.includes('text')) return paintsLetters(visit, style);
  if (style.backgroundImage !== 'none' && !isLostOnGradient(fill, style.backgroundImage)) return true;
  if (tagOf(element) === 'svg' && find(element, SHAPES)) return true;
  if (style.mixBlendMode !== 'normal' || hasInnerShadow(style.boxShadow, fill)) return true;
  return paintsByPseudo(element, { scene, fill });
}

/** A background that is cut to the letters is what they are painted with. */
function paintsLetters(visit: Visit, { backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean {
  const behind = visit.parent ? surfaceOf(visit.parent) : visit.scene.canvas;
  if (!behind) return true;
  if (backgroundImage === 'none') return !isLost(backgroundColor, behind);
  return stopsOf(backgroundImage)?.some((stop) => !isLost(stop, behind)) ?? true;
}

function paintsByPseudo(element: Element, { scene, fill }: { scene: Scene; fill: string }): boolean {
  const { isPicture, colors } = pseudoPaint(element, scene);
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
