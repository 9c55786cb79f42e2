// The state of a running job, in memory and, before it counts, in the database.

import { PithError } from '../../errors.ts';
import type { CollectIo } from '../../io/collect-io.ts';
import { type Scope, openScope } from '../address/scope.ts';
import { HostDesk } from '../polite/host-desk.ts';
import { Frontier } from './frontier.ts';
import type { Job, PageRow, StopReason } from './job.ts';
import type { Change, JobStore } from './job-store.ts';
import { judgeFailure } from './judge-failure.ts';
import { settleDuplicates } from './settle-duplicates.ts';

export interface Opened {
  io: CollectIo;
  store: JobStore;
  job: Job;
  rows: PageRow[];
  /** Rows of the job before. */
  before: PageRow[];
  /** Pages that other jobs have kept, where this one leaves them out. */
  elsewhere: PageRow[];
  /** Aborted to pause. */
  signal: AbortSignal;
  onChange?: ((change: Change) => void) | undefined;
}

export class Ledger {
  readonly scope: Scope;
  readonly frontier: Frontier;
  readonly desk: HostDesk;
  readonly before: Map<string, PageRow>;
  stopped: StopReason | undefined;
  private readonly stopping = new AbortController();
  private kept = 0;
  private clock: number;

  constructor(private readonly opened: Opened) {
    const { io, store, job, rows, before, signal } = opened;
    this.scope = openScope(job.options);
    this.frontier = new Frontier(job, this.scope, rows);
    this.before = new Map(before.map((row) => [row.key, row]));
    this.clock = io.elapsed();
    this.countKept();
    this.desk = new HostDesk(io, job.options, {
      statistics: job.statistics,
      memory: {
        robots: (origin) => store.robots(job.id, origin),
        keepRobots: (origin, text) => store.keepRobots(job.id, origin, text),
      },
    });
    signal.addEventListener('abort', () => this.stop('asked'), { once: true });
    if (signal.aborted) this.stop('asked');
  }

  /** Aborted when the run stops, for whatever reason. */
  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  stop(reason: StopReason): void {
    this.stopped ??= reason;
    this.stopping.abort(new PithError('cancelled', 'The job was stopped.'));
  }

  /** After an error of the database: what it takes no more stops the run, anything else is a fault of ours. */
  stopFor(error: unknown): void {
    const failure = judgeFailure(error);
    if (failure.kind !== 'stop') throw error;
    this.stop(failure.reason);
  }

  checkLimits(): void {
    const { options, statistics } = this.opened.job;
    if (this.kept >= options.maxPages) this.stop('page-cap');
    else if (statistics.bytes >= options.maxBytes) this.stop('byte-cap');
    else if (statistics.milliseconds >= options.maxMilliseconds) this.stop('time-cap');
  }

  async commit(change: Omit<Change, 'job'>): Promise<void> {
    const { io, job, store, onChange } = this.opened;
    const now = io.elapsed();
    job.statistics.milliseconds += now - this.clock;
    this.clock = now;
    const whole = { ...change, job: { ...job, statistics: { ...job.statistics } } };
    const rows = change.rows ?? [];
    const more = rows.filter((row) => row.state === 'done' && !this.isDone(row)).length;
    const fewer = rows.filter((row) => row.state !== 'done' && this.isDone(row)).length;
    // At once: others look at the limit while this one waits for the disk.
    this.kept += more - fewer;
    try {
      await store.commit(whole);
    } catch (error) {
      this.kept -= more - fewer;
      throw error;
    }
    for (const row of rows) this.frontier.set(row);
    onChange?.(whole);
  }

  /** Of pages that say the same, one is kept. */
  async settle(): Promise<void> {
    const { job, elsewhere } = this.opened;
    const rows = settleDuplicates(this.frontier.all(), job.options.near, elsewhere);
    if (rows.length > 0) await this.commit({ rows });
  }

  private isDone({ key }: PageRow): boolean {
    return this.frontier.get(key)?.state === 'done';
  }

  private countKept(): void {
    this.kept = this.frontier.all().filter(({ state }) => state === 'done').length;
  }
}
