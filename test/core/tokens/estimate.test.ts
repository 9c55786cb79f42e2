import { expect, test } from 'vitest';
import { loadEncoding } from '../../../src/core/tokens/count.ts';
import { estimateTokens } from '../../../src/core/tokens/estimate.ts';
import { TEXTS } from './texts.ts';

/** Largest error on one short text, as a share; longer texts come closer. */
const TOLERANCE = 0.3;

test.each(Object.entries(TEXTS))('the estimate of %s is near the exact count', async (_, text) => {
  const exact = (await loadEncoding('o200k_base')).count(text);
  const error = Math.abs(estimateTokens(text) - exact) / exact;
  expect(error).toBeLessThan(TOLERANCE);
});

test('the empty text has no tokens and a short one at least one', () => {
  expect(estimateTokens('')).toBe(0);
  expect(estimateTokens('.')).toBe(1);
});

test('the estimate grows with the text', () => {
  const sentence = 'The water rises twice a day. ';
  const [once, often] = [1, 1000].map((times) => estimateTokens(sentence.repeat(times))) as [number, number];
  expect(often / once).toBeGreaterThan(800);
});
