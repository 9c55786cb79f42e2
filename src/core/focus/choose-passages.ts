// Which passages fit into the budget, best first. Headings above a chosen one always come along, and a small section
// that answers comes whole.

import { type Kept, assemble, withAncestors } from './assemble.ts';
import type { Passages } from './passages.ts';
import { type Part, joinParts } from './passages.ts';
import { groupBy } from './group-by.ts';
import type { Section } from './sections.ts';
import { trimParts } from './trim-parts.ts';

export interface Choice {
  sections: Section[];
  passages: Passages;
  /** Of each passage. */
  scores: ArrayLike<number>;
  /** Positions of the passages that may be kept, best first. */
  ranked: number[];
  /** Tokens for all blocks together. */
  budget: number;
  /** Keep the beginning: stop at the first passage that does not fit. */
  inOrder: boolean;
  marks: boolean;
  /** What a text is worth to the query. */
  worth(text: string): number;
}

/** A section up to this size comes whole when one of its passages is chosen. Share of the budget. */
const SMALL = 0.2;
/** What stands beside a passage that answers nearly as well as the best fills the rest. Of its score. */
const FILLED = 0.5;
/** A rest smaller than this gives no useful part of another passage. Share of the budget. */
const USEFUL_REST = 0.08;
/** A blank line, and a mark where something is left out. In tokens. */
const MARK = 8;

export function choosePassages(choice: Choice): Kept {
  const selection = new Selection(choice);
  if (choice.inOrder) takeBeginning(choice, selection);
  else takeBest(choice, selection);
  return selection.fitted();
}

function takeBeginning({ ranked }: Choice, selection: Selection): void {
  for (const at of ranked) {
    if (selection.add([at])) continue;
    selection.addPart(at);
    return;
  }
}

function takeBest({ passages, ranked, scores, budget }: Choice, selection: Selection): void {
  let refused: number | undefined;
  for (const at of ranked) {
    if (selection.has(at)) continue;
    // A page may have thousands of passages that match: most are refused by their size alone.
    if (at !== ranked[0] && passages.list[at]!.tokens > selection.left) {
      refused ??= at;
      continue;
    }
    const whole = passages.ofSection(passages.list[at]!.section);
    const isSmall = whole.length > 1 && selection.costOf(whole) <= budget * SMALL;
    if ((isSmall && selection.add(whole)) || selection.add([at])) continue;
    refused ??= at;
    // Before others: the best answers best, even in part.
    if (at === ranked[0]) selection.addPart(at);
  }
  const least = (scores[ranked[0] ?? 0] ?? 0) * FILLED;
  for (const at of ranked) {
    if ((scores[at] ?? 0) < least) break;
    const { section } = passages.list[at]!;
    for (const beside of [at + 1, at - 1])
      if (passages.list[beside]?.section === section) selection.add([beside]);
  }
  if (refused !== undefined && !selection.has(refused) && selection.left >= budget * USEFUL_REST)
    selection.addPart(refused);
}

/** What is chosen so far, and what it takes of the budget. */
class Selection {
  /** Passages in the order in which they were chosen, each with those of its parts that fit. */
  readonly #chosen = new Map<number, Part[]>();
  readonly #headed = new Set<number>();
  #used = 0;

  constructor(private readonly choice: Choice) {}

  get left(): number {
    return this.choice.budget - this.#used;
  }

  has(at: number): boolean {
    return this.#chosen.has(at);
  }

  /** With the headings that come along. */
  costOf(positions: readonly number[]): number {
    const { list } = this.choice.passages;
    const fresh = positions.filter((at) => !this.has(at));
    const tokens = fresh.reduce((sum, at) => sum + list[at]!.tokens, 0);
    return tokens + this.#headings(fresh).reduce((sum, section) => sum + this.#headingCost(section), 0);
  }

  add(positions: readonly number[]): boolean {
    const cost = this.costOf(positions);
    if (cost > this.left) return false;
    for (const at of positions) if (!this.has(at)) this.#take(at, this.choice.passages.list[at]!.parts);
    this.#used += cost;
    return true;
  }

  /** The units of a passage that answer best, smaller and smaller until they fit with headings and marks. */
  addPart(at: number): void {
    const { passages, worth, budget } = this.choice;
    for (let tokens = budget - this.#total(at, []); tokens > 0; tokens -= Math.max(4, tokens >> 3)) {
      const parts = trimParts(passages.list[at]!.parts, { tokens, worth });
      if (parts.length === 0) return;
      const total = this.#total(at, parts);
      if (total > budget) continue;
      this.#used = Math.max(this.#used, total);
      this.#take(at, parts);
      return;
    }
  }

  /** Tokens of what comes out with these parts of a passage. */
  #total(at: number, parts: Part[]): number {
    const before = this.#chosen.get(at);
    this.#chosen.set(at, parts);
    const total = this.#tokens(this.#kept());
    if (before) this.#chosen.set(at, before);
    else this.#chosen.delete(at);
    return total;
  }

  #tokens(kept: Kept): number {
    const { sections, marks } = this.choice;
    return assemble(sections, kept, marks).reduce((sum, { tokens }) => sum + tokens + 1, 0);
  }

  #take(at: number, parts: Part[]): void {
    for (const section of this.#headings([at])) this.#headed.add(section);
    this.#chosen.set(at, parts);
  }

  /** Sections whose headings these passages need and that are not there yet. */
  #headings(positions: readonly number[]): number[] {
    const { sections, passages } = this.choice;
    const needed = new Set(
      positions.flatMap((at) => {
        const { section } = passages.list[at]!;
        return [section, ...sections[section]!.above];
      }),
    );
    return [...needed].filter((section) => !this.#headed.has(section));
  }

  #headingCost(section: number): number {
    return (this.choice.sections[section]!.heading?.tokens ?? 0) + MARK;
  }

  /** By the tokens of what comes out: the last ones go until it fits. */
  fitted(): Kept {
    for (;;) {
      const kept = this.#kept();
      const last = [...this.#chosen.keys()].at(-1);
      if (last === undefined || this.#tokens(kept) <= this.choice.budget) return kept;
      this.#chosen.delete(last);
      if (this.#chosen.size === 0) this.addPart(last);
    }
  }

  #kept(): Kept {
    const { sections, passages } = this.choice;
    const bySection = groupBy(
      [...this.#chosen.keys()].sort((one, other) => one - other),
      (at) => passages.list[at]!.section,
    );
    const kept: Kept = new Map(
      [...bySection].map(([section, positions]) => {
        const all = passages.ofSection(section).flatMap((at) => passages.list[at]!.parts);
        const parts = positions.flatMap((at) => this.#chosen.get(at)!);
        const whole = parts.length === all.length && parts.every((part, at) => part === all[at]);
        return [section, { body: whole ? sections[section]!.body : joinParts(parts, all), whole }];
      }),
    );
    return withAncestors(kept, sections);
  }
}
