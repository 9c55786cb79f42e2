// Decides whether the text directly in an element can be seen, by its style and by where it is painted.

import { numberIn } from './css-values.ts';
import type { HiddenReason } from '../../core/visibility/hidden-reason.ts';
import {
  clientHeightOf,
  clientWidthOf,
  dataOf,
  namespaceOf,
  scrollHeightOf,
  scrollWidthOf,
} from '../walk/live-dom.ts';
import { isShown } from './controls.ts';
import { isOnFirstLine } from './first-line.ts';
import { showsThrough } from './holes.ts';
import { turnOf } from './space.ts';
import { isEmpty, isInside, isOutside, shows } from './region.ts';
import { isUnreadable } from '../paint/readable.ts';
import type { Visit } from '../walk/visit.ts';

/** Smaller letters are not read, in CSS pixels. */
const SMALLEST_FONT = 3;
/** Letters that are moved together by this share of their size lie upon each other. */
const HEAP_SHARE = 0.5;
/** A painted box under this is no text that anybody sees, in CSS pixels. */
const SMALLEST_BOX = 1;
/** Lower lines hold letters smaller than `SMALLEST_FONT`, scaled down by whatever is around them, in CSS pixels. */
const LOWEST_LINE = 3.3;
/** Letters that are turned until they are this narrow are lines, in CSS pixels. */
const NARROWEST_LETTER = 1.5;
/** Of a longer text the spaces may be many. */
const LONGEST = 20;
/** A line of letters that are neither turned nor made smaller is this high, in sizes of its letters. */
const LINE_HEIGHTS = [0.8, 1.7] as const;
/** Letters take at least this much, in squares of their size. */
const LEAST_AREA = 0.08;

/** The reason, or an empty string. */
export function hiddenTextReason(visit: Visit, text: Node): HiddenReason | '' {
  const style = visit.style;
  if (!style) return '';
  const own = ownReason(visit, style, text);
  if (visit.state === 'collapsed') return collapsedTextReason(visit, style, own);
  if (own && own !== 'color') return own;
  if (visit.painted === undefined || visit.painted || mayLeave(visit))
    visit.painted = paintedReason(visit, text, style);
  const reason = visit.painted || (own && !isOnFirstLine(visit) ? own : '');
  // In a page that is hidden as a whole the other reasons still hold once it is taken back.
  return reason || (style.visibility === 'visible' ? '' : 'visibility');
}

/** What was not judged has the style of what is around it. `text` is the first text of the element. */
function ownReason(visit: Visit, style: CSSStyleDeclaration, text: Node): HiddenReason | '' {
  let judged = visit;
  while (judged.parent?.style === style) judged = judged.parent;
  return (judged.textReason ??= unreadableReason(judged, style, judged === visit ? text : undefined));
}

/** By its letters alone, wherever they are. */
export function unreadableReason(visit: Visit, style: CSSStyleDeclaration, text?: Node): HiddenReason | '' {
  return garbledReason(style) || (isUnreadable(visit, style, text) ? 'color' : '');
}

function garbledReason(style: CSSStyleDeclaration & { webkitTextSecurity?: string }): HiddenReason | '' {
  const size = numberIn(style.fontSize);
  if (size < SMALLEST_FONT) return 'font-size';
  if (style.letterSpacing !== 'normal' && numberIn(style.letterSpacing) < -HEAP_SHARE * size)
    return 'zero-size';
  return (style.webkitTextSecurity ?? 'none') === 'none' ? '' : 'dots';
}

function collapsedTextReason(
  visit: Visit,
  style: CSSStyleDeclaration,
  own: HiddenReason | '',
): HiddenReason | '' {
  if (style.visibility !== 'visible' && style.visibility !== visit.panelVisibility) return 'visibility';
  if (own && own !== 'color') return own;
  return numberIn(style.textIndent) < -SMALLEST_SHIFT ? 'off-screen' : own;
}

/** An indent of this many pixels to the left is no typography. */
const SMALLEST_SHIFT = 500;

/** Whether a text after the first may lie elsewhere: what does not fit goes on below or beside the box. */
const mayLeave = ({ element, display, cuts }: Visit): boolean =>
  cuts &&
  (display === 'inline' ||
    scrollHeightOf(element) > clientHeightOf(element) + 1 ||
    scrollWidthOf(element) > clientWidthOf(element) + 1);

function paintedReason(visit: Visit, text: Node, style: CSSStyleDeclaration): HiddenReason | '' {
  const { element, scene, holes } = visit;
  // The signs of a formula are many, and lie where it lies.
  if (namespaceOf(element)?.endsWith('MathML')) return isShown(element) ? '' : 'visibility';
  const region = visit.regions.flow;
  if (isEmpty(region)) return 'zero-size';
  scene.range.selectNodeContents(text);
  const whole = scene.range.getBoundingClientRect();
  if (whole.width < SMALLEST_BOX || whole.height < SMALLEST_BOX) return 'zero-size';
  if (whole.height < LOWEST_LINE) return isOutside(whole, region) ? 'off-screen' : 'font-size';
  const size = numberIn(style.fontSize);
  if (!isUpright(whole, size, dataOf(text))) {
    if (size * turnOf(visit).stretch < NARROWEST_LETTER) return 'turned-away';
    if (scene.range.getClientRects()[0]!.height < LOWEST_LINE) return 'font-size';
  }
  if (!holes && isInside(whole, region)) return '';
  const lines = [...scene.range.getClientRects()].filter((line) => shows(line, region));
  if (lines.length === 0) return 'off-screen';
  return holes && !lines.some((line) => showsThrough(line, holes)) ? 'clip' : '';
}

/** By the room that its letters take. */
function isUpright({ width, height }: DOMRect, size: number, data: string): boolean {
  const [least, most] = LINE_HEIGHTS;
  const area = LEAST_AREA * size * size * Math.min(data.length, LONGEST);
  return height > least * size && height < most * size && width * height > area;
}
