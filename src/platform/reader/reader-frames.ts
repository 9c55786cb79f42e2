// The frames of the reader, in the offscreen document: one warm frame waits, each does one job at a time, and one that
// does not answer is closed. What it was reading costs only itself.

import type { ReaderJob } from '../../io/reader-job.ts';
import { type ReaderFrame, openReaderFrame } from './reader-frame.ts';

/** A page that takes longer is built to. Milliseconds, where the caller sets no other limit. */
const PATIENCE = 10_000;
/** The passes give up by themselves this much earlier, and what they have by then is told. Milliseconds. */
const GRACE = 2000;
/** Frames at once; further jobs wait. */
const MOST_FRAMES = 4;
/** After so many jobs a frame gives its memory back. */
const MOST_JOBS = 200;
/** A frame that did so much is renewed when nothing is asked for a while: jobs, milliseconds. */
const SOME_JOBS = 20;
const IDLE = 30_000;

const idle: ReaderFrame[] = [];
const waiting: (() => void)[] = [];
let open = 0;
let resting: ReturnType<typeof setTimeout> | undefined;

export const isReaderReady = (): boolean => idle.length > 0;

/** Makes a warm frame, if there is none. */
export async function prepareReader(): Promise<void> {
  if (open > 0) return;
  open += 1;
  try {
    const frame = await openReaderFrame();
    await frame.warmUp();
    release(frame);
  } catch {
    open -= 1;
    waiting.shift()?.();
  }
}

/** Throws `PithError` when there is no answer in time. */
export async function readInFrame(job: ReaderJob, signal?: AbortSignal): Promise<string> {
  const { patience = PATIENCE } = job.options;
  const bounded = { ...job, options: { ...job.options, patience: Math.max(patience - GRACE, patience / 2) } };
  const frame = await takeFrame();
  try {
    const reply = await frame.ask(bounded, patience, signal);
    frame.done += 1;
    if (frame.done < MOST_JOBS) release(frame);
    else renew(frame);
    return reply;
  } catch (error) {
    renew(frame);
    throw error;
  }
}

async function takeFrame(): Promise<ReaderFrame> {
  clearTimeout(resting);
  const frame = idle.pop();
  if (frame) return frame;
  if (open >= MOST_FRAMES) {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return takeFrame();
  }
  open += 1;
  try {
    return await openReaderFrame();
  } catch (error) {
    open -= 1;
    throw error;
  }
}

function release(frame: ReaderFrame): void {
  idle.push(frame);
  const next = waiting.shift();
  if (next) next();
  else if (idle.length === open) resting = setTimeout(rest, IDLE);
}

function renew(frame: ReaderFrame): void {
  frame.close();
  open -= 1;
  const next = waiting.shift();
  if (next) next();
  else void prepareReader();
}

/** What many jobs at once have opened goes, and so does what has grown. */
function rest(): void {
  const extra = idle.splice(1);
  for (const frame of extra) frame.close();
  open -= extra.length;
  const [last] = idle;
  if (last && last.done >= SOME_JOBS) {
    idle.pop();
    renew(last);
  }
}
