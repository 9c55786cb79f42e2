// A summary and what it opens. Short answers stay with their question; whole sections become blocks of their own.

import { elementsIn, nodesIn } from '../dom/child-nodes.ts';
import { boldLine } from '../output/markdown/bold-line.ts';
import { type Draft, draftsMarkdown, draftsText } from './draft.ts';
import type { BlockReader } from './reader.ts';

const SIMPLE: ReadonlySet<Draft['type']> = new Set(['paragraph', 'list', 'quote', 'image', 'math', 'embed']);

export const readDetails: BlockReader = (element, reader) => {
  const summary = elementsIn(element).find((child) => child.localName === 'summary');
  const line = summary ? reader.line(nodesIn(summary)) : { markdown: '', text: '' };
  const content = reader.blocks(nodesIn(element).filter((node) => node !== summary));
  if (line.text === '') return content;
  const bold = boldLine(line.markdown);
  if (!content.every((draft) => SIMPLE.has(draft.type))) {
    return [{ type: 'details', summary: line.text, markdown: bold, text: line.text }, ...content];
  }
  return [
    {
      type: 'details',
      summary: line.text,
      markdown: [bold, draftsMarkdown(content)].filter(Boolean).join('\n\n'),
      text: [line.text, draftsText(content)].filter(Boolean).join('\n'),
    },
  ];
};
