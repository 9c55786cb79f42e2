// Decides by the style of a box whether everything in it is hidden, whatever its children say.

import type { HiddenReason } from '../../core/visibility/hidden-reason.ts';
import { boxOf } from '../walk/live-dom.ts';
import { type Shape, shapeOf } from './clip-shape.ts';
import { FAINT_ALPHA } from '../paint/color.ts';
import { shareLeft } from './holes.ts';

/** A clip that leaves as much as this is there for its looks, as a share of the box. */
const MOST = 0.45;

export interface BoxStyle {
  display: string;
  position: string;
  opacity: number;
  /** Has a place on the page. */
  isLaidOut: boolean;
  /** Set by the judgement: what a clip leaves. */
  shape?: Shape;
}

/** The reason, or an empty string. */
export function hiddenBoxReason(
  element: Element,
  style: CSSStyleDeclaration,
  box: BoxStyle,
): HiddenReason | '' {
  if (box.display === 'none') return 'display';
  if (box.opacity < FAINT_ALPHA) return 'opacity';
  for (const clip of [style.clipPath, isPlaced(box) ? style.clip : 'auto']) {
    if (clip === 'none' || clip === 'auto') continue;
    const shape = shapeOf(element, clip, box.isLaidOut ? boxOf(element) : UNPLACED);
    const left = shape ? shareLeft(shape) : 1;
    if (left === 0) return 'clip';
    if (shape && left < MOST) box.shape = shape;
  }
  return box.display !== 'inline' && style.contentVisibility === 'hidden' ? 'content-visibility' : '';
}

const isPlaced = ({ position }: BoxStyle): boolean => position === 'absolute' || position === 'fixed';

/** Stands for a box that is not laid out. */
const UNPLACED = new DOMRect(0, 0, 600, 100);
