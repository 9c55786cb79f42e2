// What one run shares: its limits, how far it is, and whether it has to stop.

import type { KeptParts } from '../capture/selection/kept-parts.ts';
import type { ExpansionLimits, ExpansionProgress, ExpansionReport } from '../expansion.ts';

export interface Run {
  live: Document;
  limits: ExpansionLimits;
  progress: ExpansionProgress;
  kept: KeptParts;
  clicks: number;
  steps: number;
  /** `performance.now()` at which time is up. */
  deadline: number;
  /** Set from outside: the person does not want to wait. */
  cancelled: boolean;
  /** A limit was reached. */
  isFull: boolean;
}

export function newRun(live: Document, limits: ExpansionLimits): Run {
  return {
    live,
    limits,
    progress: { phase: 'waiting', panels: 0, loads: 0, rows: 0 },
    kept: { inside: new Map(), after: new Map() },
    clicks: 0,
    steps: 0,
    deadline: performance.now() + limits.time,
    cancelled: false,
    isFull: false,
  };
}

export function mayGoOn(run: Run): boolean {
  const { limits } = run;
  run.isFull ||=
    performance.now() >= run.deadline ||
    run.clicks >= limits.clicks ||
    run.steps >= limits.steps ||
    run.progress.rows >= limits.rows;
  return !run.cancelled && !run.isFull;
}

export function reportOf({ progress, cancelled, isFull }: Run): ExpansionReport {
  return { ...progress, end: cancelled ? 'cancelled' : isFull ? 'limit' : 'done' };
}
