import { type ErrorData, fromErrorData } from '../../errors.ts';
import type { ReadText, ReaderJob } from '../../io/reader-job.ts';
import { callOffscreen } from '../offscreen/offscreen-extract.ts';
import { inWords } from './ask-reader.ts';

/** From Chrome's worker: has a fetched page read, which may be larger than a message can be. Throws `PithError`. */
export async function readText(job: ReaderJob, signal: AbortSignal): Promise<ReadText> {
  const reply = await callOffscreen<string>(job, signal).catch(inWords);
  const read = JSON.parse(reply) as { read: ReadText } | { error: ErrorData };
  if ('error' in read) throw fromErrorData(read.error);
  return read.read;
}
