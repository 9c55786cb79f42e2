// The sections that answer a query, within a budget of tokens. Plain data in, plain data out; nothing is read again.

import { PithError } from '../../errors.ts';
import { textsOf } from '../blocks/text-of.ts';
import type { Block } from '../block.ts';
import type { Extraction, Focus, FocusState } from '../types.ts';
import { type Kept, assemble } from './assemble.ts';
import { choosePassages } from './choose-passages.ts';
import { type PassageIndex, indexPassages } from './index-passages.ts';
import { isEmpty, parseQuery } from './parse-query.ts';
import { type Scored, scorePassages } from './score-passages.ts';
import { PASSAGE_TOKENS } from './passages.ts';
import { listSections } from './sections.ts';
import { splitWords } from './split-words.ts';

export interface FocusRequest {
  query?: string;
  /** Tokens that the result may have; no limit when left out. */
  budget?: number;
  /** Say where sections were left out. On when left out. */
  marks?: boolean;
  /** Ids of sections that come first, whatever they score: a person wants them. */
  pinned?: ReadonlySet<string>;
}

/** Without a query, a budget or text nothing changes but `focus`. Without a budget nothing is left out. */
export function focus(extraction: Extraction, request: FocusRequest): Extraction {
  const { query: text = '', budget, marks = true } = request;
  if (budget !== undefined) checkBudget(budget);
  const index = indexOf(extraction.blocks, budget);
  const { sections, passages } = index;
  const query = parseQuery(text, index.words);
  const scored = isEmpty(query)
    ? { scores: new Float64Array(passages.list.length), worth: new Map<string, number>() }
    : scorePassages(index, query);
  const nothing = !isEmpty(query) && scored.scores.every((score) => score === 0);
  const best = new Float64Array(sections.length);
  passages.list.forEach(({ section }, at) => {
    best[section] = Math.max(best[section] ?? 0, scored.scores[at] ?? 0);
  });
  const report = (state: FocusState, kept?: Kept): Focus => ({
    state,
    query: text,
    ...(budget === undefined ? {} : { budget }),
    sections: sections.map(({ id, text: heading, tokens }, position) => ({
      id,
      text: heading,
      score: best[position] ?? 0,
      tokens,
      kept: howMuch(kept, position),
    })),
  });
  const total = extraction.blocks.reduce((sum, { tokens }) => sum + tokens + 1, 0);
  if (budget === undefined || total <= budget) {
    return { ...extraction, focus: report(nothing ? 'no-match' : 'not-needed') };
  }
  const scores = scored.scores.map((score, at) =>
    request.pinned?.has(sections[passages.list[at]!.section]!.id) ? PINNED : score,
  );
  const matching = rank(scores);
  const inOrder = matching.length === 0;
  const kept = choosePassages({
    sections,
    passages,
    ranked: inOrder ? [...passages.list.keys()] : matching,
    scores,
    budget,
    inOrder,
    marks,
    worth: (passage) => worthOf(passage, scored.worth),
  });
  const state = nothing ? 'no-match' : inOrder ? 'cut' : 'filtered';
  return { ...keepBlocks(extraction, assemble(sections, kept, marks)), focus: report(state, kept) };
}

export function checkBudget(budget: number): number {
  if (Number.isInteger(budget) && budget > 0) return budget;
  throw new PithError('bad-input', `A budget is a whole number of tokens from 1; this one is ${budget}.`);
}

/** Beyond any score. */
const PINNED = 1e6;

/** Best first; equal ones in document order. */
const rank = (scores: Float64Array): number[] =>
  [...scores.keys()]
    .filter((at) => scores[at]! > 0)
    .sort((one, other) => scores[other]! - scores[one]! || one - other);

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

/** A small budget is filled by smaller passages: several answers instead of one. In tokens. */
const SMALL_BUDGET = 800;
const SMALL_PASSAGE = 90;

/** The words of a page stay the same while a person types. */
const indexes = [new WeakMap<Block[], PassageIndex>(), new WeakMap<Block[], PassageIndex>()] as const;

function indexOf(blocks: Block[], budget = Infinity): PassageIndex {
  const isSmall = budget < SMALL_BUDGET;
  const known = indexes[isSmall ? 0 : 1];
  let index = known.get(blocks);
  if (!index) {
    index = indexPassages(listSections(blocks), isSmall ? SMALL_PASSAGE : PASSAGE_TOKENS);
    known.set(blocks, index);
  }
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
