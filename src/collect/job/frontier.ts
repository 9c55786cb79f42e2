// Which page comes next. Depth by depth: a page's depth, and with it the collection, does not depend on who answers first.

import { normalizeUrl } from '../address/normalize-url.ts';
import { type Scope, shapeOf } from '../address/scope.ts';
import { type Job, type PageRow, inOrder } from './job.ts';

/** When so many addresses that differ in numbers alone held nothing, and none held anything, the others are left out. */
const TRAP_PROOF = 25;

export class Frontier {
  private readonly rows: Map<string, PageRow>;
  /** Of the depth that is open, by host; each in order. */
  private queues = new Map<string, PageRow[]>();

  constructor(
    private readonly job: Job,
    private readonly scope: Scope,
    rows: readonly PageRow[],
  ) {
    this.rows = new Map(rows.map((row) => [row.key, row]));
    this.fill();
  }

  all(): PageRow[] {
    return [...this.rows.values()].toSorted(inOrder);
  }

  /** Takes the next page of a host that is free; undefined when there is none just now. */
  take(isFree: (host: string) => boolean): PageRow | undefined {
    for (const [host, queue] of this.queues) {
      if (!isFree(host)) continue;
      const row = queue.shift();
      // The host goes to the end, so that every host has its turn.
      this.queues.delete(host);
      if (queue.length > 0) this.queues.set(host, queue);
      if (row) return row;
    }
    return undefined;
  }

  get isEmpty(): boolean {
    return this.queues.size === 0;
  }

  giveBack(row: PageRow): void {
    const host = hostOf(row.key);
    this.queues.set(host, [row, ...(this.queues.get(host) ?? [])]);
  }

  set(row: PageRow): void {
    this.rows.set(row.key, row);
  }

  get(key: string): PageRow | undefined {
    return this.rows.get(key);
  }

  /** Notes where a page leads; returns what is new. */
  discover({ depth }: PageRow, links: readonly string[]): PageRow[] {
    const { follow, maxDepth } = this.job.options;
    if (!follow || depth >= maxDepth) return [];
    const found: PageRow[] = [];
    for (const link of links) {
      const key = normalizeUrl(link);
      if (key === undefined || this.rows.has(key)) continue;
      // Most links lead elsewhere: they are no row, and are looked at again where they stand again.
      const reason = this.scope.refuses(key);
      if (reason === 'other-host' || reason === 'no-page') continue;
      const row: PageRow = { job: this.job.id, key, depth: depth + 1, state: 'found', place: 0, tries: 0 };
      this.rows.set(key, row);
      found.push(row);
    }
    return found;
  }

  /** Opens the next depth when all pages of this one are through; returns the rows that it changed. */
  openNext(now: number): PageRow[] {
    const waiting = [...this.rows.values()].filter(({ state }) => state === 'found').toSorted(inOrder);
    const depth = waiting[0]?.depth;
    const barren = this.findTraps();
    const changed = waiting
      .filter((row) => row.depth === depth)
      .map((row): PageRow => {
        const reason = this.scope.refuses(row.key) ?? (barren.has(shapeOf(row.key)) ? 'trap' : undefined);
        return Object.assign({}, row, reason ? { state: 'skipped', reason, at: now } : { state: 'queued' });
      });
    for (const row of changed) this.rows.set(row.key, row);
    this.fill();
    return changed;
  }

  private findTraps(): Set<string> {
    const barren = new Map<string, number>();
    for (const { key, state, reason } of this.rows.values()) {
      const shape = shapeOf(key);
      if (shape === key) continue;
      if (state === 'done') barren.set(shape, -Infinity);
      else if (state === 'skipped' && reason !== 'trap') barren.set(shape, (barren.get(shape) ?? 0) + 1);
    }
    return new Set([...barren].filter(([, count]) => count >= TRAP_PROOF).map(([shape]) => shape));
  }

  private fill(): void {
    const queued = [...this.rows.values()].filter(({ state }) => state === 'queued').toSorted(inOrder);
    const depth = queued[0]?.depth;
    this.queues = new Map();
    for (const row of queued) {
      if (row.depth !== depth) break;
      const host = hostOf(row.key);
      const queue = this.queues.get(host);
      if (queue) queue.push(row);
      else this.queues.set(host, [row]);
    }
  }
}

export const hostOf = (key: string): string => new URL(key).host;
