// A page in parts that each stay under a ceiling of tokens: cut between sections, else between blocks, else inside a
// block. A heading never ends a part.

import type { Block } from '../../block.ts';
import { listSections } from '../../focus/sections.ts';
import { splitToFit } from '../../focus/split-to-fit.ts';

export interface ChunkOptions {
  /** Tokens that a part may have. */
  ceiling: number;
  /** Blocks of the part before that are repeated. 0 when left out. */
  overlap?: number;
  /** Tokens of a block with the blank line after it; the block's own estimate when left out. */
  cost?(block: Block): number;
}

export interface Slice {
  blocks: Block[];
  /** How many of them, from the start, the part before has too. */
  overlap: number;
}

/** A part that is fuller than this is closed before a section that does not fit. Share of the ceiling. */
const FULL_ENOUGH = 0.5;

export function chunkBlocks(blocks: readonly Block[], options: ChunkOptions): Slice[] {
  const { ceiling, overlap = 0, cost = (block: Block) => block.tokens + 1 } = options;
  const sum = (some: readonly Block[]) => some.reduce((total, block) => total + cost(block), 0);
  const parts: Slice[] = [];
  let part: Slice = { blocks: [], overlap: 0 };
  let used = 0;

  const close = (next: Block | undefined) => {
    if (part.blocks.length === part.overlap) return;
    const carried = next ? takeTrailingHeadings(part, ceiling - cost(next), sum) : [];
    parts.push(part);
    const again = next ? lastBlocks(part, overlap) : [];
    const room = ceiling - sum(carried) - (next ? cost(next) : 0);
    while (again.length > 0 && sum(again) > room) again.shift();
    part = { blocks: [...again, ...carried], overlap: again.length };
    used = sum(part.blocks);
  };
  const add = (block: Block) => {
    if (used + cost(block) > ceiling) close(block);
    part.blocks.push(block);
    used += cost(block);
  };

  for (const section of joinBareHeadings(blocks)) {
    const size = sum(section);
    const fitsAlone = size <= ceiling;
    if (used + size > ceiling && (fitsAlone || used > ceiling * FULL_ENOUGH)) close(section[0]);
    for (const block of section) for (const piece of splitToFit(block, { tokens: ceiling, cost })) add(piece);
  }
  close(undefined);
  return parts;
}

/** Sections as lists of blocks; a heading without text of its own goes with the section after it. */
function joinBareHeadings(blocks: readonly Block[]): Block[][] {
  const units: Block[][] = [];
  let bare: Block[] = [];
  for (const { heading, body } of listSections(blocks)) {
    const all = heading ? [heading, ...body] : body;
    if (body.length === 0) bare.push(...all);
    else {
      units.push([...bare, ...all]);
      bare = [];
    }
  }
  return bare.length > 0 ? [...units, bare] : units;
}

/** Headings at the end of a part head what comes next, where both fit together. */
function takeTrailingHeadings(part: Slice, room: number, sum: (some: Block[]) => number): Block[] {
  let first = part.blocks.length;
  while (first > part.overlap && isHeading(part.blocks[first - 1])) first -= 1;
  const headings = part.blocks.slice(first);
  if (first === part.overlap || sum(headings) > room) return [];
  part.blocks.length = first;
  return headings;
}

const isHeading = (block: Block | undefined): boolean => block?.type === 'heading' || block?.type === 'title';

const lastBlocks = ({ blocks }: Slice, count: number): Block[] => (count > 0 ? blocks.slice(-count) : []);
