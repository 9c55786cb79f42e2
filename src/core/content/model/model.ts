// The learned judge: unpacks the trained model once and says how likely each block is content, and what the page is.

import type { PageType, PageTypeName } from '../../types.ts';
import { FEATURE_NAMES, fillFeatures } from '../features/features.ts';
import { surroundingsOf } from '../features/view/surroundings.ts';
import type { PageView } from '../features/view/view-page.ts';
import { type Nets, type PackedNets, unpackNets } from './net.ts';
import { runNets } from './run-net.ts';

export interface PackedModel extends PackedNets {
  types: PageTypeName[];
  /** The features that have to be measured; all of them, in their order, when left out. */
  columns?: string[];
}

export interface Model extends Required<Pick<PackedModel, 'types' | 'columns'>> {
  nets: Nets;
}

export const unpackModel = (packed: PackedModel): Model => ({
  types: packed.types,
  columns: packed.columns ?? FEATURE_NAMES,
  nets: unpackNets(packed, packed.types.length),
});

export interface Judgement {
  probabilities: Float64Array;
  pageType: PageType;
}

export function judgePage(page: PageView, { columns, types, nets }: Model): Judgement {
  const rows = page.blocks.length;
  const values = new Float32Array(columns.length * rows);
  fillFeatures(page, columns, (i) => values.subarray(i * rows, (i + 1) * rows));
  const margins = runNets(nets, { values, rows }, surroundingsOf(page));
  return {
    probabilities: margins.blocks.map((margin) => 1 / (1 + Math.exp(-margin))),
    pageType: nameType(softmax(margins.types), types),
  };
}

function softmax(margins: Float64Array): Float64Array {
  const highest = Math.max(...margins);
  const weights = margins.map((margin) => Math.exp(margin - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Below this the page type is not told. */
const CONFIDENT = 0.4;

function nameType(shares: Float64Array, names: PageTypeName[]): PageType {
  const ranked = names.map((type, i) => ({ type, share: shares[i]! })).sort((a, b) => b.share - a.share);
  const [best, next] = ranked;
  if (!best || best.share < CONFIDENT) return { type: 'unknown', confidence: best?.share ?? 0, signals: [] };
  const signals = next ? [`next: ${next.type} ${next.share.toFixed(2)}`] : [];
  return { type: best.type, confidence: best.share, signals };
}

/**
 * The truth is taken to be this share of the probable words and so many more. The plain estimate takes blocks to be right
 * or wrong each for itself; on a page they are so together, and a short page loses more by a missing paragraph.
 */
const TRUTH_SHARE = 0.5;
const TRUTH_WORDS = 60;
/** Kept although the rest of the page is surer still: pages of reference lost the short terms of their definitions. */
const LIKELY = 0.5;

/**
 * With probabilities p and words n, keeping the most probable blocks first is optimal, and 2 Σ pn over kept / (Σ n over
 * kept + Σ pn over all) estimates F1 (Lewis 1995; Ye et al., "Optimizing F-measure", 2012).
 */
export function chooseByExpectedF1(probabilities: ArrayLike<number>, words: ArrayLike<number>): Set<number> {
  const order = Array.from(words, (_, i) => i).sort((a, b) => probabilities[b]! - probabilities[a]! || a - b);
  const probable = order.reduce((sum, i) => sum + probabilities[i]! * words[i]!, 0);
  let [gained, kept, best, count] = [0, 0, 0, 0];
  order.forEach((i, rank) => {
    gained += probabilities[i]! * words[i]!;
    kept += words[i]!;
    const expected = (2 * gained) / (kept + TRUTH_SHARE * probable + TRUTH_WORDS);
    if (expected > best || probabilities[i]! >= LIKELY) [best, count] = [expected, rank + 1];
  });
  return new Set(order.slice(0, count));
}
