// Tells whether the letters of a text differ from what is painted behind them, as they come out at last: colour, alpha,
// opacity, filters and blending are one figure.

import { CLEAR, parseColor } from './color.ts';
import { areRead, fillOf, inksOf, isDrawn } from './inks.ts';
import { isPaintedBehind } from './painted-behind.ts';
import { shows, surfaceAt, surfaceOf } from './surface.ts';
import { boxOf } from '../walk/live-dom.ts';
import type { Surface, Visit } from '../walk/visit.ts';

/** `text` is what is written directly in the element. */
export function isUnreadable(visit: Visit, style: CSSStyleDeclaration, text?: Node): boolean {
  const surface = surfaceOf(visit);
  const fill = fillOf(visit, style);
  const isPlain = !isDrawn(visit) && !isStroked(style);
  if (isPlain && showsAnywhere(fill, surface)) return false;
  const inks = inksOf(visit, style);
  const box = visit.state === 'visible' ? boxOfText(visit, text) : undefined;
  if (areRead(inks, box ? surfaceAt(visit, box) : surface)) return false;
  return !isPaintedBehind(visit, inks, box);
}

const isStroked = ({ webkitTextStrokeWidth }: CSSStyleDeclaration): boolean =>
  Number.parseFloat(webkitTextStrokeWidth) > 0;

function boxOfText({ element, scene }: Visit, text?: Node): DOMRect {
  if (!text) return boxOf(element);
  scene.range.selectNodeContents(text);
  return scene.range.getBoundingClientRect();
}

/** A page has few colours: each is compared once with each surface. */
const known = new WeakMap<Surface, Map<string, boolean>>();
const MOST_COATS = 20;

/** On the surface and on all that is behind it, so that nobody has to ask where exactly the letters stand. */
function showsAnywhere(fill: string, surface: Surface): boolean {
  let answers = known.get(surface);
  if (!answers) known.set(surface, (answers = new Map()));
  let answer = answers.get(fill);
  if (answer === undefined) {
    const color = parseColor(fill) ?? CLEAR;
    let at: Surface | undefined = surface;
    for (let count = 0; at && count < MOST_COATS && shows(color, at); count += 1) {
      at = at.below ?? at.group?.behind;
    }
    answers.set(fill, (answer = !at));
  }
  return answer;
}
