// Finds the plain opaque box that a style sheet lays over an element with `::before` or `::after`. It has no element of
// its own to measure: where it lies is worked out from its computed offsets.

import { parseColor } from './color.ts';
import { boxOf, clientHeightOf, clientWidthOf } from '../walk/live-dom.ts';
import { isOpaqueGradient } from './painted-behind.ts';
import { holdsPlaced } from './paint-order.ts';
import type { Region } from '../visibility/region.ts';
import { isMoved } from '../visibility/scroll-reveal.ts';
import type { Visit } from '../walk/visit.ts';

const OPAQUE = 0.95;

export interface PseudoCover {
  area: Region;
  /** `z-index`, 0 for `auto`. */
  level: number;
  /** It comes after all that is in the element. */
  isLast: boolean;
}

export function pseudoCoversOf({ element, style, position, display, scene }: PseudoHost): PseudoCover[] {
  if (!style || display === 'inline' || position === 'static') return [];
  return ['::before', '::after'].flatMap((pseudo) => {
    const own = scene.view.getComputedStyle(element, pseudo);
    const area = own.content === '""' && covers(own) ? areaOf(own, element, style) : null;
    if (!area) return [];
    return [{ area, level: own.zIndex === 'auto' ? 0 : Number(own.zIndex), isLast: pseudo === '::after' }];
  });
}

export type PseudoHost = Pick<Visit, 'element' | 'style' | 'position' | 'display' | 'scene'>;

/** Stands still, is opaque and not behind everything. */
const covers = (own: CSSStyleDeclaration): boolean =>
  own.position === 'absolute' &&
  own.display !== 'none' &&
  own.visibility === 'visible' &&
  Number(own.opacity) >= OPAQUE &&
  (parseColor(own.backgroundColor)?.alpha === 1 || isOpaqueGradient(own)) &&
  own.clip === 'auto' &&
  own.clipPath === 'none' &&
  own.maskImage === 'none' &&
  own.mixBlendMode === 'normal' &&
  own.animationName === 'none' &&
  !holdsPlaced(own) &&
  !isMoved(own) &&
  !(Number(own.zIndex) < 0);

/** Null where the element is scaled or its box is no rectangle of its own. */
function areaOf(own: CSSStyleDeclaration, element: Element, style: CSSStyleDeclaration): Region | null {
  const px = Number.parseFloat;
  const box = boxOf(element);
  const across = px(style.borderLeftWidth) + px(style.borderRightWidth);
  const down = px(style.borderTopWidth) + px(style.borderBottomWidth);
  const isScaled =
    Math.abs(clientWidthOf(element) + across - box.width) > 1 ||
    Math.abs(clientHeightOf(element) + down - box.height) > 1;
  const left = box.left + px(style.borderLeftWidth) + px(own.left) + px(own.marginLeft);
  const right = box.right - px(style.borderRightWidth) - px(own.right) - px(own.marginRight);
  const top = box.top + px(style.borderTopWidth) + px(own.top) + px(own.marginTop);
  const [width, height] = sizeOf(own);
  // Of offsets that contradict the size the one at the end of a line goes.
  const isRtl = style.direction === 'rtl';
  const area = {
    left: isRtl ? right - width : left,
    top,
    right: isRtl ? right : left + width,
    bottom: top + height,
  };
  return isScaled || Object.values(area).some(Number.isNaN) ? null : area;
}

function sizeOf(own: CSSStyleDeclaration): [width: number, height: number] {
  const [width, height] = [Number.parseFloat(own.width), Number.parseFloat(own.height)];
  if (own.boxSizing === 'border-box') return [width, height];
  const sum = (...lengths: string[]) =>
    lengths.reduce((total, length) => total + Number.parseFloat(length), 0);
  return [
    width + sum(own.paddingLeft, own.paddingRight, own.borderLeftWidth, own.borderRightWidth),
    height + sum(own.paddingTop, own.paddingBottom, own.borderTopWidth, own.borderBottomWidth),
  ];
}
