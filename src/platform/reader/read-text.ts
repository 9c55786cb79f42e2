import type { ReadText } from '../../io/reader-job.ts';
import { type ErrorData, fromErrorData } from '../../errors.ts';
import type { ReaderJob } from '../../io/reader-job.ts';
import { askReader } from './ask-reader.ts';

/** Has a fetched page read. Throws `PithError`. */
export async function readText(job: ReaderJob, signal: AbortSignal): Promise<ReadText> {
  const reply = JSON.parse(await askReader(job, signal)) as { read: ReadText } | { error: ErrorData };
  if ('error' in reply) throw fromErrorData(reply.error);
  return reply.read;
}
