// What the `clipPath` and the `mask` of a drawing leave of what refers to them.

import { FAINT_ALPHA, parseColor } from '../paint/color.ts';
import { FEW } from './region.ts';
import { attribute, find, findAll, rootNodeOf, tagOf } from '../walk/live-dom.ts';

const REFERENCE = /^url\("#(.*)"\)$/;
const SHAPES = 'circle, ellipse, image, path, polygon, polyline, rect, text, use';

/** The shapes large enough to show a letter; `true` where nothing has the name, null for those of another document. */
function shapesOf(element: Element, value: string): Element[] | true | null {
  const id = REFERENCE.exec(value)?.[1];
  if (id === undefined) return null;
  const holder = find(rootNodeOf(element) as Document, `#${CSS.escape(id)}`);
  if (!holder) return true;
  // In shares of the box, or in pixels.
  const least = attribute(holder, 'clipPathUnits') ? 0 : FEW;
  return [...findAll(holder, SHAPES)].filter((shape) => {
    const { width, height } = (shape as SVGGraphicsElement).getBBox();
    return width > least && height > least;
  });
}

/** Whether a clip leaves nothing, by the sizes of what it is made of. */
export const isClippedBySvg = (element: Element, value: string): boolean => {
  const shapes = shapesOf(element, value);
  return shapes !== true && !shapes?.length;
};

/** How much shows where a mask has this colour; null for what is none. */
export function shareOf(value: string, isLuminance: boolean): number | null {
  const color = parseColor(value);
  if (!color) return null;
  const light = (0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue) / 255;
  return color.alpha * (isLuminance ? light : 1);
}

/** Whether a mask lets something through; null where it cannot be told. */
export function showsThroughSvg(element: Element, value: string, view: Window): boolean | null {
  const shapes = shapesOf(element, value);
  if (!shapes || shapes === true) return shapes;
  const isLuminance =
    view.getComputedStyle(shapes[0]?.parentElement ?? element).getPropertyValue('mask-type') !== 'alpha';
  const shown = shapes.map((shape) => {
    const { fill, fillOpacity, opacity } = view.getComputedStyle(shape);
    const share = tagOf(shape) === 'image' ? null : shareOf(fill, isLuminance);
    return share === null ? null : share * Number(fillOpacity) * Number(opacity) >= FAINT_ALPHA;
  });
  return shown.includes(true) || (shown.includes(null) && null);
}
