// How large the page was before anything was left out.

import { estimateTokens } from './estimate.ts';

/**
 * A longer page is estimated from even samples: reading all of it took a third of the capture. On 78 saved pages the
 * samples differed from the whole by 1.5 % in the mean and 4.4 % at the 95th percentile.
 */
const WHOLE_LENGTH = 24_000;
const SAMPLES = 80;
const SAMPLE_LENGTH = WHOLE_LENGTH / SAMPLES;

export function estimateRawTokens(html: string): number {
  if (html.length <= WHOLE_LENGTH) return estimateTokens(html);
  const step = (html.length - SAMPLE_LENGTH) / (SAMPLES - 1);
  let sampled = '';
  for (let index = 0; index < SAMPLES; index += 1) {
    const start = Math.floor(index * step);
    sampled += html.slice(start, start + SAMPLE_LENGTH);
  }
  return Math.round((estimateTokens(sampled) * html.length) / WHOLE_LENGTH);
}
