import { extractText } from '../../src/fetch/extract-text.ts';
import type { PageText } from '../../src/fetch/open-text.ts';
import type { ExtractOptions } from '../../src/core/types.ts';
import { receive } from '../../src/messages.ts';
import { writeTextByCommand } from '../../src/platform/clipboard.ts';
import { countTokensHere } from '../../src/platform/count-tokens.ts';
import { guardWorker } from '../../src/platform/guard-jobs.ts';
import { answerWorker } from '../../src/platform/offscreen-extract.ts';

answerWorker(({ page, options }: { page: PageText; options: ExtractOptions }) => extractText(page, options));
receive({
  'offscreen:write-text': writeTextByCommand,
  'offscreen:guard': guardWorker,
  'offscreen:count-tokens': ({ text, encoding }) => countTokensHere(text, encoding),
});
