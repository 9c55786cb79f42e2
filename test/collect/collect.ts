// A job over sites in memory, from its plan to its last page.

import 'fake-indexeddb/auto';
import { createJob } from '../../src/collect/job/create-job.ts';
import type { Job, JobOptions, PageRow } from '../../src/collect/job/job.ts';
import { type JobStore, openJobStore } from '../../src/collect/job/job-store.ts';
import { runJob } from '../../src/collect/run-job.ts';
import { type FakeAnswer, type FakeWorld, type Site, fakeWorld } from './fake-site.ts';

export const START = 'https://site.example/';
export const CRAWL: Partial<JobOptions> = { follow: true, delay: 0, robots: false };
let count = 0;

export const newStore = (): JobStore => openJobStore(`test-${(count += 1)}`);

interface Run {
  io: FakeWorld;
  store: JobStore;
  job: Job;
  rows: PageRow[];
  /** State, or reason, of each path. */
  fates: Record<string, string>;
}

export async function collect(
  site: Site,
  options: Partial<JobOptions> = CRAWL,
  {
    seeds = [START],
    store = newStore(),
    previous,
  }: { seeds?: string[]; store?: JobStore; previous?: string } = {},
): Promise<Run> {
  const io = fakeWorld(site);
  const { id } = await createJob(store, {
    name: 'test',
    seeds,
    options,
    now: 0,
    ...(previous ? { previous } : {}),
  });
  return go(io, store, id);
}

export async function go(
  io: FakeWorld,
  store: JobStore,
  id: string,
  signal = new AbortController().signal,
): Promise<Run> {
  const job = (await runJob(io, store, { id, signal })) as Job;
  const rows = await store.pages(id);
  const fates = Object.fromEntries(
    rows.map(({ key, state, reason }) => [key.replace(START, '/'), reason ?? state]),
  );
  return { io, store, job, rows, fates };
}

export const site =
  (pages: Record<string, FakeAnswer>): Site =>
  (url) =>
    pages[url.pathname + url.search];
