// Blocks from Markdown, as a page that is Markdown gives them: the shortest way to write a page down in a test.

import type { Block } from '../../src/core/block.ts';
import { placeBlocks } from '../../src/core/blocks/to-blocks.ts';
import { weigh } from '../../src/core/output/markdown/weigh.ts';
import { readTokens } from '../../src/fetch/page/markdown-tokens.ts';
import { lexer } from 'marked';

export const blocksOf = (...markdown: string[]): Block[] =>
  placeBlocks(readTokens(lexer(markdown.join('\n\n'))), weigh);
