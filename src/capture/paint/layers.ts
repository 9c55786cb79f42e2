// Finds layers of pictures and colour that lie beside what holds a text, and so may lie under it.

import { boxOf, find, firstElementOf, nextElementOf, tagOf } from '../walk/live-dom.ts';
import { isUnlike } from './lost-color.ts';
import { isOutside } from '../visibility/region.ts';
import type { Scene, Visit } from '../walk/visit.ts';

const PICTURES = 'img, video, canvas, svg, iframe, picture, object';
const PICTURE_TAGS = new Set(PICTURES.split(', '));
/** How far around the text a painted neighbour is looked for. */
const MOST_SIBLINGS = 40;
/** How many wrappers a layer of colour has at most. */
const DEEPEST_LAYER = 4;

export interface Paint {
  isPicture: boolean;
  colors: string[];
}

interface Layer extends Paint {
  /** The child of the common parent in which it stands. */
  within: Element;
  /** Null for what is placed by itself over a box that its element does not have. */
  box: DOMRect | null;
}

interface Lettering {
  /** The part of the page that holds the text. */
  inside: Element;
  box: DOMRect;
  fill: string;
}

/** Looked up once for each parent: many lost texts may stand in it. */
const known = new WeakMap<Scene, Map<Element, Layer[]>>();

export const hasLayers = (visit: Visit): boolean => layersIn(visit).length > 0;

export const isOnLayer = (visit: Visit, { inside, box, fill }: Lettering): boolean =>
  layersIn(visit).some(
    (layer) =>
      layer.within !== inside &&
      !(layer.box && isOutside(layer.box, box)) &&
      (layer.isPicture || layer.colors.some((color) => isUnlike(color, fill))),
  );

function layersIn({ element, scene }: Visit): Layer[] {
  let layers = known.get(scene);
  if (!layers) known.set(scene, (layers = new Map()));
  let found = layers.get(element);
  if (!found) layers.set(element, (found = findLayers(element, scene)));
  return found;
}

/** A layer may stand in wrappers of its own, which have no size or no colour. */
function findLayers(parent: Element, scene: Scene): Layer[] {
  const found: Layer[] = [];
  let within = firstElementOf(parent);
  for (let count = 0; within && count < MOST_SIBLINGS; count += 1, within = nextElementOf(within)) {
    let at: Element | null = within;
    for (let depth = 0; at && depth < DEEPEST_LAYER; depth += 1, at = firstElementOf(at)) {
      const layer = layerOf(at, { within, scene });
      if (layer) found.push(layer);
    }
  }
  return found;
}

function layerOf(element: Element, { within, scene }: { within: Element; scene: Scene }): Layer | null {
  const box = boxOf(element);
  const style = scene.view.getComputedStyle(element);
  const pseudo = pseudoPaint(element, scene);
  const hasSize = box.width > 0 && box.height > 0;
  if (!hasSize && style.position === 'static') return null;
  const isPicture =
    pseudo.isPicture ||
    (hasSize &&
      (PICTURE_TAGS.has(tagOf(element)) ||
        find(element, PICTURES) !== null ||
        style.backgroundImage !== 'none'));
  const colors = hasSize ? [style.backgroundColor, ...pseudo.colors] : pseudo.colors;
  const paints = isPicture || colors.some((color) => color !== TRANSPARENT);
  return paints ? { within, box: hasSize ? box : null, isPicture, colors } : null;
}

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

const pseudoPaints = new WeakMap<Scene, Map<Element, Paint>>();

/** Read once for each element: it may be above many lost texts. */
export function pseudoPaint(element: Element, scene: Scene): Paint {
  let paints = pseudoPaints.get(scene);
  if (!paints) pseudoPaints.set(scene, (paints = new Map()));
  let paint = paints.get(element);
  if (!paint) paints.set(element, (paint = readPseudoPaint(element, scene.view)));
  return paint;
}

function readPseudoPaint(element: Element, view: Window): Paint {
  const paint: Paint = { isPicture: false, colors: [] };
  for (const pseudo of ['::before', '::after']) {
    const { content, backgroundColor, backgroundImage } = view.getComputedStyle(element, pseudo);
    if (content === 'none') continue;
    if (backgroundImage !== 'none') paint.isPicture = true;
    paint.colors.push(backgroundColor);
  }
  return paint;
}
