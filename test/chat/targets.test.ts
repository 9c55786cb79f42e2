import { expect, test } from 'vitest';
import { TARGETS } from '../../src/chat/targets.ts';

test('every site of the list has a box to look for and a button to press', () => {
  for (const target of TARGETS.filter(({ kind }) => kind === 'site')) {
    expect(target.composer.length, target.id).toBeGreaterThan(0);
    expect(target.sendButton.length, target.id).toBeGreaterThan(0);
  }
});
