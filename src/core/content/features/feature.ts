// What a feature is: a named, pure measure of every text block of a page. Training exports the same functions that
// ship, so the model can never see numbers that the extension computes otherwise.

import type { BlockView } from './view/block-view.ts';
import type { PageView } from './view/page-view.ts';

export interface Feature {
  name: string;
  /** One number for each block of the page. Scripts run cold on a page: a few loops over typed arrays are compiled first. */
  fill(column: Float32Array, page: PageView): void;
}

export const perBlock = (name: string, of: (block: BlockView, page: PageView) => number): Feature => ({
  name,
  fill(column, page) {
    for (let i = 0; i < column.length; i += 1) column[i] = of(page.blocks[i]!, page);
  },
});

export const perPage = (name: string, of: (page: PageView) => number): Feature => ({
  name,
  fill: (column, page) => void column.fill(of(page)),
});

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
