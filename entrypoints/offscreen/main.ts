import { receive } from '../../src/messages.ts';
import { writeTextByCommand } from '../../src/platform/clipboard.ts';

receive({ 'offscreen:write-text': writeTextByCommand });
