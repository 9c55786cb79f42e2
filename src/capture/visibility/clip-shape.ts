// What a `clip-path` or a `clip` leaves of a box, as a path from its upper left corner. What cannot be told leaves nothing.

import { lengthOf, layersIn, wordsIn } from './css-values.ts';
import { isClippedBySvg } from './svg-reference.ts';

export interface Shape {
  path: Path2D;
  rule: CanvasFillRule;
  /** The box, in viewport coordinates. */
  box: DOMRect;
}

type Draw = (words: string[], box: DOMRect, args: string) => Path2D | string;

const FUNCTION = /^(\w+)\((.*)\)(?: [a-z-]+)?$/;

/** Null where all of it is left. */
export function shapeOf(element: Element, value: string, box: DOMRect): Shape | null {
  const [, name = '', args = ''] = FUNCTION.exec(value) ?? [];
  // The edge of the box alone.
  if (!name) return null;
  if (name === 'url' && !isClippedBySvg(element, value)) return null;
  const drawn = SHAPES[name]?.(wordsIn(args), box, args);
  return { path: new Path2D(drawn ?? ''), rule: args.startsWith('evenodd') ? 'evenodd' : 'nonzero', box };
}

const SHAPES: Record<string, Draw> = {
  circle: drawRound,
  ellipse: drawRound,
  inset: ([top = '0', ...rest], { width, height }) => {
    const [right = top, bottom = top, left = right] = rest.slice(0, [...rest, 'round'].indexOf('round'));
    return rectangle([
      lengthOf(left, width),
      lengthOf(top, height),
      width - lengthOf(right, width),
      height - lengthOf(bottom, height),
    ]);
  },
  path: (_words, _box, args) => /["'](.*)["']/.exec(args)?.[1] ?? '',
  polygon: (_words, box, args) =>
    polygon(
      layersIn(args).filter((point) => /\d/.test(point)),
      box,
    ),
  // The `clip` of older pages: all four are measured from the upper left corner.
  rect: ([top = '', right = '', bottom = '', left = ''], { width, height }) => {
    const side = (text: string, auto: number) => (text.startsWith('auto') ? auto : lengthOf(text, auto));
    return rectangle([side(left, 0), side(top, 0), side(right, width), side(bottom, height)]);
  },
};

function rectangle([left, top, right, bottom]: [number, number, number, number]): Path2D {
  const path = new Path2D();
  path.rect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  return path;
}

const polygon = (points: string[], box: DOMRect): string =>
  `M${points.map((point) => pointOf(wordsIn(point), box)).join('L')}`;

const pointOf = ([x = '', y = '50%']: string[], { width, height }: DOMRect): [x: number, y: number] => [
  lengthOf(x, width),
  lengthOf(y, height),
];

/** A radius by words (`closest-side`) counts as one to the farthest side. */
function drawRound(words: string[], box: DOMRect): Path2D {
  const { width, height } = box;
  const at = [...words, 'at'].indexOf('at');
  const [x, y] = pointOf(words[at + 1] ? words.slice(at + 1) : ['50%'], box);
  const [first = '', second] = words.slice(0, at);
  // A share of a circle is one of the diagonal over √2 (CSS Shapes 1, "circle()").
  const radius = (word: string, whole: number) =>
    /\d/.test(word) ? Math.max(0, lengthOf(word, whole)) : Math.max(width, height);
  const path = new Path2D();
  const across = radius(first, second ? width : Math.hypot(width, height) / Math.SQRT2);
  path.ellipse(x, y, across, second ? radius(second, height) : across, 0, 0, 7);
  return path;
}
