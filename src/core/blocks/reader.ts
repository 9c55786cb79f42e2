import type { InlineContext } from './inline/read-inline.ts';
import type { Inline } from './inline/piece.ts';
import type { Place } from '../output/markdown/write-run.ts';
import type { Draft } from './draft.ts';

/** What a block reader may ask for: the way back into the walk, so that containers can hold blocks. */
export interface Reader extends InlineContext {
  /** The element holds or is a block, so it cannot stand inside a line. */
  isFlow(node: Node): boolean;
  isCard(element: Element): boolean;
  blocks(nodes: Node[]): Draft[];
  paragraphs(nodes: Node[], place: Place): Inline[];
  /** Everything in one line. */
  line(nodes: Node[]): Inline;
}

export type BlockReader = (element: Element, reader: Reader) => Draft[];
