// Which sections fit into the budget, best first. Headings above a chosen section always come along; the best section
// is trimmed when it is too long, and smaller sections further down are still tried.

import type { Block } from '../types.ts';
import { type Kept, assemble, withAncestors } from './assemble.ts';
import type { Section } from './sections.ts';
import { trimSection } from './trim-section.ts';

export interface Choice {
  sections: Section[];
  /** Positions of the sections that may be kept, best first. */
  ranked: number[];
  /** Tokens for all blocks together. */
  budget: number;
  /** Keep the beginning: stop at the first section that does not fit whole. */
  inOrder: boolean;
  marks: boolean;
  cost(block: Block): number;
  weigh(text: string): number;
}

/** What the best section may take when others match too: a long one must not silence them. Share of the budget. */
const BEST_SHARE = 0.8;
/** A rest smaller than this gives no useful part of another section. Share of the budget. */
const USEFUL_REST = 0.15;

export function chooseSections(choice: Choice): Kept {
  const { sections, ranked, budget, inOrder } = choice;
  const measure = new Measure(choice);
  let kept: Kept = new Map();
  const skipped: number[] = [];
  ranked.some((position, rank) => {
    const body = sections[position]?.body ?? [];
    const more: Kept = new Map(kept).set(position, { body, whole: true });
    if (measure.mayFit(position, kept) && measure.total(more) <= budget) {
      kept = more;
      return false;
    }
    if (rank === 0 || inOrder) {
      const share = inOrder || ranked.length === 1 ? budget : budget * BEST_SHARE;
      kept = trimmed(choice, { kept, position, measure, budget: share });
      if (!kept.has(position)) kept = trimmed(choice, { kept, position, measure, budget });
    } else skipped.push(position);
    return inOrder;
  });
  for (const position of skipped.slice(0, 2)) {
    if (budget - measure.total(kept) < budget * USEFUL_REST) break;
    kept = trimmed(choice, { kept, position, measure, budget });
  }
  return withAncestors(kept, sections);
}

function trimmed(
  choice: Choice,
  { kept, position, measure, budget }: { kept: Kept; position: number; measure: Measure; budget: number },
): Kept {
  const section = choice.sections[position];
  if (!section) return kept;
  const withBody = (body: Block[]): Kept => new Map(kept).set(position, { body, whole: false });
  const body = trimSection(section, {
    tokens: budget - measure.total(withBody([])),
    cost: choice.cost,
    weigh: choice.weigh,
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

  /** Quick refusal: its own text alone is over the budget. */
  mayFit(position: number, kept: Kept): boolean {
    let sum = this.bodies[position] ?? 0;
    for (const [other, { whole }] of kept) if (whole) sum += this.bodies[other] ?? 0;
    return sum <= this.choice.budget;
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
