// The first selected line of a listing keeps its indentation although the pointer began at its first letter.

import { isBlockLevel } from '../dom/vocabulary.ts';
import type { Tallies } from './tally.ts';

const INDENT = /(?:^|\n)([ \t]+)$/;

export function keepIndent(listing: Element, tallies: Tallies): void {
  const walker = listing.ownerDocument.createTreeWalker(listing, 1 | 4 /* elements and texts */);
  let before = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === 1) {
      if (isBlockLevel(node as Element) || (node as Element).localName === 'br') before = '';
      continue;
    }
    const text = node as Text;
    if (tallies.of(text).picked > 0) {
      text.data = (INDENT.exec(before)?.[1] ?? '') + text.data;
      return;
    }
    before = lastLine(before + text.data);
  }
}

const lastLine = (text: string): string => text.slice(Math.max(0, text.lastIndexOf('\n')));
