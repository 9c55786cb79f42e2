// Tells a slide that is carried out of its frame from text that was put out of sight: a slide has a twin in sight.

import {
  attribute,
  boxOf,
  nextElementOf,
  parentElementOf,
  previousElementOf,
  tagOf,
} from '../walk/live-dom.ts';
import { isShown } from './controls.ts';
import { type Region, isOutside } from './region.ts';
import type { Visit } from '../walk/visit.ts';

const MOST_LEVELS = 8;
const MOST_NEIGHBOURS = 12;
/** Slides of a row differ in size by rounding only, in CSS pixels. */
const SIZE_DIFFERENCE = 2;
const SMALLEST_SLIDE = 50;
/** From one slide to the next, in widths of a slide. */
const LARGEST_STEP = 1.5;
const CAROUSEL_LEVELS = 3;
export const CAROUSEL =
  /(?:^|[\s_-])(?:carousel|flickity|glide|keen-slider|slick|slider?s?|slideshow|splide|swiper|tabpanel)(?:$|[\s_-])/i;

export function isInSlide(visit: Visit): boolean {
  const region = visit.regions.flow;
  let at: Visit | null = visit;
  for (let level = 0; at && level < MOST_LEVELS && !at.clips; level += 1, at = at.parent) {
    at.slide ??= isSlide(at.element, region);
    if (at.slide) return true;
  }
  return false;
}

function isSlide(element: Element, region: Region): boolean {
  const box = boxOf(element);
  if (box.width < SMALLEST_SLIDE || !isOutside(box, region)) return false;
  for (const step of [nextElementOf, previousElementOf]) {
    let sibling = step(element);
    if (!sibling || !isNextInRow(box, boxOf(sibling))) continue;
    for (let count = 0; sibling && count < MOST_NEIGHBOURS; count += 1, sibling = step(sibling)) {
      if (!isTwin(element, sibling)) break;
      const other = boxOf(sibling);
      if (Math.abs(other.width - box.width) <= SIZE_DIFFERENCE && !isOutside(other, region)) return true;
    }
  }
  return false;
}

/** A text shifted far away leaves a gap; slides follow each other. */
function isNextInRow(box: DOMRect, next: DOMRect): boolean {
  const across = Math.abs(next.left - box.left);
  const down = Math.abs(next.top - box.top);
  return down <= SIZE_DIFFERENCE
    ? across <= LARGEST_STEP * box.width
    : across <= SIZE_DIFFERENCE && down <= LARGEST_STEP * box.height;
}

/** Slides that are faded or switched: a twin shows, and something around calls itself a carousel. */
export function isFoldedSlide(element: Element): boolean {
  const twins = [nextElementOf, previousElementOf].some((step) => {
    let sibling = step(element);
    for (let count = 0; sibling && count < MOST_NEIGHBOURS; count += 1, sibling = step(sibling)) {
      if (isTwin(element, sibling) && isShown(sibling)) return true;
    }
    return false;
  });
  if (!twins) return false;
  let at: Element | null = parentElementOf(element);
  for (let level = 0; at && level < CAROUSEL_LEVELS; level += 1, at = parentElementOf(at)) {
    const names = `${attribute(at, 'class') ?? ''} ${attribute(at, 'aria-roledescription') ?? ''}`;
    if (CAROUSEL.test(names)) return true;
  }
  return false;
}

export const isTwin = (element: Element, sibling: Element): boolean =>
  tagOf(sibling) === tagOf(element) && firstClass(sibling) === firstClass(element);

const firstClass = (element: Element): string => attribute(element, 'class')?.trim().split(/\s+/, 1)[0] ?? '';
