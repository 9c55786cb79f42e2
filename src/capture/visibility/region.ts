// Where on the page text can be seen at all, in viewport coordinates. What a person can scroll to counts as seen.

import {
  bodyOf,
  boxOf,
  clientWidthOf,
  rootOf,
  scrollHeightOf,
  scrollLeftOf,
  scrollTopOf,
  scrollWidthOf,
} from '../walk/live-dom.ts';

export interface Region {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The regions that hold for content in flow, for absolutely positioned and for fixed boxes. */
export interface Regions {
  flow: Region;
  absolute: Region;
  fixed: Region;
}

/** Where a box of this position can be seen. */
export function outerRegion(regions: Regions, position: string): Region {
  if (position === 'absolute') return regions.absolute;
  return position === 'fixed' ? regions.fixed : regions.flow;
}

/** A box or a strip of so few CSS pixels shows nothing that anybody could read. */
export const FEW = 4;
/** Of the height of a line, so much has to show. */
const LINE_SHARE = 0.4;

export const isNarrow = (from: number, to: number): boolean => !(to - from > FEW);

/** Whether enough of a line of text lies in a region to be read. */
export function shows(line: Region, region: Region): boolean {
  const { left, top, right, bottom } = intersect(line, region);
  const [width, height] = [line.right - line.left, line.bottom - line.top];
  const least = LINE_SHARE * Math.min(width, height);
  return (
    right - left >= Math.max(least, Math.min(width, FEW)) &&
    bottom - top >= Math.max(least, Math.min(height, FEW))
  );
}

/** Less overlap than this, in CSS pixels, shows nothing of a letter. */
const SLIVER = 1;

export const EVERYWHERE: Region = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

export function isOutside(box: Region, region: Region): boolean {
  return (
    box.right <= region.left + SLIVER ||
    box.bottom <= region.top + SLIVER ||
    box.left >= region.right - SLIVER ||
    box.top >= region.bottom - SLIVER
  );
}

/** Moves the edges out, from the top clockwise as in a style sheet. */
export const grown = (box: Region, [top = 0, right = top, bottom = top, left = right]: number[]): Region => ({
  left: box.left - left,
  top: box.top - top,
  right: box.right + right,
  bottom: box.bottom + bottom,
});

/** As much as this of a text has to lie on a paint to be read on it, in CSS pixels. */
const FOOTHOLD = 6;

/** Whether so much of a box lies on a region that what is written there can be read. */
export function isUpon(box: Region, region: Region): boolean {
  const { left, top, right, bottom } = intersect(box, region);
  return right - left >= FOOTHOLD && bottom - top >= Math.min(FOOTHOLD, (box.bottom - box.top) / 2);
}

/** The box itself; what its text does is another matter. */
export const isInside = (box: Region, region: Region): boolean =>
  box.left >= region.left &&
  box.top >= region.top &&
  box.right <= region.right &&
  box.bottom <= region.bottom;

export const isEmpty = (region: Region): boolean =>
  region.right - region.left <= SLIVER || region.bottom - region.top <= SLIVER;

export const intersect = (a: Region, b: Region): Region => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** Everything that the document can be scrolled to. */
export function documentRegion(live: Document, view: Window): Region {
  const root = rootOf(live);
  const body = bodyOf(live);
  if (!root || !body || isNoWindow(view)) return EVERYWHERE;
  const { direction, overflowX } = view.getComputedStyle(root);
  const bodyOverflowX = view.getComputedStyle(body).overflowX;
  const cutsSideways = [overflowX, bodyOverflowX].some((value) => value === 'hidden' || value === 'clip');
  const width = cutsSideways ? clientWidthOf(root) : Math.max(scrollWidthOf(root), scrollWidthOf(body));
  const originX = -view.scrollX;
  const bodyBox = boxOf(body);
  return {
    // A page that locks scrolling under a dialog often fixes the body at a negative top.
    left: Math.min(direction === 'rtl' ? originX + clientWidthOf(root) - width : originX, bodyBox.left),
    top: Math.min(-view.scrollY, bodyBox.top),
    right: originX + (direction === 'rtl' ? clientWidthOf(root) : width),
    // `overflow: hidden` against scrolling comes from consent overlays and dialogs; the text below is still the page's.
    bottom: Infinity,
  };
}

/** Nobody scrolls this far to the right for a box that was put there by itself, in CSS pixels. */
const FARTHEST_RIGHT = 5000;

/** Where a box that is taken out of the flow can be found. A wide table is in the flow, and is not cut off. */
export const withinReach = (region: Region, view: Window): Region => ({
  ...region,
  right: Math.min(region.right, view.innerWidth + FARTHEST_RIGHT - view.scrollX),
});

/** A window this small shows no page (a tab that was never in front); its boxes say nothing. In CSS pixels. */
const SMALLEST_WINDOW = 32;

export const isNoWindow = (view: Window): boolean =>
  view.innerWidth < SMALLEST_WINDOW || view.innerHeight < SMALLEST_WINDOW;

/** What a fixed box can show: the viewport. */
export const viewportRegion = (view: Window): Region =>
  isNoWindow(view) ? EVERYWHERE : { left: 0, top: 0, right: view.innerWidth, bottom: view.innerHeight };

/** A scroll container shows all that it can be scrolled to. */
export function scrollableRegion(element: Element, window: Region, direction: string): Region {
  const width = scrollWidthOf(element);
  const left = window.left - scrollLeftOf(element);
  const top = window.top - scrollTopOf(element);
  const spare = width - clientWidthOf(element);
  return {
    left: direction === 'rtl' ? left - spare : left,
    top,
    right: left + width - (direction === 'rtl' ? spare : 0),
    bottom: top + scrollHeightOf(element),
  };
}
