// Work that outlives the worker. Browsers stop a worker when they like; what it was doing is written down, and the
// offscreen document, which lives on, wakes it to pick the work up.

import { type Browser, browser } from 'wxt/browser';
import type { Jobs } from '../../io/background-io.ts';
import { send } from '../../messages.ts';
import { isOwn, receive } from '../../receive-messages.ts';
import { openOffscreen } from '../offscreen/offscreen.ts';

/** Key in `storage.session`, which lasts as long as the browser runs and never reaches the disk. */
const KEY = 'jobs';
/** Any call to the browser puts off the end of an idle worker, which comes after 30 seconds. Milliseconds. */
const HEARTBEAT = 10_000;
const PORT = 'guard';
/** Milliseconds. */
const RESTART = 200;

/** Call it synchronously at start-up: the guard may be what has just woken the worker. */
export function openJournal<T>(): Jobs<T> {
  // Read, change and write one after the other, or two jobs that begin at once would lose one.
  let last: Promise<unknown> = Promise.resolve();
  const running = new Map<string, AbortController>();
  const cancelled = new Set<string>();
  receive({
    async 'background:cancel'(id) {
      running.get(id)?.abort();
      if (running.has(id)) return true;
      const isKnown = Object.hasOwn(await readJobs<T>(), id);
      // What wakes the worker is this message: the job is yet to be begun again.
      if (isKnown && running.has(id)) running.get(id)?.abort();
      else if (isKnown) cancelled.add(id);
      return isKnown;
    },
  });
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  let guard: Browser.runtime.Port | undefined;
  browser.runtime.onConnect.addListener((port) => {
    if (port.name !== PORT || !port.sender || !isOwn(port.sender)) return;
    guard = port;
    // The document was closed because a page kept it busy: what else is under way needs a new one.
    port.onDisconnect.addListener(() => {
      if (guard === port) guard = undefined;
      if (running.size > 0) void standBy().catch(() => undefined);
    });
  });
  const change = (edit: (jobs: Record<string, T>) => void): Promise<void> => {
    const next = last.then(async () => {
      const jobs = await readJobs<T>();
      edit(jobs);
      await browser.storage.session.set({ [KEY]: jobs });
    });
    last = next.catch(() => undefined);
    return next;
  };
  return {
    unfinished: async () => Object.entries(await readJobs<T>()),
    async begin(id, job) {
      const control = new AbortController();
      running.set(id, control);
      if (cancelled.delete(id)) control.abort();
      heartbeat ??= setInterval(() => void browser.runtime.getPlatformInfo(), HEARTBEAT);
      await change((jobs) => (jobs[id] = job));
      if (!import.meta.env.FIREFOX) await standBy();
      return control.signal;
    },
    async end(id) {
      running.delete(id);
      if (running.size === 0) {
        clearInterval(heartbeat);
        heartbeat = undefined;
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of the extension has no origin
        guard?.postMessage('done');
        guard = undefined;
      }
      await change((jobs) => {
        delete jobs[id];
      });
    },
  };
}

async function standBy(): Promise<void> {
  await openOffscreen();
  await send('offscreen:guard', undefined);
}

async function readJobs<T>(): Promise<Record<string, T>> {
  const { [KEY]: jobs } = await browser.storage.session.get(KEY);
  return (jobs ?? {}) as Record<string, T>;
}

/** In the offscreen document: a port that closes without a word tells that the worker was stopped; a new one starts it. */
export function guardWorker(): void {
  if (guarded) return;
  guarded = true;
  const port = browser.runtime.connect({ name: PORT });
  port.onMessage.addListener(() => {
    guarded = false;
    port.disconnect();
  });
  port.onDisconnect.addListener(() => {
    guarded = false;
    setTimeout(guardWorker, RESTART);
  });
}

let guarded = false;
