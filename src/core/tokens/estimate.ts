import type { RawSample } from './sample-raw.ts';
import { measure } from './measure.ts';
import { WEIGHTS } from './weights.ts';

const weights = new Float64Array(Object.values(WEIGHTS).flat());

/**
 * Estimated o200k_base tokens of a text, where the token data is not loaded: 5 % off in the mean, 13 % at the 95th
 * percentile. Languages in Latin script with rare words in the vocabulary (Polish, Finnish) come out about 20 % low.
 */
export function estimateTokens(text: string): number {
  if (text === '') return 0;
  const counts = measure(text);
  let total = 0;
  for (let i = 0; i < counts.length; i += 1) total += counts[i]! * weights[i]!;
  return Math.max(1, Math.round(total));
}

export const estimateRawTokens = ({ length, sample }: RawSample): number =>
  sample.length === 0 ? 0 : Math.round((estimateTokens(sample) * length) / sample.length);
