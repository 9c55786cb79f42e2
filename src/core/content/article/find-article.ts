// Mozilla's Readability on a copy of the pruned tree; what comes back is numbers of text blocks and no document.

import { Readability } from '@mozilla/readability';
import { DROP } from '../../dom/marks.ts';
import type { TextBlock } from '../text-block.ts';

/** Number of the text block that a text of the copy belongs to. */
const BLOCK = 'data-pith-block';
/** Of a block that is cut, this share of its characters has to stand in the article. */
const MOST = 0.5;

/** Those of which most stands in the article; empty where Readability finds none. */
export function findArticle(document: Document, blocks: TextBlock[]): Set<number> {
  const copy = numberedCopy(document, blocks);
  for (const dropped of copy.querySelectorAll(`[${DROP}]`)) dropped.remove();
  const article = new Readability(copy, { disableJSONLD: true, serializer: (node) => node }).parse();
  const found = new Map<number, number>();
  for (const part of (article?.content as Element | undefined)?.querySelectorAll(`[${BLOCK}]`) ?? []) {
    const index = Number(part.getAttribute(BLOCK));
    found.set(index, (found.get(index) ?? 0) + (part.textContent?.length ?? 0));
  }
  return new Set(
    [...found.keys()].filter((index) => (found.get(index) ?? 0) >= MOST * lengthOf(blocks[index])),
  );
}

const lengthOf = (block: TextBlock | undefined): number =>
  block?.nodes.reduce((sum, { data }) => sum + data.length, 0) ?? 0;

/** Readability changes the tags around a text, but leaves a `span` inside of them. */
function numberedCopy(document: Document, blocks: TextBlock[]): Document {
  const indexOf = new Map(blocks.flatMap(({ index, nodes }) => nodes.map((node) => [node, index] as const)));
  const copy = document.cloneNode(true) as Document;
  const texts = textsOf(document);
  for (const [at, text] of textsOf(copy).entries()) {
    const index = indexOf.get(texts[at] as Text);
    if (index === undefined) continue;
    const part = copy.createElement('span');
    part.setAttribute(BLOCK, String(index));
    text.replaceWith(part);
    part.append(text);
  }
  return copy;
}

function textsOf(document: Document): Text[] {
  const texts: Text[] = [];
  // 4: text nodes.
  const walker = document.createTreeWalker(document.body, 4);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
