// What the other jobs of a person have kept, for one that leaves that out.

import type { Job, PageRow } from './job.ts';
import type { JobStore } from './job-store.ts';

/** A job that is done once more does not count as another one. */
export async function keptElsewhere(store: JobStore, job: Job): Promise<PageRow[]> {
  const jobs = new Map((await store.jobs()).map((each) => [each.id, each]));
  for (let own: Job | undefined = job; own; own = jobs.get(own.previous ?? '')) jobs.delete(own.id);
  const kept: PageRow[] = [];
  for (const id of jobs.keys()) {
    for (const row of await store.pages(id)) if (row.state === 'done') kept.push(row);
  }
  return kept;
}
