// How the worker and the extension's pages reach the reader, which lives in the offscreen document (Chrome).

import { PithError } from '../../errors.ts';
import { send } from '../../messages.ts';
import type { ReaderJob } from '../../io/reader-job.ts';
import { openOffscreen } from '../offscreen/offscreen.ts';
import { translate } from '../translate.ts';
import { NO_ANSWER } from './reader-frame.ts';

/** The answer as JSON. Throws `PithError`. */
export async function askReader(job: ReaderJob): Promise<string> {
  await openOffscreen();
  return send('offscreen:read', job).catch(inWords);
}

/** The offscreen document cannot translate. */
export function inWords(error: Error): never {
  throw error.message === NO_ANSWER ? new PithError('page-failed', translate(NO_ANSWER)) : error;
}

/** Whether it answers at once. */
export const isReaderReady = (): Promise<boolean> => send('offscreen:ready', undefined).catch(() => false);
