// The text that no pass has left out. Without recursion: it serves where a tree was too deep for something else.

import { isBlockLevel } from './display.ts';
import { isLeftOut } from './left-out.ts';
import { foldSpace } from './words.ts';

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
