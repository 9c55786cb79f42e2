// Finds what is painted behind a text beside the backgrounds around it: shadows to the inside, boxes that a style sheet
// makes, shapes of a drawing, neighbours that lie where the text is.

import { coats, isSolid } from './background.ts';
import { type Inks, areRead } from './inks.ts';
import { type Layer, layersUnder } from './layers.ts';
import { type Paint, fade, liesOn, paintsOf } from './paints.ts';
import { picturePaints } from './pictures.ts';
import { pseudoPaints } from './pseudo-boxes.ts';
import { surfaceOf } from './surface.ts';
import { boxOf, tagOf } from '../walk/live-dom.ts';
import type { Region } from '../visibility/region.ts';
import type { Visit } from '../walk/visit.ts';

/** Text within more boxes than these is there to take long. */
const MOST_LEVELS = 500;

/** Whether a text that its surface hides is painted on something else that shows it; `box` where it is laid out. */
export function isPaintedBehind(visit: Visit, inks: Inks, box?: Region): boolean {
  const surface = surfaceOf(visit);
  const isRead = ({ colors }: Paint): boolean =>
    areRead(inks, { ...surface, colors: coats(colors, surface.colors) });
  const isClear = inks.colors.every(({ alpha }) => alpha === 0);
  const showsText = (layer: Layer) => isRead(layer) || (isClear && layer.isScan);
  let inside = visit;
  let at: Visit | null = visit;
  for (let level = 0; at && level < MOST_LEVELS; level += 1, inside = at, at = at.parent) {
    // A frame shows its document in its own place.
    if (box && at.scene !== inside.scene) box = boxOf(at.element);
    const around = box;
    if (ownPaints(at).some((paint) => (!around || liesOn(around, paint)) && isRead(paint))) return true;
    if (around && at !== visit && at.style && layersUnder(at, inside.element, around).some(showsText))
      return true;
    if (isSolid(at)) return false;
  }
  return false;
}

const paints = new WeakMap<Visit, Paint[]>();

/** Beside its background; read once for each element: it may be above many lost texts. */
function ownPaints(visit: Visit): Paint[] {
  let found = paints.get(visit);
  if (!found) paints.set(visit, (found = visit.style ? readPaints(visit, visit.style) : []));
  return found;
}

function readPaints({ element, scene }: Visit, style: CSSStyleDeclaration): Paint[] {
  const box = boxOf(element);
  const inner = paintsOf(style, box).slice(1);
  const shapes = tagOf(element) === 'svg' ? picturePaints(element, style) : [];
  return fade([...inner, ...shapes, ...pseudoPaints(element, style, scene.view)], 1);
}
