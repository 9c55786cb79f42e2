// The text that pruning has left, up to what a warning needs to know: whether there is little of it.

import { DROP, HIDDEN } from './marks.ts';
import { countWords, foldSpace } from './words.ts';

const NO_PROSE = new Set(['script', 'style', 'template', 'noscript', 'select', 'svg']);
/** Beyond this a page is not thin, whatever it says. Characters. */
const ENOUGH = 8_000;

export interface VisibleText {
  text: string;
  words: number;
}

export function readVisibleText(root: Element): VisibleText {
  const parts: string[] = [];
  let length = 0;
  const visit = (element: Element): void => {
    if (NO_PROSE.has(element.localName) || element.hasAttribute(DROP) || element.hasAttribute(HIDDEN)) return;
    for (let node = element.firstChild; node && length < ENOUGH; node = node.nextSibling) {
      if (node.nodeType === 1) visit(node as Element);
      else if (node.nodeType === 3) {
        const text = (node as Text).data.trim();
        if (text) parts.push(text);
        length += text.length;
      }
    }
  };
  visit(root);
  const text = foldSpace(parts.join(' '));
  return { text, words: countWords(text) };
}
