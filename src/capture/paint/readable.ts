// Tells whether text has the colour of what is painted behind it. In doubt (pictures, gradients) it is readable.

import { type Color, FAINT_ALPHA } from './color.ts';
import { namespaceOf } from '../walk/live-dom.ts';
import { colorsIn, isLost } from './lost-color.ts';
import { isPaintedBehind } from './painted-behind.ts';
import { surfaceOf } from './surface.ts';
import { SVG } from '../walk/svg.ts';
import type { Visit } from '../walk/visit.ts';

export function isUnreadable(visit: Visit, style: CSSStyleDeclaration): boolean {
  const behind = surfaceOf(visit);
  const fill = fillOf(visit.element, style);
  if (!behind || !isLost(fill, behind)) return false;
  return !isOutlined(style, behind) && !isPaintedBehind(visit, fill);
}

/** Letters of a drawing are painted with `fill`, and `color` says nothing of them. */
function fillOf(element: Element, style: CSSStyleDeclaration): string {
  if (namespaceOf(element) !== SVG) return style.webkitTextFillColor || style.color;
  return style.fill === 'none' || Number(style.fillOpacity) < FAINT_ALPHA ? 'rgba(0, 0, 0, 0)' : style.fill;
}

/** Letters with a shadow, an outline or a mixture of colours show although their fill does not. */
function isOutlined(style: CSSStyleDeclaration, behind: Color): boolean {
  const shows = (color: string) => !isLost(color, behind);
  return (
    (style.stroke !== 'none' && shows(style.stroke)) ||
    (style.textShadow !== 'none' && !isSmear(style) && colorsIn(style.textShadow).some(shows)) ||
    (Number.parseFloat(style.webkitTextStrokeWidth) > 0 && shows(style.webkitTextStrokeColor)) ||
    style.mixBlendMode !== 'normal'
  );
}

/** A shadow of the letters is read like them up to this share of their size. */
const SHARP_SHARE = 0.5;
/** The shift to the side and down, then the softness of the edge. */
const SHADOW_LENGTHS = /(-?[\d.]+)px (-?[\d.]+)px ([\d.]+)px/g;

function isSmear({ textShadow, fontSize }: CSSStyleDeclaration): boolean {
  const soft = [...textShadow.matchAll(SHADOW_LENGTHS)].map(([, , , radius]) => Number(radius));
  return soft.length > 0 && Math.min(...soft) > SHARP_SHARE * Number.parseFloat(fontSize);
}
