// Collecting many pages for programs: the same jobs as a person's, started, watched and read through the bridge.

import { createJob } from '../collect/job/create-job.ts';
import { type Job, type JobOptions, type PageRow, type PageState, inOrder } from '../collect/job/job.ts';
import { openJobStore } from '../collect/job/job-store.ts';
import { type Listing, type Source, listSource } from '../collect/list-source.ts';
import { runJob } from '../collect/run-job.ts';
import type { Extraction } from '../core/types.ts';
import { PithError } from '../errors.ts';
import type { CollectIo } from '../io/collect-io.ts';

interface Trust {
  /** Hosts of the own network that may be asked; of host names and IP addresses the first. */
  trusted?: readonly string[];
}

export interface CollectRequest extends Trust {
  source: Source;
  options?: Partial<JobOptions>;
}

type Asked = CollectRequest & { seeds?: readonly string[] };

export type CollectCounts = Record<PageState, number>;

export interface CollectState {
  counts: CollectCounts;
  /** The page whose fate was settled last. */
  last?: string;
  /** Present when it has ended. */
  job?: Job;
}

export interface CollectBridge {
  /** The addresses that a sitemap, feed, list or start page gives. */
  listSource(request: CollectRequest): Promise<Listing>;
  /** Starts at once and gives its number; what cannot be listed is told by `collectState`. */
  collect(request: Asked): Promise<string>;
  /** How far it is; waits for news at most a second. */
  collectState(request: { id: string }): Promise<CollectState>;
  /** The rows of a job that has ended, in the order of the collection. */
  collectRows(request: { id: string }): Promise<PageRow[]>;
  stopCollecting(request: { id: string }): Promise<void>;
  /** Stops it and throws what it kept away. */
  forgetCollection(request: { id: string }): Promise<void>;
}

interface Running {
  /** Its number in the store, as soon as the addresses are known. */
  job?: string;
  rows: Map<string, PageState>;
  last?: string;
  stop: AbortController;
  ended: Promise<Job | undefined>;
  news: Promise<void>;
  tell(): void;
}

/** In milliseconds. */
const LONGEST_WAIT = 1_000;

export type MakeCollectIo = (access: CollectIo['access']) => CollectIo;

export function createCollectBridge(
  makeIo: MakeCollectIo,
): CollectBridge & { readCollected(id: string, key: string): Promise<Extraction> } {
  const store = openJobStore('pith-programs');
  const running = new Map<string, Running>();
  const ioFor = ({ trusted = [] }: Trust) => makeIo({ localHost: trusted[0], signedInHosts: [], trusted });
  const find = (id: string): Running => {
    const found = running.get(id);
    if (found) return found;
    throw new PithError('bad-input', `There is no collection ${id} in this browser.`);
  };
  const list = ({ source, ...trust }: CollectRequest, { signal } = new AbortController()) =>
    listSource(ioFor(trust), source, { signal });
  const run = async (
    state: Running,
    { options = {}, seeds, ...request }: Asked,
  ): Promise<Job | undefined> => {
    const { signal } = state.stop;
    const listed = seeds ? { name: 'list', seeds } : await list(request, state.stop);
    signal.throwIfAborted();
    state.job = (await createJob(store, { ...listed, options, now: Date.now() })).id;
    return runJob(ioFor(request), store, {
      id: state.job,
      signal,
      onChange({ rows = [] }) {
        for (const row of rows) {
          state.rows.set(row.key, row.state);
          state.last = row.key;
        }
        state.tell();
        Object.assign(state, nextNews());
      },
    });
  };
  return {
    listSource: (request) => list(request),
    async collect(request) {
      const id = crypto.randomUUID();
      const state = { rows: new Map(), stop: new AbortController(), ...nextNews() } as Running;
      running.set(id, state);
      state.ended = run(state, request);
      void state.ended.catch(() => undefined).then(() => state.tell());
      return id;
    },
    async collectState({ id }) {
      const state = find(id);
      const wait = new Promise<undefined>((resolve) => {
        setTimeout(resolve, LONGEST_WAIT);
      });
      await Promise.race([state.news, wait]);
      const job = await Promise.race([state.ended, Promise.resolve(undefined)]);
      const counts: CollectCounts = { found: 0, queued: 0, done: 0, skipped: 0, failed: 0 };
      for (const each of state.rows.values()) counts[each] += 1;
      const { last } = state;
      return { counts, ...(last === undefined ? {} : { last }), ...(job ? { job } : {}) };
    },
    collectRows: async ({ id }) => (await store.pages(find(id).job ?? '')).toSorted(inOrder),
    async stopCollecting({ id }) {
      find(id).stop.abort(new PithError('cancelled', 'The collecting was stopped.'));
    },
    async forgetCollection({ id }) {
      const state = find(id);
      running.delete(id);
      state.stop.abort(new PithError('cancelled', 'The collecting was stopped.'));
      await state.ended.catch(() => undefined);
      if (state.job !== undefined) await store.remove(state.job);
    },
    async readCollected(id, key) {
      const stored = await store.page(find(id).job ?? '', key);
      if (stored) return stored.page;
      throw new PithError('bad-input', `The collection ${id} has no page ${key}.`);
    },
  };
}

function nextNews(): Pick<Running, 'news' | 'tell'> {
  let tell: () => void = () => undefined;
  const news = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { news, tell };
}
