// The figures of a job as it stands: how far, how fast, how long still, and where its tokens are.

import { sectionOf } from '../../collect/export/combined.ts';
import type { Job, PageRow } from '../../collect/job/job.ts';

export interface JobFigures {
  all: number;
  settled: number;
  kept: number;
  skipped: number;
  failed: number;
  tokens: number;
  /** Pages a minute; 0 before the first. */
  rate: number;
  /** Milliseconds for what is known so far; undefined before the first page. */
  left: number | undefined;
}

export function figuresOf(job: Job, rows: Iterable<PageRow>): JobFigures {
  const figures = { all: 0, settled: 0, kept: 0, skipped: 0, failed: 0, tokens: 0 };
  let asked = 0;
  for (const { state, tokens = 0, milliseconds } of rows) {
    figures.all += 1;
    if (state === 'done') figures.tokens += tokens;
    if (state === 'done') figures.kept += 1;
    if (state === 'skipped') figures.skipped += 1;
    if (state === 'failed') figures.failed += 1;
    if (milliseconds !== undefined) asked += 1;
  }
  figures.settled = figures.kept + figures.skipped + figures.failed;
  const { milliseconds } = job.statistics;
  const rate = milliseconds > 0 ? (asked / milliseconds) * 60_000 : 0;
  const open = Math.min(figures.all - figures.settled, job.options.maxPages - figures.kept);
  return { ...figures, rate, left: rate > 0 ? (Math.max(0, open) / rate) * 60_000 : undefined };
}

export interface SectionTokens {
  name: string;
  tokens: number;
  pages: number;
}

/** Largest first; the small ones together. */
export function tokensBySection(rows: Iterable<PageRow>, most = 24): SectionTokens[] {
  const sections = new Map<string, SectionTokens>();
  for (const { state, key, tokens = 0 } of rows) {
    if (state !== 'done') continue;
    const name = sectionOf(key);
    const section = sections.get(name) ?? { name, tokens: 0, pages: 0 };
    section.tokens += tokens;
    section.pages += 1;
    sections.set(name, section);
  }
  const sorted = [...sections.values()].toSorted((one, other) => other.tokens - one.tokens);
  const rest = sorted.slice(most - 1);
  if (rest.length < 2) return sorted;
  const sum = (of: (one: SectionTokens) => number): number => rest.reduce((total, one) => total + of(one), 0);
  return [
    ...sorted.slice(0, most - 1),
    { name: '…', tokens: sum(({ tokens }) => tokens), pages: sum(({ pages }) => pages) },
  ];
}
