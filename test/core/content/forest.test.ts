import { expect, test } from 'vitest';
import {
  sumLeaves,
  toProbability,
  unpackForest,
  unpackTests,
} from '../../../src/core/content/model/forest.ts';
import type { PackedModel } from '../../../src/core/content/model/model.ts';
import packed from '../../../src/core/content/model/model.json' with { type: 'json' };
import sample from './forest-sample.json' with { type: 'json' };

test('a tree sends values below its edge to the left, the others to the right', () => {
  // One test (two spaces), then a leaf far below the middle and one far above it.
  const forest = unpackForest(
    '  i z{',
    unpackTests({ columns: ['x'], edges: [[0.5]], step: 0.1 }, ['other', 'x']),
  );
  expect([...forest.roots]).toEqual([0]);
  const [below, at] = sumLeaves(forest, { values: [9, 9, 0.49, 0.5], rows: 2 });
  expect(below).toBeLessThan(0);
  expect(at).toBeGreaterThan(0);
});

test('a forest that asks for a column that nobody measures is refused', () => {
  expect(() =>
    unpackForest('  i z{', unpackTests({ columns: ['x'], edges: [[1]], step: 1 }, ['y'])),
  ).toThrowError(/a column/);
});

/** The rows that the trainer drew (see `draw` in training/train.py). */
function* drawRows(sizes: number[], { seed, rows }: { seed: number; rows: number }): Generator<number[]> {
  let state = seed;
  for (let row = 0; row < rows; row += 1)
    yield sizes.map((size) => {
      state = (Math.imul(1664525, state) + 1013904223) >>> 0;
      return (state >>> 16) % size;
    });
}

test('the shipped trees say what the trainer says, on ten thousand rows', () => {
  const { forests, ...table } = packed as unknown as PackedModel;
  const forest = unpackForest(forests.second, unpackTests(table, table.columns));
  const bytes = Buffer.from(sample.expected, 'base64');
  let row = 0;
  let furthest = 0;
  for (const passed of drawRows(
    table.edges.map((edges) => edges.length + 1),
    sample,
  )) {
    const values = passed.map((count, i) =>
      count === 0 ? table.edges[i]![0]! - 1 : table.edges[i]![count - 1]!,
    );
    const expected = bytes.readFloatLE(row * Float32Array.BYTES_PER_ELEMENT);
    const [margin] = sumLeaves(forest, { values, rows: 1 });
    furthest = Math.max(furthest, Math.abs(toProbability(margin!) - expected));
    row += 1;
  }
  expect(row).toBe(10_000);
  expect(furthest).toBeLessThan(1e-6);
});

test('trees without the branches that no row can take say the same', () => {
  const { forests, ...table } = packed as unknown as PackedModel;
  const tests = unpackTests(table, table.columns);
  const whole = unpackForest(forests.second, tests);
  const sizes = table.edges.map((edges) => edges.length + 1);
  let row = 0;
  for (const passed of drawRows(sizes, { seed: 7, rows: 20 })) {
    const value = Float64Array.from(passed, (count, i) =>
      count === 0 ? table.edges[i]![0]! - 1 : table.edges[i]![count - 1]!,
    );
    // From none of the columns to all but one of twenty.
    const is = Uint8Array.from(passed, (_, i) => Number((i * 7) % 20 < row));
    const pruned = unpackForest(forests.second, tests, { is, value });
    const columns = { values: value, rows: 1 };
    expect(sumLeaves(pruned, columns)).toEqual(sumLeaves(whole, columns));
    row += 1;
  }
});
