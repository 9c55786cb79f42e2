// READ FIRST. Runs a job until its last page, a limit, or a word from the person. Every change is in the database before
// it counts: whatever dies, only the pages in flight are fetched again.

import { backoff } from '../fetch/answer/retry-after.ts';
import { PithError } from '../errors.ts';
import type { CollectIo } from '../io/collect-io.ts';
import { hostOf } from './job/frontier.ts';
import { type Failure, judgeFailure } from './job/judge-failure.ts';
import { keptElsewhere } from './job/kept-elsewhere.ts';
import type { Job, PageRow } from './job/job.ts';
import type { Change, JobStore } from './job/job-store.ts';
import { Ledger, type Opened } from './job/ledger.ts';
import { type Visited, visitPage } from './job/visit-page.ts';

export interface RunRequest {
  id: string;
  /** Aborted to pause. */
  signal: AbortSignal;
  /** What has just been written to the database. */
  onChange?(change: Change): void;
}

/** Before the second try; doubled each time. Milliseconds. */
const BACKOFF = 1_000;
/** A site that is busy for longer stops the job, which says so. Milliseconds. */
const LONGEST_HOLD = 5 * 60_000;
/** Busy answers in a row, of one host, after which it is left alone. */
const MOST_BUSY = 10;

/** Undefined when another window runs it. Throws `PithError('bad-input')` for a job that is not there. */
export async function runJob(io: CollectIo, store: JobStore, request: RunRequest): Promise<Job | undefined> {
  return io.alone(`pith-job-${request.id}`, async () => {
    const job = await store.job(request.id);
    if (!job) throw new PithError('bad-input', `There is no job ${request.id}.`);
    const [rows, before, elsewhere] = await Promise.all([
      store.pages(job.id),
      job.previous === undefined ? [] : store.pages(job.previous),
      job.options.acrossJobs ? keptElsewhere(store, job) : [],
    ]);
    const { signal, onChange } = request;
    return new Run({ io, store, job, rows, before, elsewhere, signal, onChange }).run();
  });
}

class Run {
  private readonly ledger: Ledger;
  private readonly busy = new Map<string, number>();
  private readonly working = new Set<Promise<void>>();
  private readonly waiting = new Set<Promise<void>>();

  constructor(private readonly opened: Opened) {
    this.ledger = new Ledger(opened);
  }

  async run(): Promise<Job> {
    const { ledger } = this;
    const { job, io } = this.opened;
    job.state = 'running';
    delete job.reason;
    try {
      await ledger.commit({});
      while (!ledger.stopped) {
        await this.drain();
        if (ledger.stopped) break;
        await ledger.settle();
        const rows = ledger.frontier.openNext(io.now());
        if (rows.length === 0) break;
        await ledger.commit({ rows });
      }
      job.state = ledger.stopped === undefined || ledger.stopped === 'page-cap' ? 'done' : 'paused';
      if (ledger.stopped) job.reason = ledger.stopped;
      if (job.state === 'done') await ledger.settle();
      await ledger.commit({});
    } catch (error) {
      ledger.stopFor(error);
      job.state = 'paused';
      if (ledger.stopped) job.reason = ledger.stopped;
      // A full disk takes this line no more; the job then counts as interrupted.
      await ledger.commit({}).catch(() => undefined);
    }
    return job;
  }

  /** All pages of the depth that is open. */
  private async drain(): Promise<void> {
    const { ledger, working, waiting } = this;
    const { parallel } = this.opened.job.options;
    for (;;) {
      ledger.checkLimits();
      while (!ledger.stopped && working.size < parallel) {
        const row = ledger.frontier.take((host) => ledger.desk.pace(host).hasRoom);
        if (!row) break;
        track(working, this.work(row));
      }
      if (working.size + waiting.size === 0) return;
      await Promise.race([...working, ...waiting]);
    }
  }

  private async work(row: PageRow): Promise<void> {
    const { io, job } = this.opened;
    const { ledger } = this;
    // As a part of another text it has come in already.
    if (ledger.frontier.get(row.key)?.state !== 'queued') return;
    const host = hostOf(row.key);
    const pace = ledger.desk.pace(host);
    const known = ledger.before.get(row.key);
    pace.active += 1;
    try {
      const visited = await visitPage({
        io,
        desk: ledger.desk,
        options: job.options,
        row,
        known: known?.state === 'done' ? validatorsOf(known) : undefined,
        signal: ledger.signal,
      });
      this.busy.delete(host);
      await this.keep(row, visited);
    } catch (error) {
      // Whatever was under way when the run stopped is fetched again.
      if (ledger.stopped) return;
      await this.fail(row, judgeFailure(error)).catch((failure: unknown) => ledger.stopFor(failure));
    } finally {
      pace.active -= 1;
    }
  }

  private async keep(row: PageRow, { facts, page, skip, links, next, joined }: Visited): Promise<void> {
    const { ledger } = this;
    const { io, job } = this.opened;
    ledger.checkLimits();
    if (ledger.stopped || ledger.frontier.get(row.key)?.reason === 'joined') return;
    const refused = skip ?? (ledger.scope.keeps(row.key) ? undefined : { reason: 'not-included' as const });
    const { found, leads } = ledger.frontier.discover(row, { links, next });
    const settled: PageRow = {
      ...row,
      ...facts,
      leads,
      ...(refused ? { ...refused, state: 'skipped' } : { state: 'done' }),
      at: io.now(),
    };
    const behind = joined.map((key): PageRow => this.joinedRow(row, key));
    job.statistics.bytes += facts.bytes ?? 0;
    await ledger.commit({
      rows: [settled, ...found, ...behind],
      ...(page && !refused ? { stored: { key: row.key, page, links, next } } : {}),
    });
  }

  private joinedRow({ job, depth, place }: PageRow, key: string): PageRow {
    const base = this.ledger.frontier.get(key) ?? { job, key, depth, place, tries: 0 };
    return { ...base, state: 'skipped', reason: 'joined', at: this.opened.io.now() };
  }

  private async fail(row: PageRow, failure: Failure): Promise<void> {
    const { io, job } = this.opened;
    const { ledger } = this;
    if (failure.kind === 'stop') return ledger.stop(failure.reason);
    if (failure.kind === 'unchanged') return this.keepUnchanged(row);
    const { reason, detail } = failure;
    const said = { reason, ...(detail === undefined ? {} : { detail }), at: io.now() };
    if (failure.kind === 'skip') return ledger.commit({ rows: [{ ...row, ...said, state: 'skipped' }] });
    if (reason === 'busy' && this.holdHost(row, failure.after ?? 0)) return;
    const tried: PageRow = { ...row, tries: row.tries + 1 };
    if (tried.tries <= job.options.retries) return this.tryAgain(tried);
    await ledger.commit({ rows: [{ ...tried, ...said, state: 'failed' }] });
    if (job.options.stopOnError) ledger.stop('stop-on-error');
  }

  private tryAgain(row: PageRow): void {
    const { io } = this.opened;
    const { frontier, signal } = this.ledger;
    const pause = backoff(row.tries - 1, { base: BACKOFF, random: io.random });
    const giveBack = io.wait(pause, signal).then(
      () => frontier.giveBack(row),
      () => undefined,
    );
    track(this.waiting, giveBack);
  }

  /** True when the host has had enough of us: the run stops, and its pages stay queued. */
  private holdHost({ key }: PageRow, after: number): boolean {
    const host = hostOf(key);
    const times = (this.busy.get(host) ?? 0) + 1;
    this.busy.set(host, times);
    this.ledger.desk.pace(host).hold(this.opened.io.elapsed(), Math.min(after, LONGEST_HOLD));
    if (times < MOST_BUSY && after <= LONGEST_HOLD) return false;
    this.ledger.stop('site-busy');
    return true;
  }

  private async keepUnchanged(row: PageRow): Promise<void> {
    const { store, job } = this.opened;
    const { before, frontier } = this.ledger;
    const known = before.get(row.key);
    const stored = job.previous === undefined ? undefined : await store.page(job.previous, row.key);
    if (!known || !stored) {
      // It was thrown away meanwhile: the page is fetched as if it were new.
      before.delete(row.key);
      return frontier.giveBack(row);
    }
    const { depth, place, tries } = row;
    const facts = { ...known, job: job.id, depth, place, tries, unchanged: true, bytes: 0 };
    const { page, links, next } = stored;
    return this.keep(row, { facts, page, skip: undefined, links, next, joined: [] });
  }
}

function track(set: Set<Promise<void>>, work: Promise<void>): void {
  const tracked = work.finally(() => set.delete(tracked));
  set.add(tracked);
}

function validatorsOf({ etag, modified }: PageRow): { etag?: string; modified?: string } | undefined {
  if (etag === undefined && modified === undefined) return undefined;
  return { ...(etag === undefined ? {} : { etag }), ...(modified === undefined ? {} : { modified }) };
}
