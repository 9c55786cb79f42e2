// Reads the computed value of `text-shadow` and `box-shadow`.

import { CLEAR, type Color, parseColor } from './color.ts';

/** In CSS pixels. */
export interface Shadow {
  color: Color;
  right: number;
  down: number;
  blur: number;
  spread: number;
  isInner: boolean;
}

const SHADOW = /([a-z-]+\([^()]*\)) (-?[\d.e-]+)px (-?[\d.e-]+)px ([\d.e-]+)px(?: (-?[\d.e-]+)px)?( inset)?/g;

export const shadowsIn = (value: string): Shadow[] =>
  [...value.matchAll(SHADOW)].map(([, color = '', right, down, blur, spread = 0, inset]) => ({
    color: parseColor(color) ?? CLEAR,
    right: Number(right),
    down: Number(down),
    blur: Number(blur),
    spread: Number(spread),
    isInner: inset !== undefined,
  }));
