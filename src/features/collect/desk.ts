// The jobs of a person, the one in front, and what can be done with it. Views watch it and call it.

import type { Listing } from '../../collect/list-source.ts';
import { createJob } from '../../collect/job/create-job.ts';
import type { Job, JobOptions, PageRow } from '../../collect/job/job.ts';
import type { Change } from '../../collect/job/job-store.ts';
import { runJob } from '../../collect/run-job.ts';
import { PithError } from '../../errors.ts';
import type { CollectPageIo } from '../../io/collect-page-io.ts';

export interface OpenJob {
  job: Job;
  rows: Map<string, PageRow>;
  /** In this window. */
  isRunning: boolean;
  /** Another window runs it. */
  isElsewhere: boolean;
}

export interface JobPlan {
  listing: Pick<Listing, 'seeds' | 'name'>;
  options: Partial<JobOptions>;
}

type DeskIo = Pick<CollectPageIo, 'collectIo' | 'sections' | 'store'>;

export class CollectDesk {
  jobs: Job[] = [];
  open: OpenJob | undefined;
  private control: AbortController | undefined;
  private readonly watchers = new Set<() => void>();

  constructor(private readonly io: DeskIo) {}

  /** Calls back after every change; returns what ends it. */
  watch(changed: () => void): () => void {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  }

  async load(): Promise<void> {
    this.jobs = await this.io.store.jobs();
    this.tell();
  }

  /** Shows a job; one that its window left in the middle goes on. */
  async show(id: string | undefined): Promise<void> {
    if (id !== undefined && this.open?.job.id === id) return;
    if (this.open?.isRunning) this.control?.abort();
    const job = id === undefined ? undefined : await this.io.store.job(id);
    this.open = job && {
      job,
      rows: byKey(await this.io.store.pages(job.id)),
      isRunning: false,
      isElsewhere: false,
    };
    this.tell();
    if (job?.state === 'running') await this.run();
  }

  /** Throws `PithError('bad-input')` for patterns that are none. */
  async start({ listing, options }: JobPlan, previous?: string): Promise<string> {
    const { seeds, name } = listing;
    const plan = { name, seeds, options, now: Date.now(), ...(previous === undefined ? {} : { previous }) };
    const job = await createJob(this.io.store, plan);
    await this.load();
    await this.show(job.id);
    void this.run();
    return job.id;
  }

  /** Until it is done or stopped. */
  async run(): Promise<void> {
    const { open, io } = this;
    if (!open || open.isRunning) return;
    const control = new AbortController();
    this.control = control;
    this.set(open, { isRunning: true, isElsewhere: false });
    try {
      const request = {
        id: open.job.id,
        signal: control.signal,
        onChange: (change: Change) => this.note(open, change),
      };
      const job = await runJob(await io.collectIo(), io.store, request);
      this.set(open, job ? { job } : { isElsewhere: true });
    } finally {
      this.set(open, { isRunning: false });
      await this.load();
    }
  }

  pause(): void {
    this.control?.abort();
  }

  /** What it has stays. */
  async cancel(): Promise<void> {
    this.pause();
    await this.change((job) => ({ job: { ...job, state: 'cancelled', reason: 'asked' } }));
  }

  async retryFailed(): Promise<void> {
    await this.change((job, rows) => ({
      job,
      rows: rows
        .filter(({ state }) => state === 'failed')
        .map(({ reason, detail, ...row }): PageRow => {
          void [reason, detail];
          return Object.assign(row, { state: 'queued' as const, tries: 0 });
        }),
    }));
    await this.run();
  }

  /** The same pages once more; those that have not changed are not sent again. */
  async again(): Promise<string> {
    const { job, rows } = this.need();
    const seeds = [...rows.values()]
      .filter(({ depth }) => depth === 0)
      .toSorted((one, other) => one.place - other.place);
    return this.start(
      { listing: { name: job.name, seeds: seeds.map(({ key }) => key) }, options: job.options },
      job.id,
    );
  }

  async remove(id: string): Promise<void> {
    if (this.open?.job.id === id) await this.show(undefined);
    await Promise.all([this.io.store.remove(id), this.io.sections.remove(id)]);
    await this.load();
  }

  private need(): OpenJob {
    if (!this.open) throw new PithError('bad-input', 'No job is open.');
    return this.open;
  }

  /** Once nothing of it runs: the runner has the last word until then. */
  private async change(edit: (job: Job, rows: PageRow[]) => Change): Promise<void> {
    const open = this.need();
    const io = await this.io.collectIo();
    const waited = new AbortController().signal;
    for (let step = 0; step < MOST_WAITS; step += 1) {
      const done = await io.alone(`pith-job-${open.job.id}`, async () => {
        const job = (await this.io.store.job(open.job.id)) ?? open.job;
        const change = edit(job, await this.io.store.pages(job.id));
        await this.io.store.commit(change);
        this.note(open, change);
        return true;
      });
      if (done) return;
      await io.wait(WAIT, waited);
    }
    this.set(open, { isElsewhere: true });
  }

  private note(open: OpenJob, { job, rows = [] }: Change): void {
    for (const row of rows) open.rows.set(row.key, row);
    this.set(open, { job });
  }

  private set(open: OpenJob, changes: Partial<OpenJob>): void {
    Object.assign(open, changes);
    this.tell();
  }

  private tell(): void {
    for (const watcher of this.watchers) watcher();
  }
}

/** For the end of a run that was stopped. Milliseconds, and how often. */
const WAIT = 50;
const MOST_WAITS = 100;

const byKey = (rows: PageRow[]): Map<string, PageRow> => new Map(rows.map((row) => [row.key, row]));
