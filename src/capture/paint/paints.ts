// What a box paints by itself and where: its background, wide borders, shadows and outline.

import { backgroundOf } from './background.ts';
import { type Color, faded, parseColor } from './color.ts';
import { shadowsIn } from './shadows.ts';
import { type Region, grown, isUpon } from '../visibility/region.ts';

export interface Paint {
  area: Region;
  /** It paints nothing in here. */
  hole?: Region;
  colors: readonly Color[];
}

export const liesOn = (box: Region, { area, hole }: Paint): boolean =>
  isUpon(box, area) && !(hole && isUpon(box, hole));

/** Without those of which nothing is left. */
export const fade = (paints: Paint[], by: number): Paint[] =>
  paints.flatMap(({ colors, ...place }) => {
    const seen = colors.filter(({ alpha }) => alpha * by > 0).map((color) => faded(color, by));
    return seen.length > 0 ? [{ ...place, colors: seen }] : [];
  });

export const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;
const px = Number.parseFloat;

export function paintsOf(style: CSSStyleDeclaration, box: Region): Paint[] {
  if (style.visibility !== 'visible') return [];
  const paints: Paint[] = [{ area: box, colors: backgroundOf(style) }];
  const ring = (color: Color | null, outer: number[], inner: number[]) => {
    if (color) paints.push({ area: grown(box, outer), hole: grown(box, inner), colors: [color] });
  };
  if (style.boxShadow !== 'none') {
    for (const { color, right, down, blur, spread, isInner } of shadowsIn(style.boxShadow)) {
      // It is as good as gone half-way through its soft edge.
      const by = isInner ? blur / 2 - spread : spread - blur / 2;
      const edges = [by - down, by + right, by + down, by - right];
      if (isInner) ring(color, [0], edges);
      else ring(color, edges, [0]);
    }
  }
  const borders = SIDES.map((side) => -px(style[`border${side}Width`]));
  const widest = SIDES[borders.indexOf(Math.min(...borders))];
  if (widest && borders.some(Boolean)) ring(parseColor(style[`border${widest}Color`]), [0], borders);
  if (style.outlineStyle !== 'none') {
    const offset = px(style.outlineOffset);
    ring(parseColor(style.outlineColor), [offset + px(style.outlineWidth)], [offset]);
  }
  return paints;
}
