// The sections that answer a query, within a budget of tokens. Plain data in, plain data out; nothing is read again.

import { PithError } from '../../errors.ts';
import { textsOf } from '../blocks/text-of.ts';
import type { Block } from '../block.ts';
import type { Extraction, Focus, FocusState } from '../types.ts';
import { type Kept, assemble } from './assemble.ts';
import { chooseSections } from './choose-sections.ts';
import { type SectionIndex, indexSections } from './index-sections.ts';
import { isEmpty, parseQuery } from './parse-query.ts';
import { type Scored, type Tuning, DEFAULT_TUNING, scoreSections } from './score-sections.ts';
import { listSections } from './sections.ts';
import { splitWords } from './split-words.ts';

export interface FocusRequest {
  query?: string;
  /** Tokens that the result may have; no limit when left out. */
  budget?: number;
  /** Say where sections were left out. On when left out. */
  marks?: boolean;
  tuning?: Partial<Tuning>;
  /** Ids of sections that come first, whatever they score: a person wants them. */
  pinned?: ReadonlySet<string>;
  /** Tokens of a block with the blank line after it; the block's own estimate when left out. */
  cost?(block: Block): number;
}

/** Without a query, a budget or text nothing changes but `focus`. Without a budget nothing is left out. */
export function focus(extraction: Extraction, request: FocusRequest): Extraction {
  const { query: text = '', budget, marks = true, cost = estimatedCost } = request;
  if (budget !== undefined) checkBudget(budget);
  const index = indexOf(extraction.blocks);
  const { sections } = index;
  const query = parseQuery(text);
  const scored = isEmpty(query)
    ? { scores: sections.map(() => 0), worth: new Map<string, number>() }
    : scoreSections(index, query, { ...DEFAULT_TUNING, ...request.tuning });
  const pinned = sections.map(({ id }) => request.pinned?.has(id) ?? false);
  const matching = rank(scored, pinned);
  const total = extraction.blocks.reduce((sum, block) => sum + cost(block), 0);
  const report = (state: FocusState, kept?: Kept): Focus => ({
    state,
    query: text,
    ...(budget === undefined ? {} : { budget }),
    sections: sections.map(({ id, text: heading, tokens }, position) => ({
      id,
      text: heading,
      score: scored.scores[position] ?? 0,
      tokens,
      kept: howMuch(kept, position),
    })),
  });
  const nothing = !isEmpty(query) && scored.scores.every((score) => score === 0);
  if (budget === undefined || total <= budget) {
    return { ...extraction, focus: report(nothing ? 'no-match' : 'not-needed') };
  }
  const inOrder = matching.length === 0;
  const kept = chooseSections({
    sections,
    ranked: inOrder ? sections.map((_, position) => position) : matching,
    scores: scored.scores.map((score, position) => (pinned[position] ? PINNED : score)),
    budget,
    inOrder,
    marks,
    cost,
    worth: (passage) => worthOf(passage, scored.worth),
  });
  const state = nothing ? 'no-match' : inOrder ? 'cut' : 'filtered';
  return { ...keepBlocks(extraction, assemble(sections, kept, marks)), focus: report(state, kept) };
}

export function checkBudget(budget: number): number {
  if (Number.isInteger(budget) && budget > 0) return budget;
  throw new PithError('bad-input', `A budget is a whole number of tokens from 1; this one is ${budget}.`);
}

const estimatedCost = (block: Block): number => block.tokens + 1;

/** Beyond any score. */
const PINNED = 1e6;

/** Best first; equal ones in document order. */
const rank = ({ scores }: Scored, pinned: boolean[]): number[] =>
  scores
    .map((score, position) => ({ score: pinned[position] ? PINNED : score, position }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.position - other.position)
    .map(({ position }) => position);

function howMuch(kept: Kept | undefined, position: number): Focus['sections'][number]['kept'] {
  if (!kept) return 'whole';
  const part = kept.get(position);
  if (!part) return 'none';
  if (part.whole) return 'whole';
  return part.body.length > 0 ? 'trimmed' : 'heading';
}

/** What a passage has of the query: each term once, by its worth. */
function worthOf(passage: string, worth: Scored['worth']): number {
  if (worth.size === 0) return 0;
  const found = new Set<string>();
  splitWords(passage, (term) => worth.has(term) && found.add(term));
  return [...found].reduce((sum, term) => sum + (worth.get(term) ?? 0), 0);
}

/** The words of a page stay the same while a person types. */
const indexes = new WeakMap<Block[], SectionIndex>();

function indexOf(blocks: Block[]): SectionIndex {
  let index = indexes.get(blocks);
  if (!index) indexes.set(blocks, (index = indexSections(listSections(blocks))));
  return index;
}

/** The extraction with these blocks alone, and what is derived from them. */
export function keepBlocks(extraction: Extraction, blocks: Block[]): Extraction {
  const kept = new Set(blocks.map((block) => block.id));
  return {
    ...extraction,
    blocks,
    ...textsOf(blocks),
    outline: extraction.outline.filter((entry) => kept.has(entry.id)),
  };
}
