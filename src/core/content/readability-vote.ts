// The only file that knows Mozilla's Readability. It votes with block numbers; none of its DOM gets out.

import { Readability } from '@mozilla/readability';
import { DROP } from '../marks.ts';
import type { TextBlock } from './text-block.ts';

const BLOCK = 'data-pith-block';
/** Readability scores the tree up to three times and re-reads its HTML each time; above this it takes seconds. */
const MAX_ELEMENTS = 15_000;

/** The blocks that Readability keeps, or nothing where it has no opinion. */
export function voteByReadability(document: Document, blocks: TextBlock[]): Set<number> | undefined {
  if (document.getElementsByTagName('*').length > MAX_ELEMENTS) return undefined;
  const copy = copyWithNumbers(document, blocks);
  // Readability is not ours: odd trees make it throw, and then it has no vote.
  try {
    const article = new Readability<Element>(copy, { serializer: (node) => node as Element }).parse();
    return article?.content ? readNumbers(article.content) : undefined;
  } catch {
    return undefined;
  }
}

/** Numbers stand as attributes, since Readability re-creates its nodes from HTML; it keeps unknown attributes. */
function copyWithNumbers(document: Document, blocks: TextBlock[]): Document {
  const wrapped = numberBlocks(document, blocks);
  const copy = document.cloneNode(true) as Document;
  for (const unwrap of wrapped) unwrap();
  for (const dropped of copy.querySelectorAll(`[${DROP}]`)) dropped.remove();
  return copy;
}

/** An element with one run carries its number itself; with several runs the first text of each gets a `span`. */
function numberBlocks(document: Document, blocks: TextBlock[]): (() => void)[] {
  const runs = new Map<Element, number>();
  for (const { element } of blocks) runs.set(element, (runs.get(element) ?? 0) + 1);
  return blocks.map(({ element, index, nodes }) => {
    // Readability drops the attributes of `body`.
    if (runs.get(element) === 1 && element !== document.body) {
      element.setAttribute(BLOCK, String(index));
      return () => element.removeAttribute(BLOCK);
    }
    const text = nodes.find((node) => node.data.trim());
    const span = document.createElement('span');
    span.setAttribute(BLOCK, String(index));
    text?.replaceWith(span);
    if (text) span.append(text);
    return () => span.replaceWith(...span.childNodes);
  });
}

function readNumbers(article: Element): Set<number> {
  const kept = new Set<number>();
  for (const element of article.querySelectorAll(`[${BLOCK}]`))
    if (element.textContent?.trim()) kept.add(Number(element.getAttribute(BLOCK)));
  return kept;
}
