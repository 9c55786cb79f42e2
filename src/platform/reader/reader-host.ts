// The reader's frame, in the offscreen document: it does one job at a time, and when it does not answer it is closed, so
// that what it was reading costs only itself. All such frames would share one thread: further jobs wait their turn.

import type { ReaderJob } from '../../io/reader-job.ts';
import { type ReaderFrame, openReaderFrame } from './reader-frame.ts';

/** A page that takes longer is built to. Milliseconds, where the caller sets no other limit. */
const PATIENCE = 10_000;
/** The passes give up by themselves this much earlier, and what they have by then is told. Milliseconds. */
const GRACE = 2000;
/** After so many jobs a frame gives its memory back. */
const MOST_JOBS = 200;
/** A frame that did so much is renewed when nothing is asked for a while: jobs, milliseconds. */
const SOME_JOBS = 20;
const IDLE = 30_000;

/** Most pages take less; behind one that has taken longer nobody waits. Milliseconds. */
const SHORT = 300;

let frame: ReaderFrame | undefined;
let isWarm = false;
let jobs = 0;
/** Those in the frame and those that wait. */
let pending = 0;
/** When the job in the frame began, on the clock of `performance.now`. */
let since = 0;
let turn: Promise<unknown> = Promise.resolve();
let resting: ReturnType<typeof setTimeout> | undefined;

/** Whether a page would be read sooner here than by a script in its own tab. */
export const isReaderReady = (): boolean => isWarm && (pending === 0 || performance.now() - since < SHORT);

/** Has a warm frame ready for the next page. */
export async function prepareReader(): Promise<void> {
  if (isWarm || pending > 0) return;
  await inTurn(async () => {
    try {
      frame ??= await openReaderFrame();
      await frame.warmUp();
      isWarm = true;
    } catch {
      close();
    }
  });
}

/** Throws `PithError` when there is no answer in time. */
export async function readInFrame(job: ReaderJob, signal?: AbortSignal): Promise<string> {
  const { patience = PATIENCE } = job.options;
  const bounded = { ...job, options: { ...job.options, patience: Math.max(patience - GRACE, patience / 2) } };
  try {
    return await inTurn(async () => {
      signal?.throwIfAborted();
      since = performance.now();
      frame ??= await openReaderFrame();
      try {
        const reply = await frame.ask(bounded, patience, signal);
        isWarm = true;
        jobs += 1;
        if (jobs >= MOST_JOBS) close();
        return reply;
      } catch (error) {
        close();
        throw error;
      }
    });
  } finally {
    clearTimeout(resting);
    if (frame === undefined) void prepareReader();
    else resting = setTimeout(rest, IDLE);
  }
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  pending += 1;
  const own = turn.then(work).finally(() => (pending -= 1));
  turn = own.catch(() => undefined);
  return own;
}

function rest(): void {
  if (pending > 0 || jobs < SOME_JOBS) return;
  close();
  void prepareReader();
}

function close(): void {
  frame?.close();
  frame = undefined;
  isWarm = false;
  jobs = 0;
}
