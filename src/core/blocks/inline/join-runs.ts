import type { Inline } from '../../tree.ts';

/** Runs in a row, with something between them. */
export const joinRuns = (runs: readonly Inline[][], between: readonly Inline[]): Inline[] =>
  runs.flatMap((run, index) => (index === 0 ? run : between.concat(run)));
