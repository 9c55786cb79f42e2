import { expect, test } from 'vitest';
import { poolMargins } from '../../../src/core/content/model/pool-margins.ts';
import type { GroupKind } from '../../../src/core/content/block-features/beliefs.ts';

const pooled = (
  margins: number[],
  words: number[],
  groups: Record<'template' | 'section', number[]>,
): number[] =>
  Array.from(
    poolMargins(Float64Array.from(margins), { words, groups: groups as Record<GroupKind, number[]> }),
  );

test('a doubtful block goes with the blocks of its template, the longer ones count more', () => {
  const sections = [1, 2, 3, 4];
  const [long, doubtful, other, alone] = pooled([4, -1, -1, -1], [90, 10, 50, 50], {
    template: [7, 7, 8, 9],
    section: sections,
  });
  expect(long).toBeGreaterThan(doubtful!);
  expect(doubtful).toBeGreaterThan(2);
  expect([other, alone]).toEqual([-1, -1]);
});

test('a section takes a little away and never adds', () => {
  const [a, b] = pooled([2, -2], [50, 50], { template: [1, 2], section: [1, 1] });
  expect(a).toBeCloseTo(1.6);
  expect(b).toBe(-2);
});

test('blocks without words have a margin all the same', () => {
  expect(pooled([1, 3], [0, 0], { template: [1, 1], section: [1, 1] }).every(Number.isFinite)).toBe(true);
});
