// How well each section answers a query: BM25 over fields (Robertson, Zaragoza and Taylor 2004), with the lower bound of
// BM25+ (Lv and Zhai 2011) for terms that are there, and only for those.

import type { Query } from './parse-query.ts';
import type { Posting, SectionIndex } from './index-sections.ts';

export interface Tuning {
  /** How soon repetition stops counting. */
  k1: number;
  /** How much a long field is held against it, 0 to 1. */
  b: number;
  /** What a term adds by being there at all. */
  delta: number;
  /** A word in the heading counts as this many in the body. */
  headingBoost: number;
  /** What the body of the deepest section loses, 0 to 1; linear in between. */
  depthDecay: number;
}

/** k1, b and delta as in the papers; boost and decay measured on pages of documentation. */
export const DEFAULT_TUNING: Tuning = { k1: 1.5, b: 0.75, delta: 1, headingBoost: 2.5, depthDecay: 0.4 };

/** An unknown word stands for the words that it begins, so that results are there while it is typed. */
const PREFIX_WEIGHT = 0.3;
const SHORTEST_PREFIX = 3;
const MOST_COMPLETIONS = 20;
/** What a query of exclusions alone gives to all that remains. */
const NOT_EXCLUDED = 1;

export interface Scored {
  /** One score for each section; 0 where nothing matched. */
  scores: number[];
  /** Terms that were looked up and what each is worth: its weight by its rarity. */
  worth: ReadonlyMap<string, number>;
}

export function scoreSections(index: SectionIndex, query: Query, tuning: Tuning = DEFAULT_TUNING): Scored {
  const { sections, postings } = index;
  const scores = sections.map(() => 0);
  const worth = new Map<string, number>();
  const weigh = weightOf(index, tuning);
  for (const [term, weight] of expand(query.terms, postings)) {
    const found = postings.get(term);
    if (!found) continue;
    const rarity = Math.log(1 + (sections.length - found.length + 0.5) / (found.length + 0.5));
    worth.set(term, weight * rarity);
    for (const posting of found) {
      const frequency = weigh(posting);
      const saturated = (frequency * (tuning.k1 + 1)) / (frequency + tuning.k1);
      scores[posting.section] = (scores[posting.section] ?? 0) + weight * rarity * (saturated + tuning.delta);
    }
  }
  if (query.terms.size === 0 && query.phrases.length === 0) scores.fill(NOT_EXCLUDED);
  for (const phrase of query.phrases) {
    scores.forEach((score, section) => {
      if (!index.foldedText(section).includes(phrase)) scores[section] = 0;
      else if (score === 0) scores[section] = NOT_EXCLUDED;
    });
  }
  for (const term of query.excluded) for (const { section } of postings.get(term) ?? []) scores[section] = 0;
  return { scores, worth };
}

/** Frequency in both fields as one number, before saturation: a word that stands in both is not counted as two finds. */
function weightOf(index: SectionIndex, tuning: Tuning): (posting: Posting) => number {
  const { sections, headingLengths, bodyLengths } = index;
  const deepest = sections.reduce((depth, { above }) => Math.max(depth, above.length), 1);
  const headingMean = meanOf(headingLengths);
  const bodyMean = meanOf(bodyLengths);
  const normal = (length: number, mean: number) => 1 - tuning.b + (tuning.b * length) / mean;
  return ({ section, heading, body }) => {
    const depth = sections[section]?.above.length ?? 0;
    const decay = 1 - (tuning.depthDecay * depth) / deepest;
    return (
      (tuning.headingBoost * heading) / normal(headingLengths[section] ?? 0, headingMean) +
      (decay * body) / normal(bodyLengths[section] ?? 0, bodyMean)
    );
  };
}

/** Of the fields that have words; 1 when none has, so that nothing is divided by zero. */
function meanOf(lengths: number[]): number {
  const filled = lengths.filter((length) => length > 0);
  return filled.length === 0 ? 1 : filled.reduce((sum, length) => sum + length, 0) / filled.length;
}

function expand(terms: Query['terms'], postings: SectionIndex['postings']): Map<string, number> {
  const expanded = new Map(terms);
  for (const [term, weight] of terms) {
    if (postings.has(term) || term.length < SHORTEST_PREFIX) continue;
    let completions = 0;
    for (const known of postings.keys()) {
      if (!known.startsWith(term) || completions >= MOST_COMPLETIONS) continue;
      completions += 1;
      expanded.set(known, Math.max(expanded.get(known) ?? 0, weight * PREFIX_WEIGHT));
    }
  }
  return expanded;
}
