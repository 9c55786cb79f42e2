// The text of a live page as one string without white space, with the way back from a place in it to the page. White
// space is what differs most between a page and what was read of it.

import {
  dataOf,
  firstChildOf,
  nextSiblingOf,
  nodeTypeOf,
  parentNodeOf,
  rootNodeOf,
  rootOf,
  shadowHostOf,
  tagOf,
  viewOf,
} from '../walk/live-dom.ts';
import { UNPAINTED } from '../../core/dom/vocabulary.ts';
import { readableFrame } from '../frames/frames.ts';
import { shadowOf } from '../walk/shadow-roots.ts';

export interface SearchableText {
  text: string;
  /** Text nodes in document order, each with where it begins in `text`. */
  pieces: { node: Text; start: number }[];
}

const SILENT = new Set([...UNPAINTED, 'noscript', 'textarea', 'title']);
/** White space, and characters that nobody sees. */
const SPACE = /[\s\p{Cf}]+/gu;

export const withoutSpace = (text: string): string => text.replace(SPACE, '');

/** Shadow roots stand before the children of their hosts, the documents of readable frames in their place. */
export function readPageText(root: Element): SearchableText {
  const pieces: SearchableText['pieces'] = [];
  const texts: string[] = [];
  let length = 0;
  let node: Node | null = root;
  while (node) {
    if (nodeTypeOf(node) === Node.TEXT_NODE) {
      const text = withoutSpace(dataOf(node));
      if (text !== '') pieces.push({ node: node as Text, start: length });
      texts.push(text);
      length += text.length;
    }
    node = next(node, root);
  }
  return { text: texts.join(''), pieces };
}

function next(node: Node, root: Node): Node | null {
  const isElement = nodeTypeOf(node) === Node.ELEMENT_NODE;
  if (isElement && !SILENT.has(tagOf(node))) {
    const frame = readableFrame(node as Element);
    const shadow = shadowOf(node as Element)?.root;
    const child = (frame && rootOf(frame)) ?? (shadow && firstChildOf(shadow)) ?? firstChildOf(node);
    if (child) return child;
  }
  let at: Node = node;
  while (at !== root) {
    const sibling = nextSiblingOf(at);
    if (sibling) return sibling;
    const host = shadowHostOf(parentNodeOf(at) ?? at);
    // After the last node of a shadow root come the children of its host.
    const child = host && firstChildOf(host);
    if (child) return child;
    const parent = host ?? outOfFrame(at) ?? parentNodeOf(at);
    if (!parent) return null;
    at = parent;
  }
  return null;
}

/** The frame that shows the document of this root. */
const outOfFrame = (node: Node): Element | null =>
  node === rootOf(node.ownerDocument as Document) ? frameOf(node.ownerDocument as Document) : null;

export const frameOf = (inner: Document): Element | null => viewOf(inner)?.frameElement ?? null;

/** The part of the page between two positions in its text. */
export function rangeOf({ pieces }: SearchableText, start: number, end: number): Range {
  const first = pieceAt(pieces, start);
  const last = pieceAt(pieces, end - 1);
  const range = Document.prototype.createRange.call(first.node.ownerDocument);
  range.setStart(first.node, offsetIn(first.node, start - first.start));
  const stop = offsetIn(last.node, end - 1 - last.start) + 1;
  // A range cannot lead out of a shadow root or a frame: what it can hold is the part in the first tree.
  if (rootNodeOf(first.node) === rootNodeOf(last.node)) range.setEnd(last.node, stop);
  else range.setEnd(first.node, dataOf(first.node).length);
  return range;
}

function pieceAt(pieces: SearchableText['pieces'], place: number): SearchableText['pieces'][number] {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pieces[middle]?.start ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return pieces[low] as SearchableText['pieces'][number];
}

/** Where in a text node the character stands that has so many visible ones before it. */
function offsetIn(node: Text, before: number): number {
  let left = before;
  const data = dataOf(node);
  for (let offset = 0; offset < data.length; offset += 1) {
    if (withoutSpace(data.charAt(offset)) === '') continue;
    if (left === 0) return offset;
    left -= 1;
  }
  return data.length;
}
