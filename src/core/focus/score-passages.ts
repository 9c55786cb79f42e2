// How well each passage answers a query: BM25 over fields (Robertson, Zaragoza and Taylor 2004) with the lower bound of
// BM25+ (Lv and Zhai 2011), once for the passage and once for its section.

import type { PassageIndex, Posting } from './index-passages.ts';
import type { Query } from './parse-query.ts';
import type { Passage } from './passages.ts';
import type { Section } from './sections.ts';

/** How soon repetition stops counting; how much a long field is held against it; what a term adds by being there (as in the papers). */
const [K1, B, DELTA] = [1.5, 0.75, 1] as const;
/** A word in the heading counts as this many in the body, one in the headings above as that many. */
const HEADING = 2.5;
const ABOVE = 0.5;
/** What the body of the deepest section loses, 0 to 1; linear in between. */
const DEPTH_DECAY = 0.4;
/** What the score of the section counts beside the passage's own. */
const SECTION_SHARE = 0.5;

/** An unknown word stands for the words that it begins, so that results are there while it is typed. */
const PREFIX_WEIGHT = 0.3;
const SHORTEST_PREFIX = 3;
const MOST_COMPLETIONS = 20;
/** What a query of exclusions alone gives to all that remains. */
const NOT_EXCLUDED = 1;

/** What is looked up of an index, of one page or of many. */
export type Ranked = Pick<PassageIndex, 'bodies' | 'headings' | 'lengths' | 'foldedText'> & {
  sections: readonly Pick<Section, 'above'>[];
  passages: { list: readonly Pick<Passage, 'section'>[] };
};

export interface Scored {
  /** One score for each passage; 0 where nothing matched. */
  scores: Float64Array;
  /** Terms that were looked up and what each is worth: its weight by its rarity. */
  worth: ReadonlyMap<string, number>;
}

export function scorePassages(index: Ranked, query: Query): Scored {
  const { list } = index.passages;
  const places = list.length + index.sections.length;
  const own = new Float64Array(list.length);
  const ofSections = new Float64Array(index.sections.length);
  /** A heading above alone is no match: the title's words stand above everything. */
  const matches = new Uint8Array(list.length);
  const worth = new Map<string, number>();
  const fields = fieldsOf(index);
  for (const [term, weight] of expand(query.terms, index)) {
    const [body, heading] = [index.bodies.get(term) ?? [], index.headings.get(term) ?? []];
    const found = body.length + heading.length;
    if (found === 0) continue;
    const rarity = weight * Math.log(1 + (places - found + 0.5) / (found + 0.5));
    worth.set(term, rarity);
    const { passage, section, above } = fields(body, heading);
    const saturated = (frequency: number): number =>
      frequency > 0 ? rarity * ((frequency * (K1 + 1)) / (frequency + K1) + DELTA) : 0;
    passage.forEach((frequency, at) => {
      if (frequency > 0) matches[at] = 1;
      own[at]! += saturated(frequency + above[list[at]!.section]!);
    });
    section.forEach((frequency, at) => (ofSections[at]! += saturated(frequency + above[at]!)));
  }
  const scores = own.map((score, at) =>
    matches[at] ? score + SECTION_SHARE * ofSections[list[at]!.section]! : 0,
  );
  if (query.terms.size === 0 && query.phrases.length === 0) scores.fill(NOT_EXCLUDED);
  applyConditions(index, scores, query);
  return { scores, worth };
}

/** A section must have each phrase and none of the words that are excluded. */
function applyConditions(index: Ranked, scores: Float64Array, { phrases, excluded }: Query): void {
  if (phrases.length + excluded.length === 0) return;
  const { list } = index.passages;
  const refused = index.sections.map((_, at) =>
    phrases.some((phrase) => !index.foldedText(at).includes(phrase)),
  );
  for (const term of excluded) {
    for (const { at } of index.headings.get(term) ?? []) refused[at] = true;
    for (const { at } of index.bodies.get(term) ?? []) refused[list[at]!.section] = true;
  }
  list.forEach(({ section }, at) => {
    if (refused[section]) scores[at] = 0;
    else if (scores[at] === 0 && phrases.length > 0) scores[at] = NOT_EXCLUDED;
  });
}

/** Frequencies of a term in all fields as one number, before saturation, of each passage and of each section. */
function fieldsOf({ sections, passages: { list }, lengths }: Ranked) {
  const deepest = sections.reduce((depth, { above }) => Math.max(depth, above.length), 1);
  const decays = sections.map(({ above }) => 1 - (DEPTH_DECAY * above.length) / deepest);
  const norms = (of: number[]): number[] => {
    const mean = meanOf(of);
    return of.map((length) => 1 - B + (B * length) / mean);
  };
  const bodyNorms = norms(lengths.bodies);
  const headingNorms = norms(lengths.headings);
  const sectionNorms = norms(lengths.sections);
  return (body: Posting[], heading: Posting[]) => {
    const own = new Float64Array(sections.length);
    for (const { at, count } of heading) own[at] = (HEADING * count) / headingNorms[at]!;
    const section = Float64Array.from(own);
    const isUnder = (positions: number[]): boolean => positions.some((position) => own[position]! > 0);
    const above = Float64Array.from(sections, (one) =>
      heading.length > 0 && isUnder(one.above) ? ABOVE : 0,
    );
    const passage = Float64Array.from(list, (one) => section[one.section]!);
    for (const { at, count } of body) {
      const of = list[at]!.section;
      passage[at]! += (decays[of]! * count) / bodyNorms[at]!;
      section[of]! += (decays[of]! * count) / sectionNorms[of]!;
    }
    return { passage, section, above };
  };
}

/** Of the fields that have words; 1 when none has, so that nothing is divided by zero. */
function meanOf(lengths: number[]): number {
  const filled = lengths.filter((length) => length > 0);
  return filled.length === 0 ? 1 : filled.reduce((sum, length) => sum + length, 0) / filled.length;
}

function expand(terms: Query['terms'], { bodies, headings }: Ranked): Map<string, number> {
  const expanded = new Map(terms);
  for (const [term, weight] of terms) {
    if (bodies.has(term) || headings.has(term) || term.length < SHORTEST_PREFIX) continue;
    let completions = 0;
    for (const known of [...headings.keys(), ...bodies.keys()]) {
      if (!known.startsWith(term) || completions >= MOST_COMPLETIONS) continue;
      completions += 1;
      expanded.set(known, Math.max(expanded.get(known) ?? 0, weight * PREFIX_WEIGHT));
    }
  }
  return expanded;
}
