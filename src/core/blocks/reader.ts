import type { Draft } from '../block.ts';
import type { Flow, Inline } from '../tree.ts';
import type { Shown } from './inline/inline-reader.ts';

/** What a block reader may ask for: the way back into the walk, so that containers can hold blocks. */
export interface Reader {
  shown: Shown;
  /** The element holds or is a block, so it cannot stand inside a line. */
  isFlow(node: Node): boolean;
  isCard(element: Element): boolean;
  blocks(nodes: Node[]): Draft[];
  /** The trees of blocks that stand inside another. */
  flow(nodes: Node[]): Flow[];
  paragraphs(nodes: Node[]): Inline[][];
  /** Everything in one line. */
  line(nodes: Node[]): Inline[];
}

export type BlockReader = (element: Element, reader: Reader) => Draft[];
