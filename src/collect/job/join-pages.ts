// The pages of one article as one: the blocks of the next ones behind those of the first.

import { exactShareSaved } from '../../core/tokens/share-saved.ts';
import type { Block, BlockType } from '../../core/block.ts';
import { outline } from '../../core/blocks/outline.ts';
import { textOf, textsOf } from '../../core/blocks/text-of.ts';
import { countWords } from '../../core/dom/words.ts';
import type { Extraction } from '../../core/types.ts';

/** Every page of it says these again. */
const SAID_ONCE: ReadonlySet<BlockType> = new Set(['title', 'byline', 'date']);

export function joinPages(first: Extraction, others: readonly Extraction[]): Extraction {
  const pages = [first, ...others];
  const blocks = [
    ...first.blocks,
    ...others.flatMap((page) => page.blocks.filter((block) => !isSaidAgain(block, first))),
  ].map((block, index): Block => Object.assign({}, block, { id: `b${index + 1}` }));
  const texts = textsOf(blocks);
  const sum = (of: (page: Extraction) => number): number =>
    pages.reduce((total, page) => total + of(page), 0);
  const tokens = blocks.reduce((total, block) => total + block.tokens, 0);
  const rawTokens = sum(({ stats }) => stats.rawTokens);
  return {
    ...first,
    ...texts,
    blocks,
    outline: outline(blocks),
    images: pages.flatMap(({ images }) => images),
    links: pages.flatMap(({ links }) => links),
    warnings: pages.flatMap(({ warnings }) => warnings),
    stats: {
      ...first.stats,
      rawTokens,
      rawCharacters: sum(({ stats }) => stats.rawCharacters),
      tokens,
      saved: exactShareSaved(tokens, rawTokens),
      words: countWords(texts.bodyText),
      readingMinutes: sum(({ stats }) => stats.readingMinutes),
    },
  };
}

function isSaidAgain(block: Block, { blocks, title }: Extraction): boolean {
  if (SAID_ONCE.has(block.type)) return true;
  if (block.type !== 'heading' || block.level > 2) return false;
  const text = textOf(block.tree);
  return text === title || blocks.some((other) => other.type === block.type && textOf(other.tree) === text);
}
