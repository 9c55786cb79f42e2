import { UNPAINTED } from './vocabulary.ts';
import { countWords } from './words.ts';

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
