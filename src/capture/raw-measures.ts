// How large the page was before anything was left out.

import { estimateTokens } from '../core/tokens/estimate.ts';

/** A longer page is estimated from even samples, since every token count reads all of its text. */
const WHOLE_LENGTH = 400_000;
const SAMPLES = 20;
const SAMPLE_LENGTH = WHOLE_LENGTH / SAMPLES;

export function estimateRawTokens(html: string): number {
  if (html.length <= WHOLE_LENGTH) return estimateTokens(html);
  const step = Math.floor((html.length - SAMPLE_LENGTH) / (SAMPLES - 1));
  let tokens = 0;
  for (let index = 0; index < SAMPLES; index += 1) {
    tokens += estimateTokens(html.slice(index * step, index * step + SAMPLE_LENGTH));
  }
  return Math.round((tokens * html.length) / WHOLE_LENGTH);
}
