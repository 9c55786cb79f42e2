// The learned judge: unpacks the trained model once and says how likely each block is content, and what the page is.

import type { PageType, PageTypeName } from '../../types.ts';
import { surroundingsOf } from '../block-features/beliefs.ts';
import { contextFeatures, fillContext } from '../block-features/context-features.ts';
import { fillFeatures, isOfPage } from '../block-features/features.ts';
import type { PageView } from '../block-features/page-view.ts';
import {
  type Columns,
  type TestTable,
  type Tests,
  type Uniform,
  sumLeaves,
  toProbabilities,
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

export interface Model extends Pick<PackedModel, 'types' | 'forests'> {
  /** The features that have to be measured. */
  columns: string[];
  tests: Tests;
}

export const typeColumn = (type: PageTypeName): string => `page type ${type}`;

export function unpackModel({ types, forests, columns: asked, edges, step }: PackedModel): Model {
  const computed = new Set([...contextFeatures.map(({ name }) => name), ...types.map(typeColumn)]);
  const columns = asked.filter((name) => !computed.has(name));
  const tests = unpackTests({ columns: asked, edges, step }, [...columns, ...computed]);
  return { columns, types, tests, forests };
}

export interface Judgement {
  probabilities: Float64Array;
  pageType: PageType;
}

export function judgePage(page: PageView, model: Model): Judgement {
  const { columns, types, tests, forests } = model;
  const rows = page.blocks.length;
  const firstType = columns.length + contextFeatures.length;
  const size = firstType + types.length;
  const table = { values: new Float32Array(size * rows), rows };
  const columnAt = (i: number): Float32Array => table.values.subarray(i * rows, (i + 1) * rows);
  fillFeatures(page, columns, columnAt);
  const shares = typeShares(table, model);
  shares.forEach((share, type) => columnAt(firstType + type).fill(share));
  const uniform = { is: new Uint8Array(size), value: new Float64Array(size) };
  columns.forEach((name, i) => isOfPage(name) && notePageWide(uniform, table, i));
  for (let i = firstType; i < size; i += 1) notePageWide(uniform, table, i);
  noteUniform(uniform, table, [0, columns.length]);
  const first = toProbabilities(sumLeaves(unpackForest(forests.first, tests, uniform), table));
  // In single precision, as the second stage was trained on them.
  const surroundings = surroundingsOf(page);
  fillContext(surroundings, new Float32Array(first), (i) => columnAt(columns.length + i));
  noteUniform(uniform, table, [columns.length, firstType]);
  const second = sumLeaves(unpackForest(forests.second, tests, uniform), table);
  return {
    probabilities: toProbabilities(poolMargins(second, surroundings)),
    pageType: nameType(shares, types),
  };
}

function notePageWide(uniform: Uniform, { values, rows }: Columns, i: number): void {
  uniform.is[i] = 1;
  uniform.value[i] = values[i * rows]!;
}

/** A quarter of the columns are uniform: what is measured of the whole page, and names that nothing on it has. */
function noteUniform(
  { is, value }: Uniform,
  { values, rows }: Columns,
  [first, end]: [first: number, end: number],
): void {
  for (let i = first; i < end; i += 1) {
    if (is[i] === 1) continue;
    const start = i * rows;
    const next = start + rows;
    const held = values[start]!;
    let at = start;
    while (at < next && values[at] === held) at += 1;
    is[i] = Number(at === next);
    value[i] = held;
  }
}

/** Softmax over the sums of each type's trees. They ask for features of the page only, so that any row will do. */
function typeShares({ values, rows }: Columns, { types, tests, forests, columns }: Model): Float32Array {
  const ofPage = Float64Array.from(columns, (_, i) => values[i * rows]!);
  const all = { is: new Uint8Array(columns.length).fill(1), value: ofPage };
  const { roots, value } = unpackForest(forests.types, tests, all);
  const sums = new Float64Array(types.length);
  roots.forEach((leaf, tree) => (sums[tree % types.length]! += value[leaf]!));
  const weights = Array.from(sums, Math.exp);
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
