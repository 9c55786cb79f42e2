// The text that no pass has left out. Without recursion: it serves where a tree was too deep for something else.

import { isBlockLevel, isLeftOut, UNPAINTED } from './vocabulary.ts';
import { countWords, foldSpace } from './words.ts';

export function* standingTexts(root: Element): Generator<Text> {
  const walker = root.ownerDocument.createTreeWalker(root, 5 /* elements, texts */, (node) =>
    node.nodeType === 1 && isLeftOut(node as Element) ? 2 /* nor what is inside */ : 1,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.nodeType === 3) yield node as Text;
}

/** Leaves nothing of the structure but paragraphs, one for each element that starts a block. */
export function flatten(root: Element): void {
  const lines: string[] = [];
  let last: Element | null = null;
  for (const text of standingTexts(root)) {
    let around = text.parentElement;
    while (around && around !== root && !isBlockLevel(around)) around = around.parentElement;
    if (around !== last) lines.push('');
    last = around;
    lines.push(`${lines.pop() ?? ''}${text.data}`);
  }
  root.replaceChildren();
  for (const line of lines.map(foldSpace).filter(Boolean)) {
    const paragraph = root.ownerDocument.createElement('p');
    paragraph.textContent = line;
    root.append(paragraph);
  }
}

// The text that pruning has left, up to what a warning needs to know: whether there is little of it.
/** Beyond this a page is not thin, whatever it says. Characters. */
const ENOUGH = 8_000;

export interface VisibleText {
  text: string;
  words: number;
}

export function readVisibleText(root: Element): VisibleText {
  const parts: string[] = [];
  let length = 0;
  for (const { data, parentElement } of standingTexts(root)) {
    if (length >= ENOUGH) break;
    const part = parentElement?.localName === 'option' ? '' : data.trim();
    if (part) parts.push(part);
    length += part.length;
  }
  const text = foldSpace(parts.join(' '));
  return { text, words: countWords(text) };
}

const isUnpainted = ({ localName }: Element): boolean => UNPAINTED.has(localName);

/** Words of the text in an element, but for what stands in elements that are skipped. */
export function countWordsIn(element: Element, isSkipped: (inner: Element) => boolean = isUnpainted): number {
  let words = 0;
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3) words += countWords((node as Text).data);
    else if (node.nodeType === 1 && !isSkipped(node as Element))
      words += countWordsIn(node as Element, isSkipped);
  }
  return words;
}
