// What a feature is: a named, pure measure of one text block on its page. Training exports the same functions that
// ship, so the model can never see numbers that the extension computes otherwise.

import type { BlockView, PageView } from './page-view.ts';

export interface Feature {
  name: string;
  unit: 'flag' | 'share' | 'count' | 'log count' | 'distance' | 'level' | 'probability';
  /** Why the number helps to tell content from boilerplate. */
  tells: string;
  of(block: BlockView, page: PageView): number;
}

/** Counts span four orders of magnitude; their logarithm spreads the thresholds evenly. */
export const log = (count: number): number => Math.log1p(Math.max(0, count));

export const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/** Distance with its direction kept and its size compressed. */
export const signedLog = (distance: number): number => Math.sign(distance) * log(Math.abs(distance));
