// A new job: its seeds as rows, each with its fate where that is known before anything is asked for.

import { normalizeUrl } from '../address/normalize-url.ts';
import { openScope } from '../address/scope.ts';
import { PithError } from '../../errors.ts';
import { DEFAULT_JOB_OPTIONS, type Job, type JobOptions, type PageRow } from './job.ts';
import type { JobStore } from './job-store.ts';

export interface JobPlan {
  name: string;
  /** Addresses to begin with, in their order. */
  seeds: readonly string[];
  options?: Partial<JobOptions>;
  /** A job of the same pages: those that have not changed since are taken from it. */
  previous?: string;
  now: number;
}

/** Throws `PithError('bad-input')` for patterns that are none and for a list without a single page. */
export async function createJob(store: JobStore, plan: JobPlan): Promise<Job> {
  const seeds = [...new Set(plan.seeds.flatMap((seed) => normalizeUrl(seed) ?? []))];
  if (seeds.length === 0)
    throw new PithError('bad-input', 'There is no address of a web page to begin with.');
  const given = { ...DEFAULT_JOB_OPTIONS, ...plan.options };
  const hosts =
    given.hosts.length > 0 ? given.hosts : [...new Set(seeds.map((seed) => new URL(seed).hostname))];
  const options = { ...given, hosts };
  const job: Job = {
    id: crypto.randomUUID(),
    name: plan.name,
    created: plan.now,
    state: 'paused',
    options,
    ...(plan.previous === undefined ? {} : { previous: plan.previous }),
    statistics: { milliseconds: 0, bytes: 0, requests: 0, latency: 0, statuses: {} },
  };
  const rows = seedRows(job, seeds, plan.now);
  await store.commit({ job, rows });
  return job;
}

function seedRows({ id, options }: Job, seeds: readonly string[], now: number): PageRow[] {
  const scope = openScope(options);
  return seeds.map((key, place): PageRow => {
    const row: PageRow = { job: id, key, depth: 0, state: 'queued', place, tries: 0 };
    const refused = scope.refuses(key);
    // A person who names a page wants it, wherever it is; a crawl begins with any page.
    if (refused === 'excluded') return { ...row, state: 'skipped', reason: refused, at: now };
    if (!options.follow && !scope.keeps(key))
      return { ...row, state: 'skipped', reason: 'not-included', at: now };
    return row;
  });
}
