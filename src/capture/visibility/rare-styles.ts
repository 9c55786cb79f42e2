// Ways of hiding by styles that next to no page uses.

import { numberIn } from './css-values.ts';
import type { HiddenReason } from '../../core/visibility/hidden-reason.ts';
import {
  boxOf,
  findAll,
  nextElementOf,
  parentElementOf,
  previousElementOf,
  textOf,
  contains,
} from '../walk/live-dom.ts';
import type { Scene } from '../walk/visit.ts';
import { maskReason } from './mask.ts';

const FILTER_OPACITY = /opacity\(([\d.]+)(%?)\)/g;
const FILTER_BLUR = /\bblur\(([\d.]+)px/;
/** From here on letters of the usual size are smears: CSS pixels, and share of the size of the letters. */
const SMEAR = 4;
const SMEAR_SHARE = 0.25;
/** A part as large as this share of the window is the page behind a dialog, and comes back with its end. */
const PAGE_SHARE = 0.4;
/** Letters of the usual 16 pixels are smaller than 2 at this zoom. */
const SMALLEST_ZOOM = 0.125;
/** A line through letters this thick covers them, as a share of their size. */
const BAR_SHARE = 0.6;

/** The reason, or an empty string. */
export function rareReason(
  element: Element,
  style: CSSStyleDeclaration,
  { scene, isLaidOut }: { scene: Scene; isLaidOut: boolean },
): HiddenReason | '' {
  const { currentCSSZoom = Number(style.zoom) } = element as Element & { currentCSSZoom?: number };
  // Where nothing is laid out only the element's own zoom can be read.
  if ((isLaidOut ? currentCSSZoom : Number(style.zoom)) < SMALLEST_ZOOM) return 'font-size';
  if (style.filter !== 'none' && isSmeared(style) && !isPage(element, scene) && textOf(element).trim())
    return 'blur';
  return maskReason(element, style, scene.view) || (isStruckOut(style) ? 'covered' : '');
}

/** Only this line is painted over the letters. */
function isStruckOut({
  textDecorationLine,
  textDecorationThickness,
  fontSize,
}: CSSStyleDeclaration): boolean {
  if (!textDecorationLine.includes('line-through')) return false;
  const size = numberIn(fontSize);
  const thickness = numberIn(textDecorationThickness);
  return thickness >= BAR_SHARE * (textDecorationThickness.endsWith('%') ? 100 : size);
}

export function filterOpacity(filter: string): number {
  if (filter === 'none') return 1;
  let opacity = 1;
  for (const [, value, percent] of filter.matchAll(FILTER_OPACITY)) {
    opacity *= Number(value) / (percent ? 100 : 1);
  }
  return opacity;
}

function isSmeared({ filter, fontSize }: CSSStyleDeclaration): boolean {
  const radius = Number(FILTER_BLUR.exec(filter)?.[1] ?? 0);
  return radius >= SMEAR && radius >= SMEAR_SHARE * numberIn(fontSize);
}

/** The page behind a dialog, as a whole or in parts beside it. */
function isPage(element: Element, scene: Scene): boolean {
  const { innerWidth, innerHeight } = scene.view;
  const { width, height } = boxOf(element);
  if (width * height > PAGE_SHARE * innerWidth * innerHeight) return true;
  return modalsBeside(element, scene).some((modal) => !contains(element, modal));
}

const MODALS = 'dialog[open], [aria-modal=true]';
const modals = new WeakMap<Scene, Map<Element, Element[]>>();

/** Open dialogs that stand somewhere in the parent of an element; looked for once in each. */
function modalsBeside(element: Element, scene: Scene): Element[] {
  const parent = parentElementOf(element);
  if (!parent) return [];
  let known = modals.get(scene);
  if (!known) modals.set(scene, (known = new Map()));
  let found = known.get(parent);
  if (!found) {
    found = [...findAll(parent, MODALS)].filter((modal) => boxOf(modal).width > 0);
    known.set(parent, found);
  }
  return found;
}

/** The back of a card that has a front: it shows when the card is turned. */
export function hasFront(element: Element, view: Window): boolean {
  return [previousElementOf(element), nextElementOf(element)].some(
    (side) => side !== null && view.getComputedStyle(side).backfaceVisibility === 'hidden',
  );
}
