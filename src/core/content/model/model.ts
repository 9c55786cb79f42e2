// The learned judge: unpacks the trained model once and says how likely each block is content, and what the page is.

import type { PageType, PageTypeName } from '../../types.ts';
import { surroundingsOf } from '../block-features/beliefs.ts';
import { contextFeatures, fillContext } from '../block-features/context-features.ts';
import { fillFeatures } from '../block-features/features.ts';
import type { PageView } from '../block-features/page-view.ts';
import {
  type Columns,
  type Forest,
  type TestTable,
  sumLeaves,
  toProbability,
  unpackForest,
  unpackTests,
} from './forest.ts';
import { poolMargins } from './pool-margins.ts';

export interface PackedModel extends TestTable {
  types: PageTypeName[];
  forests: {
    /** Page type from the page's own features; one tree per type and round, in turn. */
    types: string;
    /** Blocks from their features alone. */
    first: string;
    /** Blocks again, with the first stage's beliefs about their surroundings and the page type. */
    second: string;
  };
}

export interface Model {
  /** The features that have to be measured. */
  columns: string[];
  types: PageTypeName[];
  /** One forest per type. */
  typeForests: Forest[];
  first: Forest;
  second: Forest;
}

export const typeColumn = (type: PageTypeName): string => `page type ${type}`;

export function unpackModel({ types, forests, ...table }: PackedModel): Model {
  const computed = new Set([...contextFeatures.map(({ name }) => name), ...types.map(typeColumn)]);
  const columns = table.columns.filter((name) => !computed.has(name));
  const layout = [...columns, ...computed];
  const tests = unpackTests(table, layout);
  const all = unpackForest(forests.types, tests);
  return {
    columns,
    types,
    typeForests: types.map((_, type) => ({
      ...all,
      roots: all.roots.filter((__, tree) => tree % types.length === type),
    })),
    first: unpackForest(forests.first, tests),
    second: unpackForest(forests.second, tests),
  };
}

export interface Judgement {
  probabilities: Float64Array;
  pageType: PageType;
}

export function judgePage(page: PageView, model: Model): Judgement {
  const { columns, types } = model;
  const rows = page.blocks.length;
  const firstType = columns.length + contextFeatures.length;
  const table = { values: new Float32Array((firstType + types.length) * rows), rows };
  const columnAt = (i: number): Float32Array => table.values.subarray(i * rows, (i + 1) * rows);
  fillFeatures(page, columns, columnAt);
  const shares = typeShares(table, model);
  shares.forEach((share, type) => columnAt(firstType + type).fill(share));
  // In single precision, as the second stage was trained on them.
  const first = Float32Array.from(toProbabilities(sumLeaves(model.first, table)));
  const surroundings = surroundingsOf(page);
  fillContext(surroundings, first, (i) => columnAt(columns.length + i));
  return {
    probabilities: toProbabilities(poolMargins(sumLeaves(model.second, table), surroundings)),
    pageType: nameType(shares, types),
  };
}

function toProbabilities(margins: Float64Array): Float64Array {
  for (let i = 0; i < margins.length; i += 1) margins[i] = toProbability(margins[i]!);
  return margins;
}

/** Softmax over the sums of each type's trees. They ask for features of the page only, so that any row will do. */
function typeShares(table: Columns, { typeForests }: Model): Float32Array {
  const weights = typeForests.map((forest) => Math.exp(sumLeaves(forest, table, 1)[0]!));
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
