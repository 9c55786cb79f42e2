import { receive } from '../../src/messages.ts';
import { writeTextByCommand } from '../../src/platform/clipboard.ts';
import { countTokensHere } from '../../src/platform/count-tokens.ts';

receive({
  'offscreen:write-text': writeTextByCommand,
  'offscreen:count-tokens': ({ text, encoding }) => countTokensHere(text, encoding),
});
