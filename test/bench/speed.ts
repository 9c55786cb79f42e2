// Time of the extraction call alone, and how it grows with the page.

import type { Contender } from './contenders.ts';
import type { Outcomes } from './run-pages.ts';
import { percentile } from './score.ts';

export interface SpeedRow {
  contender: Contender;
  pages: number;
  failures: number;
  median: number;
  p95: number;
  /** Median over the pages of ours ÷ theirs: below 1, ours is faster. */
  oursToTheirs: number;
}

/** Only pages that every contender finished are timed, so that all rows speak of the same pages. */
export function summarizeSpeed(outcomes: Outcomes[], contenders: Contender[]): SpeedRow[] {
  const finished = outcomes.filter((one) => contenders.every((name) => one[name] && !one[name].error));
  const times = (name: Contender) => finished.map((one) => one[name]?.milliseconds ?? 0);
  const ours = times('pith');
  return contenders.map((contender) => {
    const theirs = times(contender);
    return {
      contender,
      pages: finished.length,
      failures: outcomes.filter((one) => one[contender]?.error).length,
      median: percentile(theirs, 0.5),
      p95: percentile(theirs, 0.95),
      oursToTheirs: percentile(
        ours.map((time, index) => time / Math.max(theirs[index] ?? 0, CLOCK_STEP)),
        0.5,
      ),
    };
  });
}

/** Resolution of `performance.now()` in a page, in milliseconds. */
const CLOCK_STEP = 0.1;

/** Slope of log(time) over log(size) by least squares: 1 is linear, 2 quadratic. */
export function fitExponent(points: { size: number; milliseconds: number }[]): number {
  const usable = points.filter(({ size, milliseconds }) => size > 0 && milliseconds > 0);
  const xs = usable.map(({ size }) => Math.log(size));
  const ys = usable.map(({ milliseconds }) => Math.log(milliseconds));
  const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [average(xs), average(ys)];
  const covariance = xs.reduce((sum, x, i) => sum + (x - meanX) * ((ys[i] ?? 0) - meanY), 0);
  const variance = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
  return covariance / variance;
}
