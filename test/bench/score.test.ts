import { expect, test } from 'vitest';
import { countPassages, percentile, scorePassages, scoreWords, snippetRate } from './score.ts';
import { fitExponent } from './speed.ts';
import { syntheticPage } from './synthetic-page.ts';

test('words count as often as they stand in both texts, letter case aside', () => {
  const { precision, recall, f1 } = scoreWords('The sea, the SEA.', 'the sea and the land');
  expect([precision, recall]).toEqual([3 / 4, 3 / 5]);
  expect(f1).toBeCloseTo(2 / 3);
});

test('nothing found scores zero, and nothing expected and found scores one', () => {
  expect(scoreWords('', 'sea').f1).toBe(0);
  expect(scoreWords('sea', '').f1).toBe(0);
  expect(scoreWords('', '').f1).toBe(1);
});

test('snippets are found whatever their letter case', () => {
  expect(snippetRate('High Water at noon', ['high water', 'midnight'])).toBe(0.5);
});

test('passages are compared with white space folded', () => {
  const counts = countPassages('high\n  water at noon', {
    present: ['high water', 'ebb'],
    absent: ['at  noon'],
  });
  expect(counts).toEqual({ found: 1, missed: 1, leaked: 1 });
  expect(scorePassages(counts).f1).toBe(0.5);
});

test('a percentile is one of the values', () => {
  expect(percentile([9, 1, 5], 0.5)).toBe(5);
  expect(percentile([9, 1, 5], 0.95)).toBe(9);
});

test('quadratic times have the exponent two', () => {
  const points = [10, 100, 1000].map((size) => ({ size, milliseconds: 3 * size ** 2 }));
  expect(fitExponent(points)).toBeCloseTo(2);
});

test.each([1000, 50_000])('a synthetic page has about %i elements', (elements) => {
  const count = syntheticPage(elements).match(/<[a-z]/g)?.length ?? 0;
  expect(Math.abs(count / elements - 1)).toBeLessThan(0.1);
});
