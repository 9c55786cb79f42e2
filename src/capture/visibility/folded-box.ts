// Decides about a box inside a folded part, where nothing is laid out: only what the styles say can be read.

import type { HiddenReason } from '../../core/visibility/hidden-reason.ts';

/** A box put this far from its place is put out of sight, in CSS pixels. */
const FAR = 500;
/** A box that cuts off its inside at this size shows none of it, in CSS pixels. */
const TINY = 1.5;
/** Drawn smaller than this share of its size. */
const SMALLEST_SCALE = 0.02;
const MATRIX = /^matrix(3d)?\(([^)]*)\)$/;

/** The reason, or an empty string. */
export function foldedBoxReason(style: CSSStyleDeclaration, position: string): HiddenReason | '' {
  if (style.overflowX !== 'visible') {
    const sizes = [style.width, style.height, style.maxWidth, style.maxHeight, style.lineHeight];
    if (sizes.some((size) => Number.parseFloat(size) <= TINY)) return 'zero-size';
  }
  if (position !== 'static' && isFar([style.left, style.top, negative(style.right)])) return 'off-screen';
  if (isFar([style.marginLeft, style.marginTop, style.translate.split(' ')[0] ?? ''])) return 'off-screen';
  return style.transform === 'none' ? '' : transformReason(style.transform);
}

/** To the left or top; nothing on the right is out of reach for certain but a box that stands alone there. */
const isFar = (offsets: string[]): boolean => offsets.some((offset) => Number.parseFloat(offset) <= -FAR);

const negative = (value: string): string => (Number.parseFloat(value) <= -10 * FAR ? value : '');

function transformReason(transform: string): HiddenReason | '' {
  const match = MATRIX.exec(transform);
  const numbers = match?.[2]?.split(',').map(Number) ?? [];
  if (numbers.length === 0) return '';
  const [across, down, x, y] = match?.[1] ? [0, 5, 12, 13] : [0, 3, 4, 5];
  const at = (index: number) => numbers[index] ?? 0;
  const turned = Math.hypot(at(1), at(match?.[1] ? 4 : 2));
  if (Math.min(Math.abs(at(across)), Math.abs(at(down))) < SMALLEST_SCALE && turned < SMALLEST_SCALE) {
    return 'zero-size';
  }
  return at(x) <= -FAR || at(y) <= -FAR ? 'off-screen' : '';
}
