// What an element paints that is a picture itself; nothing as long as it is not loaded, drawn or displayed.

import { backgroundOf, coats } from './background.ts';
import { CLEAR, type Color, GROUNDS, NOTHING, UNKNOWN, faded, parseColor } from './color.ts';
import type { Paint } from './paints.ts';
import { colorsOfImage, measure } from './picture-colors.ts';
import {
  attribute,
  bodyOf,
  boxOf,
  findAll,
  frameDocumentOf,
  rootOf,
  tagOf,
  viewOf,
} from '../walk/live-dom.ts';

export const PICTURES = 'img, video, canvas, svg, iframe, object, embed';
/** What a drawing paints behind its letters. */
const SHAPES = 'circle, ellipse, image, line, path, polygon, polyline, rect, use';
const FRAMES = /^(?:embed|iframe|object)$/;
const MOST_SHAPES = 20;
/** In CSS pixels. */
const WIDE_STROKE = 6;
/** `HAVE_CURRENT_DATA` (HTML, "media elements"). */
const HAS_FRAME = 2;

export function picturePaints(element: Element, style: CSSStyleDeclaration): Paint[] {
  if (style.visibility !== 'visible') return [];
  if (tagOf(element) === 'svg') return shapePaints(element);
  const isFull = /cover|fill/.test(style.objectFit);
  const colors = pictureColors(element);
  return [{ area: boxOf(element), colors: isFull ? colors : colors.concat(CLEAR) }];
}

export const isPicture = (element: Element): boolean => Element.prototype.matches.call(element, PICTURES);

function pictureColors(element: Element): readonly Color[] {
  const tag = tagOf(element);
  if (tag === 'img') return colorsOfImage(element as HTMLImageElement);
  if (tag === 'canvas') return measure(element as HTMLCanvasElement);
  if (tag !== 'video') return FRAMES.test(tag) ? frameColors(element) : [];
  if ((element as HTMLVideoElement).readyState >= HAS_FRAME) return GROUNDS;
  return attribute(element, 'poster') ? UNKNOWN : NOTHING;
}

/** A frame is clear unless the document in it is painted, which one of another site may be. */
function frameColors(element: Element): readonly Color[] {
  const inner = frameDocumentOf(element);
  const view = inner && viewOf(inner);
  if (!view) return GROUNDS;
  const [above, below] = [bodyOf(inner), rootOf(inner)].map((each) =>
    each ? backgroundOf(view.getComputedStyle(each)) : NOTHING,
  ) as [readonly Color[], readonly Color[]];
  return coats(above, below);
}

/** Each shape of a drawing where it stands; of a thin line nobody reads a letter. */
function shapePaints(drawing: Element): Paint[] {
  return [...findAll(drawing, SHAPES)].slice(0, MOST_SHAPES).map((shape) => {
    const style = viewOf(drawing.ownerDocument)!.getComputedStyle(shape);
    const isLine = style.fill === 'none' && Number.parseFloat(style.strokeWidth) >= WIDE_STROKE;
    const color = parseColor(isLine ? style.stroke : style.fill);
    const alpha = Number(style.opacity) * Number(style.fillOpacity);
    return { area: boxOf(shape), colors: (color ? [color] : UNKNOWN).map((each) => faded(each, alpha)) };
  });
}
