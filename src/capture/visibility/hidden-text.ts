// Decides whether the text directly in an element can be seen, by its style and by where it is painted.

import type { HiddenReason } from '../../core/visibility/hidden-reason.ts';
import { boxOf } from '../walk/live-dom.ts';
import { isEmpty, isInside, isOutside } from './region.ts';
import { isUnreadable } from '../paint/readable.ts';
import type { Visit } from '../walk/visit.ts';

/** Smaller letters are not read, in CSS pixels. */
const SMALLEST_FONT = 2;
/** Letters that are moved together by this share of their size lie upon each other. */
const HEAP_SHARE = 0.5;
/** A painted box under this is no text that anybody sees, in CSS pixels. */
const SMALLEST_BOX = 1;
/** Lower lines hold letters smaller than `SMALLEST_FONT`, scaled down by whatever is around them, in CSS pixels. */
const LOWEST_LINE = 2.2;

/** The reason, or an empty string. `text` is the first text of the element. */
export function hiddenTextReason(visit: Visit, text: Node): HiddenReason | '' {
  const style = visit.style;
  if (!style) return '';
  if (visit.state === 'collapsed') return collapsedTextReason(visit, style);
  const isOff = style.visibility !== 'visible';
  // In a page that is hidden as a whole the other reasons still hold once it is taken back.
  return visibleTextReason(visit, style, text) || (isOff ? 'visibility' : '');
}

function visibleTextReason(visit: Visit, style: CSSStyleDeclaration, text: Node): HiddenReason | '' {
  return (
    garbledReason(style) || paintedReason(visit, text) || (isUnreadable(visit, style, text) ? 'color' : '')
  );
}

/** By its letters alone, wherever they are. */
export function unreadableReason(visit: Visit, style: CSSStyleDeclaration): HiddenReason | '' {
  return garbledReason(style) || (isUnreadable(visit, style) ? 'color' : '');
}

function garbledReason(style: CSSStyleDeclaration & { webkitTextSecurity?: string }): HiddenReason | '' {
  const size = Number.parseFloat(style.fontSize);
  if (size < SMALLEST_FONT) return 'font-size';
  if (style.letterSpacing !== 'normal' && Number.parseFloat(style.letterSpacing) < -HEAP_SHARE * size)
    return 'zero-size';
  return (style.webkitTextSecurity ?? 'none') === 'none' ? '' : 'dots';
}

function collapsedTextReason(visit: Visit, style: CSSStyleDeclaration): HiddenReason | '' {
  if (style.visibility !== 'visible' && style.visibility !== visit.panelVisibility) return 'visibility';
  const garbled = garbledReason(style);
  if (garbled) return garbled;
  if (Number.parseFloat(style.textIndent) < -SMALLEST_SHIFT) return 'off-screen';
  return isUnreadable(visit, style) ? 'color' : '';
}

/** An indent of this many pixels to the left is no typography. */
const SMALLEST_SHIFT = 500;

function paintedReason(visit: Visit, text: Node): HiddenReason | '' {
  const box = boxOf(visit.element);
  const region = visit.regions.flow;
  const isTiny = box.width < SMALLEST_BOX || box.height < LOWEST_LINE;
  // The box of an inline element is where its text is; an indented block is not.
  const mayLeaveBox = visit.display !== 'inline' && visit.style?.textIndent !== '0px';
  if (!isTiny && !mayLeaveBox && isInside(box, region)) return '';
  if (isEmpty(region)) return 'zero-size';
  visit.scene.range.selectNodeContents(text);
  const painted = visit.scene.range.getBoundingClientRect();
  if (painted.width < SMALLEST_BOX || painted.height < SMALLEST_BOX) return 'zero-size';
  if (isOutside(painted, region)) return 'off-screen';
  return painted.height < LOWEST_LINE ? 'font-size' : '';
}
