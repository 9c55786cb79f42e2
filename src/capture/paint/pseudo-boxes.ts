// Where the boxes lie that a style sheet makes with `::before` and `::after`. They have no element of their own to
// measure: the place is worked out from their computed offsets.

import { type Paint, SIDES, fade, paintsOf } from './paints.ts';
import { boxOf, clientHeightOf, clientWidthOf } from '../walk/live-dom.ts';
import { type Region, grown } from '../visibility/region.ts';

interface PseudoBox {
  style: CSSStyleDeclaration;
  /** Null where it cannot be told. */
  area: Region | null;
  /** It comes after all that is in the element. */
  isLast: boolean;
}

export function pseudoBoxesOf(element: Element, style: CSSStyleDeclaration, view: Window): PseudoBox[] {
  return ['::before', '::after'].flatMap((pseudo) => {
    const own = view.getComputedStyle(element, pseudo);
    if (/^(?:none|normal|)$/.test(own.content) || own.display === 'none') return [];
    const isPlaced = style.position !== 'static' && /absolute|fixed/.test(own.position);
    const area = isPlaced ? areaOf(own, element, style) : null;
    return [{ style: own, area, isLast: pseudo === '::after' }];
  });
}

/** What they paint; where their place cannot be told they may lie anywhere in the element. */
export const pseudoPaints = (element: Element, style: CSSStyleDeclaration, view: Window): Paint[] =>
  pseudoBoxesOf(element, style, view).flatMap(({ style: own, area }) => {
    // A box in a line has no size of its own.
    if (!sizeOf(own).every((length) => length >= SMALLEST)) return [];
    return fade(paintsOf(own, area ?? boxOf(element)), Number(own.opacity));
  });

/** In CSS pixels. */
const SMALLEST = 6;

/** Null where the element is scaled or its box is no rectangle of its own. */
function areaOf(own: CSSStyleDeclaration, element: Element, style: CSSStyleDeclaration): Region | null {
  const inner = grown(
    boxOf(element),
    SIDES.map((side) => -px(style[`border${side}Width`])),
  );
  const isScaled =
    Math.abs(clientWidthOf(element) - inner.right + inner.left) > 1 ||
    Math.abs(clientHeightOf(element) - inner.bottom + inner.top) > 1;
  const { left, top, right } = grown(
    inner,
    SIDES.map((side) => -px(own[side.toLowerCase() as 'top']) - px(own[`margin${side}`])),
  );
  const [width, height] = sizeOf(own) as [number, number];
  // Of offsets that contradict the size the one at the end of a line goes.
  const start = style.direction === 'rtl' ? right - width : left;
  const area = { left: start, top, right: start + width, bottom: top + height };
  return isScaled || Object.values(area).some(Number.isNaN) ? null : area;
}

const px = Number.parseFloat;

const sizeOf = (own: CSSStyleDeclaration): number[] =>
  (
    [
      ['width', 'Left', 'Right'],
      ['height', 'Top', 'Bottom'],
    ] as const
  ).map(([name, ...sides]) =>
    sides.reduce(
      (sum, side) =>
        own.boxSizing === 'border-box'
          ? sum
          : sum + px(own[`padding${side}`]) + px(own[`border${side}Width`]),
      px(own[name]),
    ),
  );
