// Walks the surviving tree and splits it into blocks: loose text becomes paragraphs, containers are read through.

import { elementsIn, nodesIn } from '../dom/child-nodes.ts';
import { INLINE_RULES } from './inline/inline-rules.ts';
import { isLeftOut } from '../dom/left-out.ts';
import { type InlineContext, readInline } from './inline/read-inline.ts';
import { writeRun } from '../output/markdown/write-run.ts';
import { addDrafts } from './add-drafts.ts';
import { blockReader } from './block-readers.ts';
import type { Draft } from './draft.ts';
import { findCards } from './cards/find-cards.ts';
import { readCard } from './cards/read-card.ts';
import { findFlow } from './find-flow.ts';
import { imageAlone } from './image.ts';
import type { Reader } from './reader.ts';

export function readBlocks(root: Element): { drafts: Draft[] } & InlineContext {
  const flow = findFlow(root);
  const cards = findCards(root, (element) => flow.has(element));
  const reader: Reader = {
    found: { images: [], links: [], shown: new Set() },
    isFlow: (node) => flow.has(node),
    isCard: (element) => cards.has(element),
    blocks(nodes) {
      const drafts: Draft[] = [];
      let run: Node[] = [];
      const flush = () => {
        if (run.length > 0) addDrafts(drafts, readRun(run));
        run = [];
      };
      for (const node of nodes) {
        if (!flow.has(node)) run.push(node);
        else {
          flush();
          addDrafts(drafts, readBlock(node as Element));
        }
      }
      flush();
      return drafts;
    },
    paragraphs: (nodes, place) => readInline(nodes, reader).map((pieces) => writeRun(pieces, place)),
    line(nodes) {
      const parts = reader.paragraphs(nodes, 'line');
      return {
        markdown: parts.map((part) => part.markdown).join(' '),
        text: parts
          .map((part) => part.text)
          .join(' ')
          .trim(),
      };
    },
  };

  function readRun(nodes: Node[]): Draft[] {
    return (
      imageAlone(nodes, reader) ??
      reader
        .paragraphs(nodes, 'paragraph')
        .map(({ markdown, text }) => ({ type: 'paragraph', markdown, text }))
    );
  }

  function readBlock(element: Element): Draft[] {
    if (isLeftOut(element)) return [];
    const title = cards.get(element);
    if (title) return readCard(element, title, reader);
    const read = blockReader(element);
    if (read) return read(element, reader);
    // An inline element that is shown as a block (`<b style="display:block">`) keeps its own meaning.
    if (INLINE_RULES[element.localName] && !elementsIn(element).some((child) => flow.has(child))) {
      return readRun([element]);
    }
    return reader.blocks(nodesIn(element));
  }

  return { drafts: reader.blocks(nodesIn(root)), found: reader.found };
}
