// A summary and what it opens. Short answers stay with their question; whole sections become blocks of their own.

import type { Draft } from '../../block.ts';
import { elementsIn, nodesIn } from '../../dom/child-nodes.ts';
import type { BlockReader } from '../reader.ts';
import { inlineText } from '../text-of.ts';

const SIMPLE: ReadonlySet<Draft['type']> = new Set(['paragraph', 'list', 'quote', 'image', 'math', 'embed']);

export const readDetails: BlockReader = (element, reader) => {
  const opener = elementsIn(element).find((child) => child.localName === 'summary');
  const line = opener ? reader.line(nodesIn(opener)) : [];
  const content = reader.blocks(nodesIn(element).filter((node) => node !== opener));
  const summary = inlineText(line);
  if (summary === '') return content;
  const stays = content.every((draft) => SIMPLE.has(draft.type));
  const children = stays ? content.map(({ tree }) => tree) : [];
  const details: Draft = { type: 'details', summary, tree: { type: 'details', summary: line, children } };
  return stays ? [details] : [details, ...content];
};
