import { expect, test } from 'vitest';
import { sumLeaves, toProbability, unpackForest } from '../../../src/core/content/model/forest.ts';
import type { PackedModel } from '../../../src/core/content/model/model.ts';
import packed from '../../../src/core/content/model/model.json' with { type: 'json' };
import sample from './forest-sample.json' with { type: 'json' };

test('a tree sends values below its edge to the left, the others to the right', () => {
  // One test (`  `), then the leaves 10 steps below and 10 steps above the middle.
  const forest = unpackForest({ columns: ['x'], edges: [[0.5]], step: 0.1, trees: '  oWo+' }, ['other', 'x']);
  const [below, above] = [sumLeaves(forest, [9, 0.49]), sumLeaves(forest, [9, 0.5])];
  expect(forest.roots).toEqual([0]);
  expect(below).not.toBe(above);
});

test('a model that asks for a column that nobody measures is refused', () => {
  expect(() => unpackForest({ columns: ['x'], edges: [[1]], step: 1, trees: '' }, ['y'])).toThrowError(
    /unknown column: x/,
  );
});

test('the shipped trees say what the trainer says', () => {
  const { second } = packed as unknown as PackedModel;
  const forest = unpackForest(second, second.columns);
  sample.passed.forEach((passed, row) => {
    const values = passed.map((count, i) =>
      count === 0 ? second.edges[i]![0]! - 1 : second.edges[i]![count - 1]!,
    );
    expect(Math.abs(toProbability(sumLeaves(forest, values)) - sample.expected[row]!)).toBeLessThan(1e-6);
  });
});
