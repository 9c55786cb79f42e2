// How an element is turned in space: what is seen from its edge, or stands behind the viewer, shows no letters.

import { numberIn } from './css-values.ts';
import { clientHeightOf, clientWidthOf } from '../walk/live-dom.ts';
import type { Turn, Visit } from '../walk/visit.ts';

const FLAT: Turn = { space: null, around: 1, stretch: 1, isBack: false };

/** Worked out when somebody asks: the browser lays the page out to tell a `transform`. */
export function turnOf(visit: Visit): Turn {
  const open: Visit[] = [];
  let at: Visit | null = visit;
  for (; at && !at.turn; at = at.parent) open.push(at);
  let turn = at?.turn ?? FLAT;
  for (const each of open.toReversed()) {
    if (each.style && each.display !== 'inline') turn = turned(each, turn, each.parent?.style);
    each.turn = turn;
  }
  return turn;
}

/** Of an element in what is turned like that. */
export function turned(
  { element, style }: Pick<Visit, 'element' | 'style'>,
  outer: Turn,
  around: CSSStyleDeclaration | null | undefined,
): Turn {
  const { transform = 'none', rotate = 'none' } = style ?? {};
  if (transform === 'none' && rotate === 'none') return outer;
  const isDeep = outer.space !== null && around?.transformStyle === 'preserve-3d';
  const depth = around?.perspective ?? 'none';
  const space = new DOMMatrix(depth === 'none' ? '' : `perspective(${depth})`)
    .multiplySelf(rotationOf(element))
    .multiplySelf(new DOMMatrix(transform));
  if (isDeep) space.preMultiplySelf(outer.space!);
  const share = isDeep ? outer.around : outer.stretch;
  const [left = 0, top = 0] = style!.transformOrigin.split(' ').map(numberIn);
  const center = [clientWidthOf(element) / 2 - left, clientHeightOf(element) / 2 - top] as const;
  const stretch = share * narrowest(space, ...center);
  return { space, around: share, stretch, isBack: space.inverse().m33 < 0 };
}

/** By the browser's own reading; Firefox has none. */
const rotationOf = (element: Element): DOMMatrix =>
  (element.computedStyleMap?.().get('rotate') as CSSRotate | undefined)?.toMatrix?.() ?? new DOMMatrix();

/** How high the parallelogram is that a square becomes at a point of the element, upon its longer side. */
function narrowest(space: DOMMatrix, x: number, y: number): number {
  const at = space.transformPoint({ x, y });
  if (at.w <= 0) return 0;
  const [px, py] = [at.x / at.w, at.y / at.w];
  const a = (space.m11 - px * space.m14) / at.w;
  const b = (space.m12 - py * space.m14) / at.w;
  const c = (space.m21 - px * space.m24) / at.w;
  const d = (space.m22 - py * space.m24) / at.w;
  const area = Math.abs(a * d - b * c);
  return area && area / Math.max(Math.hypot(a, b), Math.hypot(c, d));
}
