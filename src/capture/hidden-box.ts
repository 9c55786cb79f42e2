// Decides by the style of a box whether everything in it is hidden, whatever its children say.

import { boxOf } from './live-dom.ts';
import { FAINT_ALPHA } from './color.ts';

const CLIPPED_AWAY = 1;
const RECT = /^rect\(([^)]*)\)$/;
const INSET = /^inset\(([^)]*)\)/;
const CIRCLE = /^(?:circle|ellipse)\(\s*(?:0(?:px|%)?)(?:\s|\))/;
/** Moves of the pen without a line. */
const EMPTY_PATH = /^path\([^"']*["']?\s*m[\d\s.,+-]*z?\s*["']?\)$/i;
const POLYGON = /^polygon\((.*)\)$/;

export interface BoxStyle {
  display: string;
  position: string;
  opacity: number;
}

/** The reason, or an empty string. */
export function hiddenBoxReason(element: Element, style: CSSStyleDeclaration, box: BoxStyle): string {
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

function isClippedAway(element: Element, path: string): boolean {
  if (CIRCLE.test(path) || EMPTY_PATH.test(path)) return true;
  const inset = INSET.exec(path)?.[1];
  if (inset !== undefined) return isEmptyInset(element, inset.split(' round ')[0]!.trim());
  const points = POLYGON.exec(path)?.[1]?.split(',');
  return points !== undefined && isFlat(points.map((point) => point.trim().split(/\s+/)));
}

function isEmptyInset(element: Element, inset: string): boolean {
  const [top = '0', right = top, bottom = top, left = right] = inset.split(/\s+/);
  const box = boxOf(element);
  return (
    length(top, box.height) + length(bottom, box.height) >= box.height - CLIPPED_AWAY ||
    length(right, box.width) + length(left, box.width) >= box.width - CLIPPED_AWAY
  );
}

const length = (value: string, whole: number): number =>
  value.endsWith('%') ? (Number.parseFloat(value) / 100) * whole : Number.parseFloat(value) || 0;

/** All points on one line of an axis, or all the same: nothing is enclosed. */
function isFlat(points: string[][]): boolean {
  const one = (axis: number) => points.every((point) => point[axis] === points[0]?.[axis]);
  return one(0) || one(1);
}
