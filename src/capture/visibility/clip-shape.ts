// Decides whether a `clip-path` leaves nothing of a box that anybody could read.

import { boxOf } from '../walk/live-dom.ts';

/** Less than this is left of a letter, in CSS pixels. */
const CLIPPED_AWAY = 1;
/** A round or cornered hole smaller than this shows no letter, in CSS pixels. */
const SMALLEST_HOLE = 2;
const INSET = /^inset\(([^)]*)\)/;
const ROUND = /^(?:circle|ellipse)\(([^)]*)\)/;
/** Moves of the pen without a line. */
const EMPTY_PATH = /^path\([^"']*["']?\s*m[\d\s.,+-]*z?\s*["']?\)$/i;
const POLYGON = /^polygon\((?:\w+,)?(.*)\)$/;
const LENGTH = /^-?[\d.]+(?:px|%)$/;

export function isClippedAway(element: Element, path: string): boolean {
  if (EMPTY_PATH.test(path)) return true;
  const inset = INSET.exec(path)?.[1];
  if (inset !== undefined) return isEmptyInset(boxOf(element), inset.split(' round ')[0]!.trim());
  const round = ROUND.exec(path)?.[1];
  if (round !== undefined) return isEmptyRound(boxOf(element), round.trim());
  const points = POLYGON.exec(path)?.[1]?.split(',');
  return points !== undefined && isOutOfBox(boxOf(element), points.map(toPair));
}

function isEmptyInset(box: DOMRect, inset: string): boolean {
  const [top = '0', right = top, bottom = top, left = right] = inset.split(/\s+/);
  return (
    length(top, box.height) + length(bottom, box.height) >= box.height - CLIPPED_AWAY ||
    length(right, box.width) + length(left, box.width) >= box.width - CLIPPED_AWAY
  );
}

/** A radius that says nothing by itself (`closest-side`) shows something. */
function isEmptyRound(box: DOMRect, round: string): boolean {
  const [radii = '', place = '50% 50%'] = round.split(/\bat\s+/).map((part) => part.trim());
  const [x = '', y = x] = radii.split(/\s+/);
  if (!LENGTH.test(x) || !LENGTH.test(y) || !place.split(/\s+/).every((each) => LENGTH.test(each)))
    return false;
  // A share of a circle is one of the diagonal over √2 (CSS Shapes 1, "circle()").
  const whole = Math.hypot(box.width, box.height) / Math.SQRT2;
  const isCircle = radii === x;
  const reach = [length(x, isCircle ? whole : box.width), length(y, isCircle ? whole : box.height)] as const;
  const center = toPair(place);
  const at = [length(center[0], box.width), length(center[1], box.height)] as const;
  return (
    isMissed(at[0] - reach[0], at[0] + reach[0], box.width) ||
    isMissed(at[1] - reach[1], at[1] + reach[1], box.height)
  );
}

function isOutOfBox({ width, height }: DOMRect, points: [string, string][]): boolean {
  if (!points.flat().every((each) => LENGTH.test(each))) return false;
  const across = points.map(([x]) => length(x, width));
  const down = points.map(([, y]) => length(y, height));
  return (
    isMissed(Math.min(...across), Math.max(...across), width) ||
    isMissed(Math.min(...down), Math.max(...down), height)
  );
}

/** Whether what is left between two edges shows no part of a side. */
const isMissed = (from: number, to: number, side: number): boolean =>
  Math.min(to, side) - Math.max(from, 0) <= SMALLEST_HOLE;

const toPair = (text: string): [string, string] => {
  const [x = '0px', y = x] = text.trim().split(/\s+/);
  return [x, y];
};

const length = (value: string, whole: number): number =>
  value.endsWith('%') ? (Number.parseFloat(value) / 100) * whole : Number.parseFloat(value) || 0;
