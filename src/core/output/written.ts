// An extraction as it leaves for a program: what its trees say is written beside them, so that nobody has to walk a tree.

import type { Block } from '../block.ts';
import { wholeText, textOf, textOfAll } from '../blocks/text-of.ts';
import type { Inline } from '../tree.ts';
import type { Extraction } from '../types.ts';
import { writeMarkdown } from './markdown/write-markdown.ts';

/** A block with its Markdown and its visible text; a list with the texts of its items, a table with those of its cells. */
export type WrittenBlock = { markdown: string; text: string } & (
  | Exclude<Block, { type: 'list' | 'table' }>
  | (Extract<Block, { type: 'list' }> & { items: string[] })
  | (Extract<Block, { type: 'table' }> & { header: string[]; rows: string[][] })
);

export type WrittenExtraction = Omit<Extraction, 'blocks'> & { blocks: WrittenBlock[] };

export const written = (extraction: Extraction): WrittenExtraction => ({
  ...extraction,
  blocks: extraction.blocks.map(writtenBlock),
});

export function writtenBlock(block: Block): WrittenBlock {
  const { tree } = block;
  const said = { markdown: writeMarkdown(tree), text: textOf(tree) };
  switch (block.type) {
    case 'list': {
      const items = tree.type === 'list' ? tree.children.map((item) => textOfAll(item.children)) : [];
      return { ...block, ...said, items };
    }
    case 'table': {
      const [header = [], ...rows] = tree.type === 'table' ? tree.children.map(textsOfRow) : [];
      return { ...block, ...said, header, rows };
    }
    default:
      return { ...block, ...said };
  }
}

const textsOfRow = ({ children }: { children: { children: Inline[] }[] }): string[] =>
  children.map((cell) => wholeText(cell.children));
