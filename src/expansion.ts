// What "Expand and load everything" may do on a page, how far it is, and what it did.

import { PithError } from './errors.ts';

export interface ExpansionLimits {
  /** For all of it, in milliseconds. */
  time: number;
  /** Controls that are pressed. */
  clicks: number;
  /** Steps of scrolling, over all lists. */
  steps: number;
  /** Rows that are collected from lists which drop what is scrolled away. */
  rows: number;
  /** The page is quiet when nothing has changed for this long, in milliseconds. */
  quiet: number;
  /** Without anybody who asks how far it is for this long, it stops: the popup was closed. In milliseconds. */
  alone: number;
  /** Longest wait for a page to become quiet after one action, in milliseconds. */
  patience: number;
}

/** A person waits a minute for a long page; the others stop pages without an end. */
const DEFAULT_EXPANSION_LIMITS: ExpansionLimits = {
  time: 60_000,
  clicks: 200,
  steps: 400,
  rows: 5_000,
  quiet: 300,
  patience: 4_000,
  alone: 10_000,
};

/** The usual limits but for those that are given. Throws `PithError('bad-input')` for what is no limit. */
export function toLimits(given: Partial<ExpansionLimits> = {}): ExpansionLimits {
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(DEFAULT_EXPANSION_LIMITS, name) || !Number.isFinite(value) || value < 0) {
      const names = Object.keys(DEFAULT_EXPANSION_LIMITS).join(', ');
      throw new PithError(
        'bad-input',
        `A limit of expanding is a number from 0 for one of ${names}; this one is ${name}: ${String(value)}.`,
      );
    }
  }
  return { ...DEFAULT_EXPANSION_LIMITS, ...given };
}

export interface ExpansionProgress {
  phase: 'waiting' | 'opening' | 'scrolling' | 'restoring';
  /** Panels that were opened, read and closed again. */
  panels: number;
  /** Times that more was loaded: a button, or the end of a list. */
  loads: number;
  /** Rows collected from lists that drop what is scrolled away. */
  rows: number;
}

export interface ExpansionReport extends ExpansionProgress {
  /** Why it ended. */
  end: 'done' | 'cancelled' | 'limit';
}
