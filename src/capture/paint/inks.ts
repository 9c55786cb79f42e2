// The colours that letters are painted with: their fill, what a background paints into them, strokes and shadows.

import { backgroundOf, coats } from './background.ts';
import { type Color, GROUNDS, faded, parseColor } from './color.ts';
import { shadowsIn } from './shadows.ts';
import { shows } from './surface.ts';
import { namespaceOf } from '../walk/live-dom.ts';
import { SVG } from '../walk/svg.ts';
import type { Surface, Visit } from '../walk/visit.ts';

/** A stroke of this share of the size of letters covers all of their inside. */
const WIDE_STROKE = 0.2;
/** A shadow is read like its letters while it is this sharp and near, in shares of their size. */
const SHARP = 0.5;
const NEAR = 2;
const MOST_LEVELS = 20;

export interface Inks {
  colors: Color[];
  /** Soft shadows, which letters can be read on. */
  glows: Color[];
}

export const isDrawn = ({ element }: Visit): boolean => namespaceOf(element) === SVG;

/** Letters of a drawing are painted with `fill`, and `color` says nothing of them. */
export function fillOf(visit: Visit, style: CSSStyleDeclaration): string {
  if (!isDrawn(visit)) return style.webkitTextFillColor || style.color;
  return style.fill === 'none' ? 'transparent' : style.fill;
}

export function inksOf(visit: Visit, style: CSSStyleDeclaration): Inks {
  const drawn = isDrawn(visit);
  const size = Number.parseFloat(style.fontSize);
  let colors = inkOf(fillOf(visit, style), drawn ? Number(style.fillOpacity) : 1);
  // What is painted into the letters, by the element or by one around it, lies below their fill.
  let at: Visit | null = visit;
  for (let level = 0; at && level < MOST_LEVELS; level += 1, at = at.parent) {
    if (at.style?.backgroundClip.includes('text')) colors = coats(colors, backgroundOf(at.style, true));
  }
  const isSolid = colors.every(({ alpha }) => alpha === 1);
  const [stroke, width] = drawn
    ? [style.stroke, style.stroke === 'none' ? 0 : Number.parseFloat(style.strokeWidth)]
    : [style.webkitTextStrokeColor, Number.parseFloat(style.webkitTextStrokeWidth)];
  if (width > 0) {
    const strokes = inkOf(stroke, Math.min(1, width) * Number(style.strokeOpacity));
    const buries = width >= WIDE_STROKE * size && !style.paintOrder.startsWith('stroke');
    colors = buries ? coats(strokes, colors) : colors.concat(strokes);
  }
  const glows: Color[] = [];
  for (const { color, right, down, blur } of shadowsIn(style.textShadow)) {
    if (Math.max(Math.abs(right), Math.abs(down)) > NEAR * size) continue;
    const rim = isSolid ? Math.min(1, Math.abs(right) + Math.abs(down) + blur) : 1;
    if (blur <= SHARP * size) colors.push(faded(color, rim));
    else glows.push(faded(color, ((SHARP * size) / blur) ** 2));
  }
  return { colors, glows };
}

export const areRead = ({ colors, glows }: Inks, surface: Surface): boolean => {
  const grounds = { ...surface, colors: coats(glows, surface.colors) };
  return colors.some((color) => shows(color, surface) || shows(color, grounds));
};

/** Of a paint server all colours are possible. */
function inkOf(value: string, opacity: number): Color[] {
  const color = parseColor(value);
  return (color ? [color] : GROUNDS).map((each) => faded(each, opacity));
}
