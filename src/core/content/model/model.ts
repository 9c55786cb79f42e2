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
