// A page as numbered chunks: what each says, where it stands, and how much of a model's window it takes.

import { SMALLEST_CEILING } from './ceilings.ts';
import { PithError } from '../../../errors.ts';
import { textOf, textsOf } from '../../blocks/text-of.ts';
import { type RenderOptions, renderMarkdown, withTitle } from '../markdown/render.ts';
import type { Block } from '../../block.ts';
import type { Extraction } from '../../types.ts';
import { type ChunkOptions, chunkBlocks } from './chunk-blocks.ts';

export interface Chunk {
  /** The page's address and the number: the same page gives the same ids. */
  id: string;
  /** From 1. */
  index: number;
  count: number;
  /** Headings over its first own block, outermost first. */
  path: string[];
  blocks: Block[];
  markdown: string;
  text: string;
  /** Exact tokens of `markdown`. */
  tokens: number;
  /** How many of its blocks, from the start, the chunk before has too. */
  overlap: number;
}

export type ChunkRequest = Pick<ChunkOptions, 'ceiling' | 'overlap'> & {
  count(text: string): number | Promise<number>;
  /** How each is written; without front matter, and the title once. */
  style?: Partial<RenderOptions>;
};

const ROUNDS = 8;
/** Corrections aim this much below the ceiling. */
const CAREFUL = 0.98;

/** Cuts by the estimate, counts every chunk, and cuts again, finer, until each is within the ceiling by the count. */
export async function chunk(extraction: Extraction, request: ChunkRequest): Promise<Chunk[]> {
  const { ceiling, overlap = 0, count } = request;
  if (!Number.isInteger(ceiling) || ceiling < SMALLEST_CEILING) {
    throw new PithError(
      'bad-input',
      `A chunk has at least ${SMALLEST_CEILING} tokens; this ceiling is ${ceiling}.`,
    );
  }
  const blocks = request.style?.title === false ? extraction.blocks : withTitle(extraction);
  const style = { ...request.style, frontMatter: false, title: false };
  let aim = ceiling;
  for (let round = 0; ; round += 1) {
    const parts = chunkBlocks(blocks, { ceiling: Math.max(1, aim), overlap });
    const texts = parts.map((part) => renderMarkdown({ ...extraction, blocks: part.blocks }, style));
    const tokens: number[] = [];
    for (const text of texts) tokens.push(await count(text));
    const largest = Math.max(0, ...tokens);
    if (largest <= ceiling || round === ROUNDS) {
      return parts.map(({ blocks: own, overlap: again }, index) => ({
        id: `${extraction.canonicalUrl}#chunk-${index + 1}`,
        index: index + 1,
        count: parts.length,
        path: pathOf(own[again]),
        blocks: own,
        markdown: texts[index] ?? '',
        text: textsOf(own).text,
        tokens: tokens[index] ?? 0,
        overlap: again,
      }));
    }
    aim = Math.floor(aim * Math.min(CAREFUL, (ceiling * CAREFUL) / largest));
  }
}

function pathOf(block: Block | undefined): string[] {
  if (!block) return [];
  return block.type === 'heading' || block.type === 'title'
    ? [...block.path, textOf(block.tree)]
    : block.path;
}
