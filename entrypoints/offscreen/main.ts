import { extractText } from '../../src/fetch/page/extract-text.ts';
import type { PageText } from '../../src/fetch/page/open-text.ts';
import type { ExtractOptions } from '../../src/core/types.ts';
import { receive } from '../../src/messages.ts';
import { writeTextByCommand } from '../../src/platform/offscreen/clipboard.ts';
import { countTokensHere } from '../../src/platform/offscreen/count-tokens.ts';
import { guardWorker } from '../../src/platform/storage/guard-jobs.ts';
import { answerWorker } from '../../src/platform/offscreen/offscreen-extract.ts';

answerWorker(({ page, options }: { page: PageText; options: ExtractOptions }) => extractText(page, options));
receive({
  'offscreen:write-text': writeTextByCommand,
  'offscreen:guard': guardWorker,
  'offscreen:count-tokens': ({ text, encoding }) => countTokensHere(text, encoding),
});
