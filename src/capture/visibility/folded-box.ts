// Decides about a box inside a folded part, where nothing is laid out: only what the styles say can be read.

import { numberIn } from './css-values.ts';
import type { HiddenReason } from '../../core/visibility/hidden-reason.ts';

/** A box put this far from its place is put out of sight, in CSS pixels. */
const FAR = 500;
/** A box that cuts off its inside at this size shows none of it, in CSS pixels. */
const TINY = 1.5;
/** Drawn smaller than this share of its size. */
const SMALLEST_SCALE = 0.02;

/** The reason, or an empty string. */
export function foldedBoxReason(
  element: Element,
  style: CSSStyleDeclaration,
  position: string,
): HiddenReason | '' {
  const read = readerOf(element, style);
  if (style.overflowX !== 'visible') {
    const sizes = ['width', 'height', 'max-width', 'max-height', 'line-height'];
    if (sizes.some((name) => pixels(read(name)) <= TINY)) return 'zero-size';
  }
  if (position !== 'static') {
    if (isFar(read('left')) || isFar(read('top')) || pixels(read('right')) <= -10 * FAR) return 'off-screen';
  }
  if (['margin-left', 'margin-top', 'translate'].some((name) => isFar(read(name)))) return 'off-screen';
  const transform = read('transform');
  return transform === 'none' ? '' : transformReason(matrixOf(element, style));
}

/** To the left or top; nothing on the right is out of reach for certain but a box that stands alone there. */
const isFar = (value: string): boolean => pixels(value) <= -FAR;

/** The first length in pixels; NaN where there is none. */
const pixels = (value: string): number => numberIn(/-?[\d.]+(?=px)|^0(?=%?$)/.exec(value)?.[0] ?? '');

/** In Chromium the style says where a box lies only once everything folded around it is laid out; the map never asks for that. */
function readerOf(element: Element, style: CSSStyleDeclaration): (name: string) => string {
  const map = (Element.prototype as Partial<Element>).computedStyleMap?.call(element);
  return map ? (name) => String(map.get(name) ?? '') : (name) => style.getPropertyValue(name);
}

function matrixOf(element: Element, style: CSSStyleDeclaration): DOMMatrix {
  const value = (Element.prototype as Partial<Element>).computedStyleMap?.call(element).get('transform');
  try {
    if (value && value instanceof CSSTransformValue) return value.toMatrix();
  } catch {
    // A share of the size.
  }
  return new DOMMatrix(style.transform);
}

function transformReason({ m11, m12, m21, m22, m41, m42 }: DOMMatrix): HiddenReason | '' {
  const turned = Math.hypot(m12, m21);
  if (Math.min(Math.abs(m11), Math.abs(m22)) < SMALLEST_SCALE && turned < SMALLEST_SCALE) return 'zero-size';
  return m41 <= -FAR || m42 <= -FAR ? 'off-screen' : '';
}
