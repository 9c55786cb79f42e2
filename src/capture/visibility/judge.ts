// Decides for an element whether it is visible, collapsed or hidden, and what that means for everything in it.

import { COLLAPSED, LANDMARK } from '../../core/dom/marks.ts';
import { type HiddenReason, PAGE_COVERS } from '../../core/visibility/hidden-reason.ts';
import { openingOf } from './controls.ts';
import { isBehindAncestor } from '../paint/paint-order.ts';
import { foldedBoxReason } from './folded-box.ts';
import { hiddenBoxReason } from './hidden-box.ts';
import { boxOf, find, tagOf } from '../walk/live-dom.ts';
import { cutsOff, hasFront, rareReason } from './rare-styles.ts';
import {
  type Region,
  type Regions,
  intersect,
  isNoWindow,
  isOutside,
  outerRegion,
  scrollableRegion,
} from './region.ts';
import { waitsForScroll } from './scroll-reveal.ts';
import { isFoldedSlide } from './slides.ts';
import { type Judgement, type Mark, type Visit, hiddenMark } from '../walk/visit.ts';

/** A box that cuts off its inside at this size shows none of it, in CSS pixels. */
const TINY = 1.5;
const UNCLIPPED = new Set(['html', 'body']);

export interface Judged extends Judgement {
  mark: Mark | null;
}

export function judge(element: Element, style: CSSStyleDeclaration, parent: Visit): Judged {
  const display = style.display;
  // A drawing in a line of text is a box that cuts off.
  const isBox = (display !== 'inline' && display !== 'none' && display !== 'contents') || isDrawing(element);
  const position = isBox ? style.position : 'static';
  const own = style.opacity;
  const opacity = own === '1' ? parent.opacity : parent.opacity * Number(own);
  const judged: Judged = {
    state: parent.state,
    style,
    display,
    opacity,
    position,
    regions: parent.regions,
    clips: false,
    panelVisibility: parent.panelVisibility,
    mark: null,
  };
  let reason = hiddenBoxReason(element, style, { display, position, opacity });
  if (!reason && parent.scene.rareStyles) {
    reason = rareReason(element, style, { scene: parent.scene, isLaidOut: parent.state === 'visible' });
  }
  if (!reason && isBox && parent.state !== 'visible') reason = foldedBoxReason(element, style, position);
  const folded = { element, style, view: parent.scene.view };
  if (reason) fold(folded, reason, judged);
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
  PAGE_COVERS.has(reason) &&
  (Element.prototype.matches.call(element, LANDMARK) || find(element, LANDMARK) !== null);

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
  const outer = outerRegion(parent.regions, position);
  let inner = outer;
  if (position === 'fixed' && isOutside(boxOf(element), outer)) return 'off-screen';
  if (position !== 'static' && Number(style.zIndex) < 0 && isBehindAncestor(element, parent))
    return 'covered';
  const overflow =
    style.overflowX === 'visible' && parent.scene.rareStyles && cutsOff(style) ? 'clip' : style.overflowX;
  if (overflow !== 'visible' && !UNCLIPPED.has(tagOf(element)) && !isNoWindow(parent.scene.view)) {
    const box = boxOf(element);
    if (box.width <= TINY || box.height <= TINY) {
      if (position !== 'static' || openingOf(element, false)) return 'zero-size';
      inner = { ...toRegion(box), right: box.left, bottom: box.top };
    } else if (overflow === 'hidden' || overflow === 'clip') {
      inner = intersect(outer, toRegion(box));
    } else inner = scrollableRegion(element, box, style.direction);
    judged.clips = true;
  }
  judged.regions = insideRegions(parent.regions, position, inner);
  return '';
}

function insideRegions(regions: Regions, position: string, inner: Region): Regions {
  const isContaining = position !== 'static';
  const flow = position === 'fixed' ? { ...inner, right: Infinity, bottom: Infinity } : inner;
  const absolute = isContaining ? flow : regions.absolute;
  if (flow === regions.flow && absolute === regions.absolute) return regions;
  return { flow, absolute, fixed: regions.fixed };
}

const isDrawing = (element: Element): boolean => tagOf(element) === 'svg';

const toRegion = ({ left, top, right, bottom }: DOMRect): Region => ({ left, top, right, bottom });
