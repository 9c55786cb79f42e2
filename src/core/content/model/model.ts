// The learned judge: unpacks the trained model once and says how likely each block is content, and what the page is.

import type { PageType, PageTypeName } from '../../types.ts';
import { contextFeatures, measureContext, surroundingsOf } from '../block-features/context-features.ts';
import { measureFeatures, measurePageFeatures } from '../block-features/features.ts';
import type { PageView } from '../block-features/page-view.ts';
import { type Forest, type PackedForest, sumLeaves, toProbability, unpackForest } from './forest.ts';

export interface PackedModel {
  /** Page type from the page's own features; one tree per type and round, in turn. */
  types: { names: PageTypeName[]; forest: PackedForest };
  /** Blocks from their features alone. */
  first: PackedForest;
  /** Blocks again, with the first stage's beliefs about their surroundings and the page type. */
  second: PackedForest;
}

export interface Model {
  columns: string[];
  types: { names: PageTypeName[]; columns: string[]; forest: Forest };
  first: Forest;
  second: Forest;
}

export const typeColumn = (type: PageTypeName): string => `page type ${type}`;

export function unpackModel({ types, first, second }: PackedModel): Model {
  const computed = new Set([...contextFeatures.map(({ name }) => name), ...types.names.map(typeColumn)]);
  const columns = [...new Set([...first.columns, ...second.columns])].filter((name) => !computed.has(name));
  const layout = [...columns, ...computed];
  return {
    columns,
    types: {
      names: types.names,
      columns: types.forest.columns,
      forest: unpackForest(types.forest, types.forest.columns),
    },
    first: unpackForest(first, layout),
    second: unpackForest(second, layout),
  };
}

export interface Judgement {
  probabilities: Float64Array;
  pageType: PageType;
}

export function judgePage(page: PageView, model: Model): Judgement {
  const shares = typeShares(page, model);
  const measured = measureFeatures(page, model.columns);
  const first = Float32Array.from(measured, (row) => toProbability(sumLeaves(model.first, row)));
  const context = measureContext(surroundingsOf(page), first);
  const probabilities = Float64Array.from(measured, (row, i) =>
    toProbability(sumLeaves(model.second, [...row, ...context[i]!, ...shares])),
  );
  return { probabilities, pageType: nameType(shares, model.types.names) };
}

/** Softmax over the sums of each type's trees. */
function typeShares(page: PageView, { types: { names, columns, forest } }: Model): Float32Array {
  const row = measurePageFeatures(page, columns);
  const weights = names.map((_, type) =>
    Math.exp(
      sumLeaves({ ...forest, roots: forest.roots.filter((__, tree) => tree % names.length === type) }, row),
    ),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Float32Array.from(weights, (weight) => weight / total);
}

/** Below this the page type is not told. */
const CONFIDENT = 0.4;

function nameType(shares: Float32Array, names: PageTypeName[]): PageType {
  const ranked = names.map((type, i) => ({ type, share: shares[i]! })).sort((a, b) => b.share - a.share);
  const [best, next] = ranked;
  if (!best || best.share < CONFIDENT) return { type: 'unknown', confidence: best?.share ?? 0, signals: [] };
  const signals = next ? [`next: ${next.type} ${next.share.toFixed(2)}`] : [];
  return { type: best.type, confidence: best.share, signals };
}
