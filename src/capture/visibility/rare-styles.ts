// Ways of hiding that next to no page uses: their styles are read only where the page's HTML speaks of them, or where it
// has style sheets elsewhere, which may.

import type { HiddenReason } from '../../core/visibility/hidden-reason.ts';
import { FAINT_ALPHA, parseColor } from '../paint/color.ts';
import {
  adoptedSheetsOf,
  boxOf,
  findAll,
  nextElementOf,
  parentElementOf,
  previousElementOf,
  styleSheetsOf,
  textOf,
} from '../walk/live-dom.ts';
import type { Scene } from '../walk/visit.ts';

const RARE =
  /backface-visibility|\bcontain\s*:[^;"'}]*(?:content|paint|strict)|overflow-y\s*:\s*clip|blend-mode|filter\s*:|text-stroke|mask(?:-image)?\s*:|zoom\s*:\s*(?:0?\.\d|\d%)/i;
const FILTER_OPACITY = /opacity\(([\d.]+)(%?)\)/g;
const FILTER_BLUR = /\bblur\(([\d.]+)px/;
/** From here on letters of the usual size are smears: CSS pixels, and share of the size of the letters. */
const SMEAR = 4;
const SMEAR_SHARE = 0.25;
/** A part as large as this share of the window is the page behind a dialog, and comes back with its end. */
const PAGE_SHARE = 0.4;
const COLORS = /rgba?\([^)]*\)/g;
/** Letters of the usual 16 pixels are smaller than 2 at this zoom. */
const SMALLEST_ZOOM = 0.125;
/** Of a 3D matrix the eleventh number: below zero the element shows its back. */
const FACING = 10;

/** Stands for HTML that was not looked at. */
export const MAY_BE_RARE = 'backface-visibility';

/** Whether a document may hold one of them; the HTML is the text of its elements and style sheets. */
export const hasRareStyles = (html: string, live: Document): boolean =>
  RARE.test(html) || [...styleSheetsOf(live)].some(isElsewhere) || hasAdopted(live);

function hasAdopted(live: Document): boolean {
  try {
    return adoptedSheetsOf(live).length > 0;
  } catch {
    // Firefox keeps them from extensions.
    return true;
  }
}

/** In a file, or written by a script into an empty element. */
const isElsewhere = ({ href, ownerNode }: StyleSheet): boolean =>
  href !== null || !ownerNode || !textOf(ownerNode).trim();

/** The reason, or an empty string. */
export function rareReason(
  element: Element,
  style: CSSStyleDeclaration,
  { scene, isLaidOut }: { scene: Scene; isLaidOut: boolean },
): HiddenReason | '' {
  const { currentCSSZoom = Number(style.zoom) } = element as Element & { currentCSSZoom?: number };
  // Where nothing is laid out only the element's own zoom can be read.
  if ((isLaidOut ? currentCSSZoom : Number(style.zoom)) < SMALLEST_ZOOM) return 'font-size';
  if (style.filter !== 'none') {
    if (filterOpacity(style.filter) < FAINT_ALPHA) return 'opacity';
    if (isSmeared(style) && !isPage(element, scene) && textOf(element).trim()) return 'blur';
  }
  if (isMaskedAway(style)) return 'clip';
  return style.backfaceVisibility === 'hidden' && isTurnedAway(style.transform) ? 'turned-away' : '';
}

/** Whether something other than `overflow-x` cuts off what does not fit: one axis alone, or containment. */
export const cutsOff = ({ overflowY, contain }: CSSStyleDeclaration): boolean =>
  overflowY === 'clip' || /content|paint|strict/.test(contain);

function filterOpacity(filter: string): number {
  let opacity = 1;
  for (const [, value, percent] of filter.matchAll(FILTER_OPACITY)) {
    opacity *= Number(value) / (percent ? 100 : 1);
  }
  return opacity;
}

function isSmeared({ filter, fontSize }: CSSStyleDeclaration): boolean {
  const radius = Number(FILTER_BLUR.exec(filter)?.[1] ?? 0);
  return radius >= SMEAR && radius >= SMEAR_SHARE * Number.parseFloat(fontSize);
}

/** The page behind a dialog, as a whole or in parts beside it. */
function isPage(element: Element, scene: Scene): boolean {
  const { innerWidth, innerHeight } = scene.view;
  const { width, height } = boxOf(element);
  if (width * height > PAGE_SHARE * innerWidth * innerHeight) return true;
  return modalsBeside(element, scene).some((modal) => !Node.prototype.contains.call(element, modal));
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

/** A mask without size, or a gradient of nothing but transparent colours, lets nothing through. */
function isMaskedAway({ maskImage: mask, maskSize }: CSSStyleDeclaration): boolean {
  if (mask !== 'none' && /(?:^|\s)0(?:px|%)(?:\s|$)/.test(maskSize)) return true;
  if (!mask.includes('gradient(') || mask.includes('url(')) return false;
  const colors = mask.match(COLORS) ?? [];
  return colors.length > 0 && colors.every((color) => (parseColor(color)?.alpha ?? 1) < FAINT_ALPHA);
}

function isTurnedAway(transform: string): boolean {
  if (!transform.startsWith('matrix3d(')) return false;
  return Number(transform.slice('matrix3d('.length, -1).split(',')[FACING]) < 0;
}

/** The back of a card that has a front: it shows when the card is turned. */
export function hasFront(element: Element, view: Window): boolean {
  return [previousElementOf(element), nextElementOf(element)].some(
    (side) => side !== null && view.getComputedStyle(side).backfaceVisibility === 'hidden',
  );
}
