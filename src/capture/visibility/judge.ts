// Decides for an element whether it is visible, collapsed or hidden, and what that means for everything in it.

import { numberIn } from './css-values.ts';
import { COLLAPSED, LANDMARK } from '../../core/dom/marks.ts';
import { type HiddenReason, PAGE_COVERS } from '../../core/visibility/hidden-reason.ts';
import { openingOf } from './controls.ts';
import { isBehindAncestor } from '../paint/paint-order.ts';
import { foldedBoxReason } from './folded-box.ts';
import { type BoxStyle, hiddenBoxReason } from './hidden-box.ts';
import { boxOf, clientLeftOf, clientTopOf, find, tagOf, matches } from '../walk/live-dom.ts';
import { filterOpacity, hasFront, rareReason } from './rare-styles.ts';
import {
  type Region,
  type Regions,
  isNoWindow,
  isOutside,
  isNarrow,
  outerRegion,
  scrollableRegion,
} from './region.ts';
import { waitsForScroll } from './scroll-reveal.ts';
import { turnOf, turned } from './space.ts';
import { isFoldedSlide } from './slides.ts';
import { type Judgement, type Mark, type Visit, hiddenMark } from '../walk/visit.ts';

const UNCLIPPED = new Set(['html', 'body']);

export interface Judged extends Judgement {
  mark: Mark | null;
}

export function judge(element: Element, style: CSSStyleDeclaration, parent: Visit): Judged {
  const display = style.display;
  // A drawing in a line of text is a box that cuts off.
  const isBox = (display !== 'inline' && display !== 'none' && display !== 'contents') || isDrawing(element);
  const position = isBox ? style.position : 'static';
  const isLaidOut = parent.state === 'visible';
  const own = Number(style.opacity) * filterOpacity(style.filter);
  const opacity = own === 1 ? parent.opacity : parent.opacity * own;
  const judged: Judged = {
    state: parent.state,
    style,
    display,
    opacity,
    position,
    regions: parent.regions,
    holes: parent.holes,
    cuts: parent.cuts,
    clips: false,
    panelVisibility: parent.panelVisibility,
    mark: null,
  };
  const box: BoxStyle = { display, position, opacity, isLaidOut };
  let reason = hiddenBoxReason(element, style, box);
  if (!reason) {
    reason = rareReason(element, style, { scene: parent.scene, isLaidOut });
    if (!reason && style.backfaceVisibility === 'hidden') {
      if (turned({ element, style }, turnOf(parent), parent.style).isBack) reason = 'turned-away';
    }
  }
  if (!reason && isBox && !isLaidOut) reason = foldedBoxReason(element, style, position);
  const folded = { element, style, view: parent.scene.view };
  if (reason) fold(folded, reason, judged);
  if (box.shape && isLaidOut) judged.holes = { shape: box.shape, outer: parent.holes };
  if (isBox && judged.state === 'visible') {
    reason = placeBox({ element, style, parent, judged });
    if (reason) fold(folded, reason, judged);
  }
  return judged;
}

/**
 * Whether the page itself may be what is hidden, until its script is ready. Then what is in it is judged, so that the
 * pass that takes the page back (`core/pending`) leaves what is hidden inside it.
 */
const coversPage = (element: Element, reason: HiddenReason): boolean =>
  PAGE_COVERS.has(reason) && (matches(element, LANDMARK) || find(element, LANDMARK) !== null);

interface Folded {
  element: Element;
  style: CSSStyleDeclaration;
  view: Window;
}

function fold(folded: Folded, reason: HiddenReason, judged: Judged): void {
  const isInside = judged.state === 'collapsed';
  const opening = openingOf(folded.element, isInside) ?? (isInside ? null : comesInSight(folded, reason));
  if (reason === 'opacity') judged.opacity = 1; // For what is inside, once it is opened.
  if (opening) {
    judged.state = 'collapsed';
    judged.mark = { name: COLLAPSED, value: opening };
    judged.panelVisibility = judged.style?.visibility ?? 'visible';
    return;
  }
  judged.mark = hiddenMark(reason);
  if (isInside || !coversPage(folded.element, reason)) judged.state = 'hidden';
  else {
    judged.state = reason === 'opacity' ? 'visible' : 'collapsed';
    judged.panelVisibility = judged.style?.visibility ?? 'visible';
  }
}

/** Reasons that effects on scroll take away. */
const REVEALED = new Set<HiddenReason>(['blur', 'clip', 'opacity']);

/** What no control opens and a person sees all the same: the next slide, what fades in on scroll, the back of a card. */
function comesInSight({ element, style, view }: Folded, reason: HiddenReason): string | null {
  if (isFoldedSlide(element)) return 'carousel';
  if (REVEALED.has(reason) && waitsForScroll(element, style, view)) return 'scroll';
  return reason === 'turned-away' && hasFront(element, view) ? 'flip' : null;
}

/** Works out where the inside of a box can be seen; a box that shows nothing gives the reason. */
function placeBox(at: {
  element: Element;
  style: CSSStyleDeclaration;
  parent: Visit;
  judged: Judged;
}): HiddenReason | '' {
  const { element, style, parent, judged } = at;
  const { position } = judged;
  const outer = outerRegion(judged.regions, position);
  let inner = outer;
  if (position === 'fixed' && isOutside(boxOf(element), outer)) return 'off-screen';
  if (position !== 'static' && Number(style.zIndex) < 0 && isBehindAncestor(element, parent))
    return 'covered';
  const overflow = overflowOf(style);
  if (overflow && !UNCLIPPED.has(tagOf(element)) && !isNoWindow(parent.scene.view)) {
    const window = windowOf(element, style, overflow.includes('clip'));
    const scrolls = overflow.map((value) => value === 'auto' || value === 'scroll');
    const isAway = scrolls.includes(true) && isOutside(window, outer);
    const content = scrolls.includes(true) ? scrollableRegion(element, window, style.direction) : window;
    if (!isAway) inner = { ...outer };
    let isNothing = false;
    for (const [axis, [from, to]] of AXES.entries()) {
      if (isAway || overflow[axis] === 'visible') continue;
      if (isNarrow(window[from], window[to])) isNothing = true;
      inner[from] = scrolls[axis] ? content[from] : Math.max(inner[from], window[from]);
      inner[to] = scrolls[axis] ? content[to] : Math.min(inner[to], window[to]);
    }
    if (isNothing) {
      if (position !== 'static' || openingOf(element, false)) return 'zero-size';
      inner = { ...window, right: window.left, bottom: window.top };
    }
    judged.clips = !isAway;
    judged.cuts = !scrolls.includes(true);
  }
  judged.regions = insideRegions(judged.regions, position, inner);
  return '';
}

const AXES = [
  ['left', 'right'],
  ['top', 'bottom'],
] as const;

/** To the side and down; null where nothing is cut off. */
function overflowOf(style: CSSStyleDeclaration): [string, string] | null {
  if (/content|paint|strict/.test(style.contain)) return ['clip', 'clip'];
  const across = style.overflowX;
  const down = style.overflowY;
  return across === 'visible' && down === 'visible' ? null : [across, down];
}

/** A box without its border, and with the margin that a clip leaves free. */
function windowOf(element: Element, { overflowClipMargin }: CSSStyleDeclaration, isClip: boolean): Region {
  const { left, top, right, bottom } = boxOf(element);
  const margin = (isClip && numberIn(/[\d.]+px/.exec(overflowClipMargin ?? '')?.[0] ?? '')) || 0;
  const [across, down] = [clientLeftOf(element) - margin, clientTopOf(element) - margin];
  return { left: left + across, top: top + down, right: right - across, bottom: bottom - down };
}

function insideRegions(regions: Regions, position: string, inner: Region): Regions {
  const isContaining = position !== 'static';
  const flow = position === 'fixed' ? { ...inner, right: Infinity, bottom: Infinity } : inner;
  const absolute = isContaining ? flow : regions.absolute;
  if (flow === regions.flow && absolute === regions.absolute) return regions;
  return { flow, absolute, fixed: regions.fixed };
}

const isDrawing = (element: Element): boolean => tagOf(element) === 'svg';
