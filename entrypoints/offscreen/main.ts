import { receive } from '../../src/receive-messages.ts';
import { writeTextByCommand } from '../../src/platform/offscreen/clipboard.ts';
import { countTokensHere } from '../../src/platform/offscreen/count-tokens.ts';
import { guardWorker } from '../../src/platform/storage/guard-jobs.ts';
import { deliverHere } from '../../src/platform/offscreen/deliver-here.ts';
import type { OffscreenJob } from '../../src/io/offscreen-job.ts';
import { isReaderReady, prepareReader, readInFrame } from '../../src/platform/reader/reader-host.ts';
import { answerWorker } from '../../src/platform/offscreen/offscreen-extract.ts';

answerWorker<OffscreenJob, unknown>((job, signal) =>
  'kind' in job ? readInFrame(job, signal) : deliverHere(job.deliver, job.request, job.encoding),
);
receive({
  'offscreen:read': (job) => readInFrame(job),
  'offscreen:ready': isReaderReady,
  'offscreen:write-text': writeTextByCommand,
  'offscreen:guard': guardWorker,
  'offscreen:count-tokens': ({ text, encoding }) => countTokensHere(text, encoding),
});
// What the document was opened for comes first.
setTimeout(() => void prepareReader(), 500);
