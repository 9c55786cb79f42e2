// Tokens of the blocks of an extraction, as they are written. What only reads a page can leave this to whoever asked.

import { outline } from '../blocks/outline.ts';
import { exactShareSaved } from '../tokens/share-saved.ts';
import type { Extraction } from '../types.ts';
import { weigh } from './markdown/write-markdown.ts';

export function weighBlocks(extraction: Extraction): Extraction {
  const blocks = extraction.blocks.map((block) => ({ ...block, tokens: weigh(block.tree) }));
  const { stats } = extraction;
  const tokens = blocks.reduce((sum, block) => sum + block.tokens, 0);
  const saved = exactShareSaved(tokens, stats.rawTokens);
  return { ...extraction, blocks, outline: outline(blocks), stats: { ...stats, tokens, saved } };
}
