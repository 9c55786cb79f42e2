// The text that pruning has left, up to what a warning needs to know: whether there is little of it.

import { standingTexts } from './standing-texts.ts';
import { countWords, foldSpace } from './words.ts';

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
