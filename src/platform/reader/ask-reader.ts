// How the worker and the extension's pages reach the reader, which lives in the offscreen document (Chrome).

import { PithError } from '../../errors.ts';
import { send } from '../../messages.ts';
import type { ReaderJob } from '../../io/reader-job.ts';
import { callOffscreen } from '../offscreen/offscreen-extract.ts';
import { openOffscreen } from '../offscreen/offscreen.ts';
import { translate } from '../translate.ts';
import { NO_ANSWER } from './reader-frame.ts';

/** The answer as JSON. Throws `PithError`. */
export async function askReader(job: ReaderJob, signal?: AbortSignal): Promise<string> {
  try {
    return await ('clients' in globalThis ? callOffscreen<string>(job, signal) : fromPage(job));
  } catch (error) {
    if (!(error instanceof PithError) || error.message !== NO_ANSWER) throw error;
    throw new PithError('page-failed', translate(NO_ANSWER));
  }
}

async function fromPage(job: ReaderJob): Promise<string> {
  await openOffscreen();
  return send('offscreen:read', job);
}

/** Whether it answers at once. */
export const isReaderReady = (): Promise<boolean> =>
  send('offscreen:reader-ready', undefined).catch(() => false);

/** Has it ready for the next page. Never in the way of this one. */
export const prepareReader = (): Promise<void> =>
  openOffscreen()
    .then(() => send('offscreen:prepare-reader', undefined))
    .catch(() => undefined);
