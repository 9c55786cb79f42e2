// What a feature is: a named, pure measure of every text block of a page. Training exports the same functions that
// ship, so the model can never see numbers that the extension computes otherwise.

import type { BlockView } from './view/block-view.ts';
import type { PageView } from './view/page-view.ts';

interface Described {
  name: string;
  unit: 'flag' | 'share' | 'count' | 'log count' | 'distance' | 'level' | 'probability';
  /** Why the number helps to tell content from boilerplate. */
  tells: string;
}

/** Measured block by block. */
export interface BlockFeature extends Described {
  of(block: BlockView, page: PageView): number;
}

/**
 * Measured for all blocks of a page at once. Every page has the script to itself, so it runs cold; a few loops over
 * typed arrays that many features share are compiled long before a hundred small functions are.
 */
export interface ColumnFeature extends Described {
  fill(column: Float32Array, page: PageView): void;
}

export type Feature = BlockFeature | ColumnFeature;

/** Counts span four orders of magnitude; their logarithm spreads them evenly. */
export const log = (count: number): number => Math.log1p(Math.max(0, count));

export const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/** Distance with its direction kept and its size compressed. */
export const signedLog = (distance: number): number => Math.sign(distance) * log(Math.abs(distance));

/** Several features ask a page the same; a page answers once. */
export function oncePerPage<Answer>(ask: (page: PageView) => Answer): (page: PageView) => Answer {
  const answers = new WeakMap<PageView, Answer>();
  return (page) => {
    let answer = answers.get(page);
    if (answer === undefined) answers.set(page, (answer = ask(page)));
    return answer;
  };
}
