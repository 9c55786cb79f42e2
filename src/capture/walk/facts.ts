// Writes what only the live page knew on to an element of the copy: sizes, sources, layers, computed display.

import {
  DISPLAY,
  FILLS,
  IMAGE_SOURCE,
  LAYER,
  NUMBERINGS,
  SIDE,
  SIZE,
  TABLE_PART,
} from '../../core/dom/marks.ts';
import type { Visit } from './visit.ts';
import { attribute, boxOf, currentSourceOf, naturalWidthOf, tagOf } from './live-dom.ts';

/** Tags that are inline unless a style says otherwise and that pages turn into blocks. */
export const INLINE_TAGS: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del em font i ins kbd label mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);
/** Block tags that pages turn into inline ones; list items and table parts keep their structure. */
const BLOCK_TAGS = new Set(
  'address article aside dd div dl dt figcaption footer header main p section'.split(' '),
);
const BLOCK_DISPLAY = /^(?:block|flex|grid|table|list-item|flow-root)/;
/** One line of text: what a flex row lays out inside is no row of blocks. */
const LINE_TAGS = new Set('dt h1 h2 h3 h4 h5 h6 label p summary'.split(' '));

export const isBlockDisplay = (display: string): boolean => BLOCK_DISPLAY.test(display);

export interface Layout {
  style: CSSStyleDeclaration;
  display: string;
  position: string;
  parent: Visit;
  view: Pick<Window, 'innerWidth' | 'innerHeight'>;
}

export function markLayout(element: Element, copy: Element, layout: Layout): void {
  const tag = tagOf(element);
  if (layout.display === 'inline') {
    if (BLOCK_TAGS.has(tag)) copy.setAttribute(DISPLAY, 'inline');
  } else if (isBlockDisplay(layout.display)) {
    const isUnknown = tag.includes('-');
    if (isUnknown || (INLINE_TAGS.has(tag) && isBlockOfItsOwn(layout))) copy.setAttribute(DISPLAY, 'block');
  }
  if (layout.display.startsWith('table') && !tag.startsWith('t'))
    copy.setAttribute(TABLE_PART, layout.display);
  if (isAtEnd(layout)) copy.setAttribute(SIDE, 'end');
  if (layout.position === 'fixed' || layout.position === 'sticky') {
    copy.setAttribute(LAYER, layout.position);
    if (layout.position === 'fixed') markFixed(element, copy, layout.view);
  }
  if (tag === 'td' || tag === 'th') markAlignment(element, copy, layout.style);
  else if (tag === 'ol' && attribute(element, 'type') === null) {
    const type = NUMBERINGS[layout.style.listStyleType];
    if (type !== undefined) copy.setAttribute('type', type);
  }
}

/** Pushed there by its row or by its margin: the own messages of a chat. In CSS pixels. */
const FAR = 100;

function isAtEnd({ style, display, parent }: Layout): boolean {
  if (!isBlockDisplay(display)) return false;
  const left = Number.parseFloat(style.marginLeft);
  return (
    (left > FAR && left > 4 * Number.parseFloat(style.marginRight)) ||
    style.float === 'right' ||
    (display === 'flex' && style.justifyContent.endsWith('end')) ||
    (parent.display === 'flex' && style.alignSelf.endsWith('end'))
  );
}

function markFixed(element: Element, copy: Element, { innerWidth, innerHeight }: Layout['view']): void {
  markSize(element, copy);
  const { left, right, top, bottom } = boxOf(element);
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
  const share = (Math.max(0, width) * Math.max(0, height)) / (innerWidth * innerHeight);
  if (share > 0) copy.setAttribute(FILLS, String(Math.round(share * 100)));
}

/** Floats (drop caps), absolute boxes and items of a one-line flex row are computed as blocks but read as words. */
function isBlockOfItsOwn(layout: Layout): boolean {
  if (layout.position === 'absolute' || layout.position === 'fixed' || layout.style.float !== 'none')
    return false;
  let { parent } = layout;
  const { display } = parent;
  while (parent.parent && INLINE_TAGS.has(parent.copy.localName)) parent = parent.parent;
  return !(display.startsWith('inline-') || LINE_TAGS.has(parent.copy.localName));
}

/** Columns are aligned by style sheets as often as by attributes. */
function markAlignment(element: Element, copy: Element, style: CSSStyleDeclaration): void {
  if (attribute(element, 'align') !== null || tagOf(element) === 'th') return;
  const align = style.textAlign;
  if (align === 'center' || align === 'right') copy.setAttribute('align', align);
}

export function markSize(element: Element, copy: Element): void {
  const { width, height } = boxOf(element);
  copy.setAttribute(SIZE, `${Math.round(width)}x${Math.round(height)}`);
}

export function markImage(element: Element, copy: Element): void {
  markSize(element, copy);
  if (tagOf(element) !== 'img' || naturalWidthOf(element) === 0) return;
  const source = currentSourceOf(element);
  if (source && !source.startsWith('data:')) copy.setAttribute(IMAGE_SOURCE, source);
}
