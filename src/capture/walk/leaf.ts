// Copies elements that show something of their own and no children: pictures, frames, form controls.

import { COLLAPSED, FRAME, VALUE } from '../../core/dom/marks.ts';
import type { HiddenReason } from '../../core/visibility/hidden-reason.ts';
import { noteCover } from '../paint/covered.ts';
import { markImage, markSize } from './facts.ts';
import { markValue } from './form-values.ts';
import { contentOf } from '../frames/frame-copies.ts';
import { FRAME_TAGS, readableFrame, unreadFrameWarning } from '../frames/frames.ts';
import { unreadableReason } from '../visibility/hidden-text.ts';
import {
  attribute,
  boxOf,
  clientHeightOf,
  clientWidthOf,
  hasAttribute,
  outerHtmlOf,
  rootOf,
  tagOf,
} from './live-dom.ts';
import { type Walk, openDocument } from './open-document.ts';
import { type Region, isOutside, outerRegion } from '../visibility/region.ts';
import { isInSlide } from '../visibility/slides.ts';
import { type Judgement, type Mark, type Visit, addPart, hiddenMark, newVisit } from './visit.ts';

const LEAVES = new Set(
  'audio canvas embed frame hr iframe img input meter object progress select textarea video'.split(' '),
);
/** A frame this small is there to count visits or to carry a script, in CSS pixels. */
const SMALLEST_FRAME = 2;

export function isLeaf(element: Element, tag: string): boolean {
  if (tag !== 'select') return LEAVES.has(tag);
  return !hasAttribute(element, 'multiple') && Number(attribute(element, 'size') ?? 1) <= 1;
}

interface Leaf {
  visit: Visit;
  element: Element;
  copy: Element;
  judged: Judgement;
}

/** The visit of a frame's document where it can be read. */
export function copyLeaf(walk: Walk, { visit, element, copy, judged }: Leaf): Visit | null {
  if (judged.state === 'hidden') return null;
  const tag = tagOf(element);
  if (tag === 'img') markImage(element, copy);
  else if (tag === 'video' || tag === 'canvas' || FRAME_TAGS.has(tag)) markSize(element, copy);
  markValue(element, copy);
  if (tag === 'video' || tag === 'audio') copySources(element, copy);
  if (judged.state === 'visible') {
    const mark = hiddenLeaf({ visit, element, copy, judged });
    if (mark) {
      addPart(visit, 'hiddenParts', { node: copy, ...mark });
      return null;
    }
  }
  visit.shows = true;
  if (walk.covers && judged.state === 'visible') {
    noteCover(walk.covers, { ...judged, element, parent: visit, scene: visit.scene, shows: true });
  }
  return FRAME_TAGS.has(tag) ? enterFrame(walk, { visit, element, copy, judged }) : null;
}

function hiddenLeaf({ visit, element, copy, judged }: Leaf): Mark | null {
  if (judged.style?.visibility !== 'visible') return hiddenMark('visibility');
  const box = boxOf(element);
  const fieldReason = copy.hasAttribute(VALUE) ? hiddenFieldReason({ visit, element, copy, judged }) : '';
  if (fieldReason) return hiddenMark(fieldReason);
  if (FRAME_TAGS.has(tagOf(element)) && isTinyFrame(element)) return hiddenMark('zero-size');
  // A lazy picture without its size yet lies nowhere.
  if (box.width === 0 || box.height === 0 || !isOutside(box, regionOf(visit, judged))) return null;
  return isInSlide(visit) ? { name: COLLAPSED, value: 'carousel' } : hiddenMark('off-screen');
}

/** What a field can be scrolled to inside is not where the field itself is. */
const regionOf = (visit: Visit, { style }: Judgement): Region =>
  outerRegion(visit.regions, style?.position ?? 'static');

/** The words in a field are painted like any text. */
function hiddenFieldReason({ visit, element, copy, judged }: Leaf): HiddenReason | '' {
  const { scene } = visit;
  const field = newVisit({ element, parent: visit, scene, copy, next: null, selectedRange: 0 }, judged);
  return judged.style ? unreadableReason(field, judged.style) : '';
}

/** Without its border, which is two pixels thick by default. */
const isTinyFrame = (element: Element): boolean =>
  clientWidthOf(element) < SMALLEST_FRAME || clientHeightOf(element) < SMALLEST_FRAME;

function enterFrame(walk: Walk, { visit, element, copy, judged }: Leaf): Visit | null {
  const inner = judged.state === 'visible' ? readableFrame(element) : null;
  const copied = walk.frames.get(element);
  if (copied && judged.state === 'visible') {
    const place = walk.copy.createElement('div');
    place.setAttribute(FRAME, copied.url);
    place.title = attribute(element, 'title') ?? '';
    place.append(...contentOf(copied, walk.copy));
    walk.innerCharacters += copied.html.length;
    copy.replaceWith(place);
    return null;
  }
  if (!inner) {
    const warning = unreadFrameWarning(element, visit.scene.view);
    if (warning && judged.state === 'visible') walk.warnings.push(warning);
    return null;
  }
  const place = walk.copy.createElement('div');
  copy.replaceWith(place);
  walk.innerCharacters += outerHtmlOf(rootOf(inner)!).length;
  const { scene } = visit;
  const frame = newVisit(
    { element, parent: visit, scene, copy: place, next: null, selectedRange: 0 },
    judged,
  );
  return openDocument(walk, inner, { copy: place, parent: frame });
}

function copySources(element: Element, copy: Element): void {
  for (const child of Element.prototype.querySelectorAll.call(element, 'source, track')) {
    copy.append(copy.ownerDocument.importNode(child, false));
  }
}
