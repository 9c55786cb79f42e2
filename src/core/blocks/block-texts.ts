import type { Block, BlockType } from '../block.ts';
import { textOf } from './text-of.ts';

/** What stands before the body of an article. */
const FRONT_TYPES: ReadonlySet<BlockType> = new Set(['title', 'byline', 'date']);

/** The visible text of the blocks, as `Extraction` gives it: all of it, and without title, byline and date. */
export function textsOf(blocks: Block[]): { text: string; bodyText: string } {
  return { text: join(blocks), bodyText: join(blocks.filter(({ type }) => !FRONT_TYPES.has(type))) };
}

const join = (blocks: Block[]): string =>
  blocks
    .map(({ tree }) => textOf(tree))
    .filter(Boolean)
    .join('\n\n');
