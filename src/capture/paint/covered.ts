// Finds text that the page has painted over: something opaque without words of its own lies on it, alone or with others,
// or a box with words that covers all it is placed in. What the page can be scrolled out from and what lies on most of
// the page does not count: the page is still there below, as it is below menus, dialogs and slides, which lie on a part,
// move, or have a twin.

import { backgroundOf } from './background.ts';
import { CLEAR, type Color, GROUNDS, PLAIN, blended, differs } from './color.ts';
import { type Paint, paintsOf } from './paints.ts';
import { holdsPlaced, startsStack } from './paint-order.ts';
import { isPicture, picturePaints } from './pictures.ts';
import { pseudoBoxesOf } from './pseudo-boxes.ts';
import { type PlacedCover, lettersIn, newTexts, takeAway, textsBehind } from './texts-behind.ts';
import { type Region, grown, intersect, isInside } from '../visibility/region.ts';
import { isMoved, opensOnScroll } from '../visibility/scroll-reveal.ts';
import {
  bodyOf,
  boxOf,
  find,
  nextElementOf,
  previousElementOf,
  rootOf,
  scrollHeightOf,
} from '../walk/live-dom.ts';
import type { Visit } from '../walk/visit.ts';

/** A box as large as this share of the window is an overlay on the page. */
const PAGE_SHARE = 0.4;
/** A cover with words of its own takes at least this share of what it is placed in. */
const COVER_SHARE = 0.75;
/** Fewer letters under such a cover are initials under a portrait. */
const SHORTEST_BELOW = 12;
/** Smaller boxes are lines and dots, in CSS pixels. */
const SMALLEST_COVER = 6;
const OPAQUE = 0.95;
/** Limit against pages made to take long. */
const MOST_COVERS = 3000;
/** A cover may miss this much at the edges of the letters' boxes, in CSS pixels. */
const EDGE = 2;
/** Glass that smears what is behind it by so much, in CSS pixels. */
const SMEAR = 8;

/** A visible element, once all of it was walked. */
export type Cover = Pick<
  Visit,
  'element' | 'parent' | 'style' | 'scene' | 'opacity' | 'position' | 'display' | 'shows' | 'regions'
> & {
  paint: Paint;
  /** The paint of a box that lies over the element; otherwise the element itself is the cover. */
  pseudo?: PlacedCover['pseudo'];
};

/** Called for every visible element: keeps those that may cover something. */
export function noteCover(covers: Cover[], at: Omit<Cover, 'paint'>): void {
  const { element, style, position, display, scene, shows } = at;
  const { innerWidth, innerHeight } = scene.view;
  if (!style || covers.length >= MOST_COVERS || at.opacity < OPAQUE) return;
  const note = (paint: Paint, own: CSSStyleDeclaration, pseudo?: Cover['pseudo']) => {
    const { left, top, right, bottom } = paint.area;
    if (sizeOf(paint.area) > PAGE_SHARE * innerWidth * innerHeight) return;
    if (Math.min(right - left, bottom - top) >= SMALLEST_COVER && hides(paint, own))
      covers.push({ ...at, paint, pseudo });
  };
  if (isLaidOver(at, style) && !isCut(style)) {
    const area = boxOf(element);
    for (const paint of paintsOf(style, area)) note(paint, style);
    // Its pixels are looked at where texts are behind it.
    if (isPicture(element)) note({ area, colors: GROUNDS }, style);
  }
  if (!shows || display === 'inline' || position === 'static') return;
  for (const { style: own, area, isLast } of pseudoBoxesOf(element, style, scene.view)) {
    if (!area || !staysOver(own)) continue;
    for (const paint of paintsOf(own, area)) note(paint, own, { level: Number(own.zIndex) || 0, isLast });
  }
}

const sizeOf = ({ left, top, right, bottom }: Region): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

const BLANK = /^"\s*"$/;

const staysOver = (own: CSSStyleDeclaration): boolean =>
  BLANK.test(own.content) &&
  Number(own.opacity) >= OPAQUE &&
  own.clip === 'auto' &&
  !isCut(own) &&
  own.animationName === 'none' &&
  !holdsPlaced(own) &&
  !isMoved(own) &&
  !own.zIndex.startsWith('-');

/** Whether light and dark letters look the same below it. */
function hides({ colors }: Pick<Paint, 'colors'>, style: CSSStyleDeclaration): boolean {
  const glass = style.backdropFilter;
  if (Number(/blur\((\d+)/.exec(glass)?.[1]) >= SMEAR) return true;
  return colors.every((color) => {
    const [dark, light] = GROUNDS.map((letter) =>
      blended(color, blended(letter, CLEAR, { ...PLAIN, filter: glass }), style),
    ) as [Color, Color];
    return !differs(dark, light);
  });
}

/** Can lie on what stands beside it. In flow only a box without words counts: others are what the page goes on with. */
function isLaidOver(
  { element, parent, position, display, shows, scene }: Omit<Cover, 'paint'>,
  style: CSSStyleDeclaration,
): boolean {
  if (position === 'absolute') return true;
  if (position === 'fixed' || position === 'sticky')
    return !shows && parent !== null && !scrollsAway(element, parent, scene);
  const isReplaced = isPicture(element);
  if (display === 'inline' && !isReplaced) return false;
  if (parent?.display.includes('grid'))
    return previousElementOf(element) !== null || nextElementOf(element) !== null;
  if (display.startsWith('inline') && style.margin.includes('-')) return !shows || isReplaced;
  return (isReplaced || !shows) && (position === 'relative' || startsStack(style));
}

/** A layer that stays in its place while the page moves below it; where nothing moves, or it cannot leave what holds it. */
function scrollsAway(element: Element, parent: Visit, { document: live, view }: Visit['scene']): boolean {
  if (scrollHeightOf(rootOf(live)!) <= view.innerHeight) return false;
  return boxOf(parent.element).height > boxOf(element).height + EDGE;
}

const isCut = ({ clipPath, maskImage }: CSSStyleDeclaration): boolean =>
  clipPath !== 'none' || maskImage !== 'none';

const letsThrough = (style: CSSStyleDeclaration): boolean =>
  isCut(style) || style.mixBlendMode !== 'normal' || style.filter.includes('opacity');

/** The live text nodes that lie behind covers; of a `part` of the page those in it. */
export function coveredTexts(covers: readonly Cover[], part?: Element): Set<Node> {
  const texts = newTexts();
  for (const at of covers) {
    const { element, style, scene, regions, pseudo, paint } = at;
    const ground = groundOf(at);
    if (!ground) continue;
    const area = grown(intersect(paint.area, regions.flow), [EDGE]);
    const behind = textsBehind({ ...ground, element, area, hole: paint.hole, scene, pseudo, part }, texts);
    if (behind.length === 0) continue;
    const isSeen =
      paint.colors === GROUNDS && !picturePaints(element, style!).every((each) => hides(each, style!));
    const letters = lettersIn(behind);
    if (isSeen || (ground.isFilled && letters < SHORTEST_BELOW)) continue;
    for (const text of behind) takeAway(text, area, texts);
  }
  return texts.covered;
}

/** What it was laid over; null when it covers nothing for good. */
function groundOf(at: Cover): { place: Element; isFilled: boolean } | null {
  const { element, style, scene, position, parent, pseudo, paint } = at;
  if (pseudo) return { place: element, isFilled: false };
  if (!style || !parent || opensOnScroll(element, style, scene.view)) return null;
  const isFilled = fills(at, style);
  let moves = isMoved(style);
  const body = bodyOf(scene.document);
  let place = parent;
  for (; place.parent && place.element !== body; place = place.parent) {
    const isHeld = position === 'absolute' ? holds(place) : position !== 'fixed';
    if (isHeld && (isFilled || isInside(paint.area, grown(boxOf(place.element), [EDGE])))) break;
    if (!place.style) continue;
    if (letsThrough(place.style)) return null;
    moves ||= isMoved(place.style);
  }
  const around = boxOf(place.element);
  const isWide =
    isPicture(element) || sizeOf(intersect(boxOf(element), around)) >= COVER_SHARE * sizeOf(around);
  return isFilled && (moves || !isWide) ? null : { place: place.element, isFilled };
}

const holds = ({ position, style }: Visit): boolean =>
  position !== 'static' || (style !== null && holdsPlaced(style));

const CONTROLS = 'a[href], button, label, summary, [role=button]';

/** It shows something of its own: words, a picture, an icon. What is pressed lies on a part only. */
function fills({ element, shows, scene }: Cover, style: CSSStyleDeclaration): boolean {
  if (shows || Element.prototype.matches.call(element, CONTROLS)) return true;
  if (find(element, `svg, ${CONTROLS}`)) return true;
  if (style.backgroundImage.includes('url(') && backgroundOf(style).length > 1) return true;
  return pseudoBoxesOf(element, style, scene.view).some(({ style: own }) => !BLANK.test(own.content));
}
