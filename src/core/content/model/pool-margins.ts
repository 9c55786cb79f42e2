// Blocks that belong together share what the model believes of them: it sees each for itself, and errs on single ones.

import type { GroupKind, Surroundings } from '../block-features/beliefs.ts';

interface Pool {
  kind: GroupKind;
  /** How far a block's margin gives way to the mean of its group, weighted by words. */
  share: number;
  /** The group may only take away: small boilerplate stands in one section with much text. */
  onlyDown: boolean;
}

/**
 * First blocks that one template wrote (the posts of a thread, the prices of cards), then those of one section. On 1,497
 * labelled pages, cross-validated, worth 0.2 points of F1; shares from 0.7 to 1 and from 0.1 to 0.2 differ by 0.05.
 */
const POOLS: Pool[] = [
  { kind: 'template', share: 0.8, onlyDown: false },
  { kind: 'section', share: 0.2, onlyDown: true },
];
/** Of a block without words, so that a group of such blocks has a mean. */
const LEAST_WEIGHT = 1e-6;

/** Changes the margins (log-odds, one per block) in place and gives them. */
export function poolMargins(margins: Float64Array, { words, groups }: Surroundings): Float64Array {
  for (const { kind, share, onlyDown } of POOLS) {
    const group = groups[kind];
    const [sum, weight] = [new Map<number, number>(), new Map<number, number>()];
    for (const [i, margin] of margins.entries()) {
      const [id, own] = [group[i]!, words[i]! + LEAST_WEIGHT];
      sum.set(id, (sum.get(id) ?? 0) + margin * own);
      weight.set(id, (weight.get(id) ?? 0) + own);
    }
    for (const [i, margin] of margins.entries()) {
      const change = share * (sum.get(group[i]!)! / weight.get(group[i]!)! - margin);
      margins[i] = margin + (onlyDown ? Math.min(0, change) : change);
    }
  }
  return margins;
}
