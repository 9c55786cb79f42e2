// Works out the colour behind an element from plain background colours.

import { type Color, blend, parseColor } from './color.ts';
import type { Visit } from '../walk/visit.ts';

/** Null when a colour cannot be read. */
export function surfaceOf(visit: Visit): Color | null {
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
