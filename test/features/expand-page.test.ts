import { expect, test } from 'vitest';
import { PithError } from '../../src/errors.ts';
import { expandAndCopy } from '../../src/features/expand-page.ts';
import type { Toast } from '../../src/io/io.ts';
import { DEFAULT_SETTINGS } from '../../src/settings.ts';
import { anExtraction, translateEnglish, deliverWith } from './builders.ts';

const tab = { id: 7, url: 'https://harbour.example/', title: 'Tides' };

function fakeIo(expand: () => Promise<'done' | 'cancelled' | 'limit'>) {
  const events: string[] = [];
  const toasts: Toast[] = [];
  return {
    events,
    toasts,
    async expand() {
      const end = await expand();
      events.push('expanded');
      return { phase: 'restoring' as const, panels: 1, loads: 0, rows: 0, end };
    },
    readSettings: async () => DEFAULT_SETTINGS,
    async capture() {
      events.push('read');
      return anExtraction();
    },
    async writeText(text: string) {
      events.push(`copied ${text.length}`);
    },
    deliver: deliverWith(() => 12),
    countTokens: async () => 12,
    notify: async (_: unknown, toast: Toast) => void toasts.push(toast),
    translate: translateEnglish,
  };
}

test.each(['done', 'cancelled', 'limit'] as const)(
  'what was loaded is copied when it ends as %s',
  async (end) => {
    const io = fakeIo(async () => end);
    await expandAndCopy(io, tab);
    expect(io.events).toEqual(['expanded', 'read', 'copied 36']);
  },
);

test('a page that goes elsewhere is not copied, and the person is told', async () => {
  const io = fakeIo(async () => {
    throw new PithError('page-changed', 'It went away.');
  });
  await expandAndCopy(io, tab);
  expect(io.events).toEqual([]);
  expect(io.toasts).toEqual([
    { kind: 'error', text: expect.stringContaining('Try again'), job: 'copy-page' },
  ]);
});
