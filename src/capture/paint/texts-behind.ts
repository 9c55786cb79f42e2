// Finds the texts that lie behind a cover and do not come out by scrolling or by turning to the slide that they are on.

import {
  attribute,
  boxOf,
  dataOf,
  find,
  flatParentOf,
  rootNodeOf,
  shadowHostOf,
  tagOf,
} from '../walk/live-dom.ts';
import { isAbove, isPseudoAbove } from './paint-order.ts';
import { type Region, intersect, isEmpty, isInside, isUpon } from '../visibility/region.ts';
import { CAROUSEL } from '../visibility/slides.ts';
import { scrollsOut } from '../visibility/scroll-out.ts';
import type { Scene } from '../walk/visit.ts';

/** Looks at texts and at elements around them, on one page. */
const MOST_LOOKS = 300_000;
/** A text that begins this much higher may reach down behind a cover, in CSS pixels. */
const TALLEST = 200;
/** What is left of a text that covers cut to more pieces counts as seen. */
const MOST_PARTS = 20;
/** The order of painting takes as long to tell. */
const LOOKS_FOR_ORDER = 20;

export interface PlacedCover {
  element: Element;
  area: Region;
  /** It covers nothing in here. */
  hole?: Region | undefined;
  /** The box that it is placed in: what it can have been laid over. */
  place: Element;
  /** It shows something of its own. */
  isFilled: boolean;
  scene: Scene;
  /** A box that a style sheet makes over the element, which is the place then: its `z-index`, 0 for `auto`, and whether it comes after all that is in the element. */
  pseudo?: { level: number; isLast: boolean } | undefined;
  /** Only texts in here are asked for. */
  part?: Element | undefined;
}

export interface PlacedText {
  node: Node;
  box: DOMRect;
}

/** What is known of the texts of a page while its covers are looked at. */
export interface Texts {
  boxes: Map<Node, DOMRect>;
  /** Below an element or a shadow root, by their upper edges. */
  placed: Map<Node, PlacedText[]>;
  /** Against pages made to take long. */
  looks: number;
  /** What other covers leave of a text. */
  left: Map<Node, Region[]>;
  /** Those of which they leave nothing. */
  covered: Set<Node>;
}

export const newTexts = (): Texts => ({
  boxes: new Map(),
  placed: new Map(),
  looks: MOST_LOOKS,
  left: new Map(),
  covered: new Set(),
});

/** Texts that a cover without words covers in part; one with words covers them as a whole. */
export function textsBehind(cover: PlacedCover, texts: Texts): PlacedText[] {
  const { area, hole, isFilled } = cover;
  const lies = (box: Region) =>
    isFilled ? isInside(box, area) : isUpon(box, area) && !(hole && isUpon(box, hole));
  const behind: PlacedText[] = [];
  for (const root of rootsOf(cover)) {
    const placed = placedIn(root, cover.scene, texts);
    for (let index = firstFrom(placed, area.top - (isFilled ? 0 : TALLEST)); texts.looks > 0; index += 1) {
      const text = placed[index];
      if (!text || text.box.top > area.bottom) break;
      texts.looks -= 1;
      if (!lies(text.box) || texts.covered.has(text.node)) continue;
      texts.looks -= LOOKS_FOR_ORDER;
      if (isBehind(text, cover, texts)) behind.push(text);
    }
  }
  return behind;
}

/** A text gives away what lies behind one more cover. */
export function takeAway({ node, box }: PlacedText, area: Region, { left, covered }: Texts): void {
  const rest = (left.get(node) ?? [intersect(box, box)]).flatMap((part) => outside(part, area));
  if (rest.length === 0) covered.add(node);
  else if (rest.length <= MOST_PARTS) left.set(node, rest);
}

/** Above, below and on both sides. */
function outside(part: Region, area: Region): Region[] {
  const middle = { ...part, ...intersect(part, { ...area, left: part.left, right: part.right }) };
  return [
    { ...part, bottom: Math.min(part.bottom, area.top) },
    { ...part, top: Math.max(part.top, area.bottom) },
    { ...middle, right: Math.min(part.right, area.left) },
    { ...middle, left: Math.max(part.left, area.right) },
  ].filter((each) => !isEmpty(each));
}

export const lettersIn = (texts: readonly PlacedText[]): number =>
  texts.reduce((sum, { node }) => sum + dataOf(node).trim().length, 0);

/** The place and the shadow roots between it and the cover. */
function rootsOf({ element, place, part }: PlacedCover): Node[] {
  const roots: Node[] = [part && Node.prototype.contains.call(place, part) ? part : place];
  let at = element;
  for (;;) {
    const root = rootNodeOf(at);
    const host = shadowHostOf(root);
    if (!host || Node.prototype.contains.call(root, place)) return roots;
    roots.push(root);
    at = host;
  }
}

function placedIn(root: Node, { document, range }: Scene, texts: Texts): PlacedText[] {
  const known = texts.placed.get(root);
  if (known) return known;
  const placed: PlacedText[] = [];
  const walker = Document.prototype.createTreeWalker.call(document, root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && texts.looks > 0; node = walker.nextNode()) {
    if (!dataOf(node).trim()) continue;
    texts.looks -= 1;
    let box = texts.boxes.get(node);
    if (!box) {
      range.selectNodeContents(node);
      texts.boxes.set(node, (box = range.getBoundingClientRect()));
    }
    if (box.width > 0) placed.push({ node, box });
  }
  placed.sort((a, b) => a.box.top - b.box.top);
  texts.placed.set(root, placed);
  return placed;
}

/** Of the first text that begins at this height or lower. */
function firstFrom(placed: PlacedText[], top: number): number {
  let low = 0;
  let high = placed.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((placed[middle] as PlacedText).box.top < top) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isBehind({ node, box }: PlacedText, cover: PlacedCover, texts: Texts): boolean {
  const { element, area, place, isFilled, scene } = cover;
  let common: Element | null = null;
  let branch: Element | null = null;
  for (let at = flatParentOf(node); at && at !== place; at = flatParentOf(at)) {
    texts.looks -= 1;
    const style = scene.view.getComputedStyle(at);
    if (style.position === 'fixed' || style.position === 'sticky') return false;
    if (scrollsOut(box, area, { scroller: at, style })) return false;
    if (common) continue;
    if (holds(at, element)) common = at;
    else branch = at;
  }
  common ??= place;
  if (isFilled && branch && isOtherSlide(branch, branchOf(element, common))) return false;
  const where = { common, view: scene.view };
  return cover.pseudo ? isPseudoAbove(cover.pseudo, node, where) : isAbove(element, node, where);
}

/** Also through shadow roots. */
function holds(holder: Element, element: Element): boolean {
  for (let at: Element | undefined = element; at; at = shadowHostOf(rootNodeOf(at))) {
    if (Node.prototype.contains.call(holder, at)) return true;
  }
  return false;
}

/** The child of an element in which another stands. */
function branchOf(element: Element, top: Element): Element {
  let at = element;
  for (let up = flatParentOf(at); up && up !== top; up = flatParentOf(at)) at = up;
  return at;
}

/** Slides and panels lie one upon the other and are turned: they have one box, and something turns or tells them. */
function isOtherSlide(branch: Element, own: Element): boolean {
  if (tagOf(branch) !== tagOf(own) || !isSameBox(boxOf(branch), boxOf(own))) return false;
  const names = namesOf(own).filter((name) => namesOf(branch).includes(name));
  const parent = flatParentOf(own);
  return CAROUSEL.test(names.join(' ')) || (parent !== null && find(parent, TURNS) !== null);
}

const TURNS = 'button, [role=button], [role=tab]';

/** In CSS pixels. */
const SIZE_DIFFERENCE = 2;

const isSameBox = (a: DOMRect, b: DOMRect): boolean =>
  [a.left - b.left, a.top - b.top, a.right - b.right, a.bottom - b.bottom].every(
    (difference) => Math.abs(difference) <= SIZE_DIFFERENCE,
  );

const namesOf = (element: Element): string[] =>
  `${attribute(element, 'class') ?? ''} ${attribute(element, 'role') ?? ''}`.split(/\s+/).filter(Boolean);
