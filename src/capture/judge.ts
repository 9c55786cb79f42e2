// Decides for an element whether it is visible, collapsed or hidden, and what that means for everything in it.

import { COLLAPSED, HIDDEN } from '../core/marks.ts';
import { openingOf } from './controls.ts';
import { isBehindAncestor } from './covered.ts';
import { hiddenBoxReason } from './hidden-box.ts';
import { boxOf, tagOf } from './live-dom.ts';
import { hasFront, rareReason } from './rare-styles.ts';
import { type Region, type Regions, intersect, isNoWindow, isOutside, scrollableRegion } from './region.ts';
import { waitsForScroll } from './scroll-reveal.ts';
import { isFoldedSlide } from './slides.ts';
import type { Judgement, Mark, Visit } from './visit.ts';

/** A box that cuts off its inside at this size shows none of it, in CSS pixels. */
const TINY = 1.5;
/** A box put this far to the left or top of its place is put out of sight, in CSS pixels. */
const FAR = -500;
const UNCLIPPED = new Set(['html', 'body']);

export interface Judged extends Judgement {
  position: string;
  mark: Mark | null;
}

export function judge(element: Element, style: CSSStyleDeclaration, parent: Visit): Judged {
  const display = style.display;
  // A drawing in a line of text is a box that cuts off.
  const isBox = (display !== 'inline' && display !== 'none' && display !== 'contents') || isDrawing(element);
  const position = isBox ? style.position : 'static';
  const own = Number(style.opacity);
  const opacity = parent.state === 'visible' ? parent.opacity * own : own;
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
  if (!reason && parent.scene.rareStyles) reason = rareReason(style);
  if (!reason && isBox) {
    reason =
      parent.state === 'visible'
        ? placeBox({ element, style, parent, judged })
        : foldedBoxReason(style, position);
  }
  if (reason) fold({ element, style, view: parent.scene.view }, reason, judged);
  return judged;
}

interface Folded {
  element: Element;
  style: CSSStyleDeclaration;
  view: Window;
}

function fold(folded: Folded, reason: string, judged: Judged): void {
  const isInside = judged.state === 'collapsed';
  const opening = openingOf(folded.element, isInside) ?? (isInside ? null : comesInSight(folded, reason));
  if (opening) {
    judged.state = 'collapsed';
    judged.mark = { name: COLLAPSED, value: opening };
    judged.panelVisibility = judged.style?.visibility ?? 'visible';
  } else {
    judged.state = 'hidden';
    judged.mark = { name: HIDDEN, value: reason };
  }
}

/** What no control opens and a person sees all the same: the next slide, what fades in on scroll, the back of a card. */
function comesInSight({ element, style, view }: Folded, reason: string): string | null {
  if (isFoldedSlide(element)) return 'carousel';
  if (reason === 'opacity' && waitsForScroll(element, style, view)) return 'scroll';
  return reason === 'turned-away' && hasFront(element, view) ? 'flip' : null;
}

/** Works out where the inside of a box can be seen; a box that shows nothing gives the reason. */
function placeBox(at: {
  element: Element;
  style: CSSStyleDeclaration;
  parent: Visit;
  judged: Judged;
}): string {
  const { element, style, parent, judged } = at;
  const { position } = judged;
  const outer = outerRegion(parent.regions, position);
  let inner = outer;
  if (position === 'fixed' && isOutside(boxOf(element), outer)) return 'off-screen';
  if (position !== 'static' && Number(style.zIndex) < 0 && isBehindAncestor(element, parent))
    return 'covered';
  const overflow = style.overflowX;
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

function outerRegion(regions: Regions, position: string): Region {
  if (position === 'absolute') return regions.absolute;
  return position === 'fixed' ? regions.fixed : regions.flow;
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

/** Inside a folded panel nothing is laid out: only what the styles say can be read. */
function foldedBoxReason(style: CSSStyleDeclaration, position: string): string {
  const isTiny = Number.parseFloat(style.width) <= TINY || Number.parseFloat(style.height) <= TINY;
  if (isTiny && style.overflowX !== 'visible') return 'zero-size';
  if (position !== 'absolute' && position !== 'fixed') return '';
  return Number.parseFloat(style.left) <= FAR || Number.parseFloat(style.top) <= FAR ? 'off-screen' : '';
}
