// Finds layers of pictures and colour that lie beside what holds a text, and so may lie under it.

import { PICTURES, picturePaints } from './pictures.ts';
import { type Paint, fade, liesOn, paintsOf } from './paints.ts';
import { pseudoPaints } from './pseudo-boxes.ts';
import { boxOf, findAll, firstElementOf, flatParentOf, nextElementOf, tagOf } from '../walk/live-dom.ts';
import type { Region } from '../visibility/region.ts';
import type { Visit } from '../walk/visit.ts';

/** How far around the text a painted neighbour is looked for. */
const MOST_SIBLINGS = 40;
/** How many wrappers a layer of colour has at most. */
const DEEPEST_LAYER = 4;
const MOST_PICTURES = 6;
const SCAN = /^(?:img|canvas)/;

export interface Layer extends Paint {
  /** The child of the common parent in which it stands. */
  within: Element;
  /** Clear letters may lie over it, to be selected: a page that was scanned or drawn. */
  isScan: boolean;
}

/** Looked up once for each parent: many lost texts may stand in it. */
const known = new WeakMap<Visit, Layer[]>();

/** What lies under a box that stands in a child of the visited element, beside that child. */
export function layersUnder(visit: Visit, inside: Element, box: Region): Layer[] {
  let layers = known.get(visit);
  if (!layers) known.set(visit, (layers = findLayers(visit)));
  return layers.filter((layer) => layer.within !== inside && liesOn(box, layer));
}

/** A layer may stand in wrappers of its own, which have no size or no colour. */
function findLayers({ element, scene: { view } }: Visit): Layer[] {
  const found: Layer[] = [];
  let within = firstElementOf(element);
  for (let count = 0; within && count < MOST_SIBLINGS; count += 1, within = nextElementOf(within)) {
    const parts = new Set([...findAll(within, PICTURES)].slice(0, MOST_PICTURES));
    let at: Element | null = within;
    for (let depth = 0; at && depth < DEEPEST_LAYER; depth += 1, at = firstElementOf(at)) parts.add(at);
    for (const part of parts) {
      const style = view.getComputedStyle(part);
      const paints = paintsOf(style, boxOf(part)).concat(
        picturePaints(part, style),
        pseudoPaints(part, style, view),
      );
      let opacity = 1;
      for (at = part; at && at !== element; at = flatParentOf(at))
        opacity *= Number(view.getComputedStyle(at).opacity);
      for (const paint of fade(paints, opacity))
        found.push({ ...paint, within, isScan: SCAN.test(tagOf(part)) });
    }
  }
  return found;
}
