// Decides by the style of a box whether everything in it is hidden, whatever its children say.

import type { HiddenReason } from '../../core/visibility/hidden-reason.ts';
import { isClippedAway } from './clip-shape.ts';
import { FAINT_ALPHA } from '../paint/color.ts';

const CLIPPED_AWAY = 1;
const RECT = /^rect\(([^)]*)\)$/;

export interface BoxStyle {
  display: string;
  position: string;
  opacity: number;
}

/** The reason, or an empty string. */
export function hiddenBoxReason(
  element: Element,
  style: CSSStyleDeclaration,
  box: BoxStyle,
): HiddenReason | '' {
  if (box.display === 'none') return 'display';
  if (box.opacity < FAINT_ALPHA) return 'opacity';
  if (style.clipPath !== 'none' && isClippedAway(element, style.clipPath)) return 'clip';
  if (box.display === 'inline') return '';
  if (style.contentVisibility === 'hidden') return 'content-visibility';
  if ((box.position === 'absolute' || box.position === 'fixed') && style.clip !== 'auto') {
    if (isEmptyRect(style.clip)) return 'clip';
  }
  return '';
}

/** `clip: rect(top, right, bottom, left)` in pixels. */
function isEmptyRect(clip: string): boolean {
  const sides = RECT.exec(clip)?.[1]
    ?.split(/[\s,]+/)
    .map((side) => Number.parseFloat(side));
  if (!sides || sides.length < 4 || sides.some((side) => Number.isNaN(side))) return false;
  const [top, right, bottom, left] = sides as [number, number, number, number];
  return bottom - top <= CLIPPED_AWAY || right - left <= CLIPPED_AWAY;
}
