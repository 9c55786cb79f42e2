// Blocks from Markdown, as a page that is Markdown gives them: the shortest way to write a page down in a test.

import type { Block } from '../../src/core/block.ts';
import { placeBlocks } from '../../src/core/blocks/to-blocks.ts';
import { weigh } from '../../src/core/output/markdown/write-markdown.ts';
import { parseMarkdown } from '../../src/fetch/page/parse-markdown.ts';

export const blocksOf = (...markdown: string[]): Block[] =>
  placeBlocks(parseMarkdown(markdown.join('\n\n'))).map((block) =>
    Object.assign(block, { tokens: weigh(block.tree) }),
  );
