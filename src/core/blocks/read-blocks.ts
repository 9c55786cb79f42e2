// Walks the surviving tree and splits it into blocks: loose text becomes paragraphs, containers are read through.

import type { Draft } from '../block.ts';
import { elementsIn, nodesIn } from '../dom/edit-tree.ts';
import type { Page } from '../page.ts';
import { isLeftOut } from '../dom/vocabulary.ts';
import { blockReader } from './block-readers.ts';
import { findCards } from './cards/find-cards.ts';
import { readCard } from './cards/read-card.ts';
import { findFlow } from './find-flow.ts';
import { imageAlone } from './readers/image.ts';
import { INLINE_RULES } from './inline/inline-rules.ts';
import { readInline } from './inline/read-inline.ts';
import { oneLine } from './inline/runs.ts';
import { joinDrafts } from './join-drafts.ts';
import type { Reader } from './reader.ts';

/** Throws `OutOfTime` where there is a deadline. */
export function readBlocks(root: Element, deadline?: Page['deadline']): Draft[] {
  const flow = findFlow(root);
  const cards = findCards(root, (element) => flow.has(element));
  const reader: Reader = {
    shown: new Set(),
    isFlow: (node) => flow.has(node),
    isCard: (element) => cards.has(element),
    blocks(nodes) {
      const drafts: Draft[] = [];
      let run: Node[] = [];
      const flush = () => {
        if (run.length > 0) joinDrafts(drafts, readRun(run));
        run = [];
      };
      for (const node of nodes) {
        deadline?.check();
        if (!flow.has(node)) run.push(node);
        else {
          flush();
          joinDrafts(drafts, readBlock(node as Element));
        }
      }
      flush();
      return drafts;
    },
    flow: (nodes) => reader.blocks(nodes).map(({ tree }) => tree),
    paragraphs: (nodes) => readInline(nodes, reader.shown),
    line: (nodes) => oneLine(reader.paragraphs(nodes)),
  };

  function readRun(nodes: Node[]): Draft[] {
    return (
      imageAlone(nodes, reader.shown) ??
      reader
        .paragraphs(nodes)
        .map((children) => ({ type: 'paragraph', tree: { type: 'paragraph', children } }))
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

  return reader.blocks(nodesIn(root));
}
