// Which sections fit into the budget, best first. Headings above a chosen section always come along; the best section
// is trimmed when it is too long, and smaller sections further down are still tried.

import type { Block } from '../block.ts';
import { type Kept, assemble, withAncestors } from './assemble.ts';
import type { Section } from './sections.ts';
import { trimSection } from './trim-section.ts';

export interface Choice {
  sections: Section[];
  /** Positions of the sections that may be kept, best first. */
  ranked: number[];
  scores: readonly number[];
  /** Tokens for all blocks together. */
  budget: number;
  /** Keep the beginning: stop at the first section that does not fit whole. */
  inOrder: boolean;
  marks: boolean;
  cost(block: Block): number;
  /** What a text is worth to the query. */
  worth(text: string): number;
}

/** What the best section may take when others answer nearly as well: a long one must not silence them. Of the budget. */
const BEST_SHARE = 0.5;
/** Answers nearly as well: at least this share of the best score, and not more than so many sections. */
const PEER_SCORE = 0.5;
const MOST_PEERS = 5;
/** A rest smaller than this gives no useful part of another section. Share of the budget. */
const USEFUL_REST = 0.08;

/** A section that closes a gap takes a mark away. In tokens. */
const LARGEST_MARK = 12;

export function chooseSections(choice: Choice): Kept {
  const kept = choice.inOrder ? keepBeginning(choice) : keepBest(choice);
  return withAncestors(kept, choice.sections);
}

function keepBeginning(choice: Choice): Kept {
  const measure = new Measure(choice);
  let kept: Kept = new Map();
  for (const position of choice.ranked) {
    const more = whole(choice, { kept, position });
    if (!measure.fits(more, choice.budget))
      return trimmed(choice, { kept, position, measure, budget: choice.budget });
    kept = more;
  }
  return kept;
}

function keepBest(choice: Choice): Kept {
  const { ranked, budget, scores } = choice;
  const measure = new Measure(choice);
  const scoreOf = (position: number) => Math.max(scores[position] ?? 0, Number.EPSILON);
  const best = scoreOf(ranked[0] ?? 0);
  const peers = ranked.slice(0, MOST_PEERS).filter((position) => scoreOf(position) >= best * PEER_SCORE);
  let kept: Kept = new Map();
  const keep = (position: number, limit: number): void => {
    const more = whole(choice, { kept, position });
    kept = measure.fits(more, limit) ? more : trimmed(choice, { kept, position, measure, budget: limit });
  };
  // 1. Each of the best gets its share; what one does not need goes to the next.
  peers.forEach((position, rank) => {
    const used = measure.total(kept);
    const others = peers.slice(rank).reduce((sum, peer) => sum + scoreOf(peer), 0);
    const share = peers.length === 1 ? 1 : Math.max(scoreOf(position) / others, rank === 0 ? BEST_SHARE : 0);
    keep(position, used + (budget - used) * share);
  });
  // 2. What is left over completes them, best first.
  for (const position of peers) if (!kept.get(position)?.whole) keep(position, budget);
  // 3. Smaller sections further down, and at last a part of one.
  const rest = ranked.filter((position) => !kept.has(position));
  let room = budget - measure.total(kept);
  for (const position of rest) {
    // A page may have hundreds of small sections that match: most are refused by their size alone.
    if (measure.own(position) > room + LARGEST_MARK) continue;
    const more = whole(choice, { kept, position });
    if (!measure.fits(more, budget)) continue;
    kept = more;
    room = budget - measure.total(kept);
  }
  const next = rest.find((position) => !kept.has(position));
  if (next !== undefined && budget - measure.total(kept) >= budget * USEFUL_REST) keep(next, budget);
  return kept;
}

const whole = ({ sections }: Choice, { kept, position }: { kept: Kept; position: number }): Kept =>
  new Map(kept).set(position, { body: sections[position]?.body ?? [], whole: true });

function trimmed(
  choice: Choice,
  { kept, position, measure, budget }: { kept: Kept; position: number; measure: Measure; budget: number },
): Kept {
  const section = choice.sections[position];
  if (!section) return kept;
  const withBody = (body: Block[]): Kept => new Map(kept).set(position, { body, whole: false });
  const body = trimSection(section, {
    tokens: Math.floor(budget - measure.total(withBody([]))),
    cost: choice.cost,
    worth: choice.worth,
    fits: (some) => measure.total(withBody(some)) <= budget,
  });
  return body.length > 0 ? withBody(body) : kept;
}

/** Sums of what blocks cost, so that trying a section never renders the page. */
class Measure {
  private readonly bodies: number[];

  constructor(private readonly choice: Choice) {
    this.bodies = choice.sections.map((section) =>
      section.body.reduce((sum, block) => sum + choice.cost(block), 0),
    );
  }

  /** The section's own blocks. */
  own(position: number): number {
    const heading = this.choice.sections[position]?.heading;
    return (this.bodies[position] ?? 0) + (heading ? this.choice.cost(heading) : 0);
  }

  fits(kept: Kept, limit: number): boolean {
    // Quick refusal: the bodies alone are over the limit.
    let sum = 0;
    for (const [position, part] of kept) if (part.whole) sum += this.bodies[position] ?? 0;
    return sum <= limit && this.total(kept) <= limit;
  }

  total(kept: Kept): number {
    const { sections, marks, cost } = this.choice;
    const all = withAncestors(kept, sections);
    // Whole bodies are known by their sum; only headings, parts and marks are added up.
    const slim: Kept = new Map();
    let sum = 0;
    for (const [position, part] of all) {
      if (part.whole) sum += this.bodies[position] ?? 0;
      slim.set(position, part.whole ? { body: [], whole: true } : part);
    }
    return assemble(sections, slim, marks).reduce((total, block) => total + cost(block), sum);
  }
}
