import { extractText } from '../../src/fetch/page/extract-text.ts';
import { receive } from '../../src/messages.ts';
import { writeTextByCommand } from '../../src/platform/offscreen/clipboard.ts';
import { countTokensHere } from '../../src/platform/offscreen/count-tokens.ts';
import { guardWorker } from '../../src/platform/storage/guard-jobs.ts';
import { deliverHere } from '../../src/platform/offscreen/deliver-here.ts';
import type { OffscreenJob } from '../../src/io/offscreen-job.ts';
import { answerWorker } from '../../src/platform/offscreen/offscreen-extract.ts';

answerWorker<OffscreenJob, unknown>((job) =>
  'read' in job ? extractText(job.read, job.options) : deliverHere(job.deliver, job.request, job.encoding),
);
receive({
  'offscreen:write-text': writeTextByCommand,
  'offscreen:guard': guardWorker,
  'offscreen:count-tokens': ({ text, encoding }) => countTokensHere(text, encoding),
});
