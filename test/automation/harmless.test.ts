import { expect, test } from 'vitest';
import { harmless } from '../../src/automation/cli/terminal/harmless.ts';

test('no page moves the cursor or changes the title of a terminal', () => {
  expect(harmless('a\u001B]0;title\u0007b\u001B[2Jc\rd\u009B1me\tf\ng é 字')).toBe(
    'a]0;titleb[2Jcd1me\tf\ng é 字',
  );
});
