// Tells whether letters of one colour are lost on another.

import { type Color, FAINT_ALPHA, UNREADABLE_CONTRAST, blend, contrast, parseColor } from './color.ts';

const COLORS = /(?:color|hsla?|hwb|lab|lch|oklab|oklch|rgba?)\([^()]*\)/g;

/** A page has few colours: each is compared once with each surface. */
const lost = new WeakMap<Color, Map<string, boolean>>();

export function isLost(fill: string, behind: Color): boolean {
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

/** Not transparent, and letters show on it. */
export function isUnlike(background: string, fill: string): boolean {
  const color = parseColor(background);
  return color === null || (color.alpha > 0 && !(color.alpha === 1 && isLost(fill, color)));
}

export const colorsIn = (value: string): string[] => value.match(COLORS) ?? [];
