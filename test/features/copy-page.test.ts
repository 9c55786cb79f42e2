import { expect, test } from 'vitest';
import type { Extraction } from '../../src/core/types.ts';
import { PithError } from '../../src/errors.ts';
import { copyPage } from '../../src/features/copy-page.ts';
import type { Toast } from '../../src/io/io.ts';
import { DEFAULT_SETTINGS } from '../../src/settings.ts';
import { anExtraction, translateEnglish, deliverWith } from './builders.ts';

const tab = { id: 7, url: 'https://harbour.example/', title: 'Tides' };

function fakeIo(changes: {
  extraction?: Extraction;
  capture?: () => Promise<never>;
  writeText?: () => Promise<never>;
  countTokens?: () => Promise<never>;
}) {
  const clipboard: string[] = [];
  const toasts: Toast[] = [];
  return {
    clipboard,
    toasts,
    readSettings: async () => DEFAULT_SETTINGS,
    capture: changes.capture ?? (async () => changes.extraction ?? anExtraction()),
    writeText: changes.writeText ?? (async (text: string) => void clipboard.push(text)),
    deliver: deliverWith(() => 1284),
    countTokens: changes.countTokens ?? (async () => 1284),
    notify: async (_: unknown, toast: Toast) => void toasts.push(toast),
    translate: translateEnglish,
  };
}

const throwing = (error: Error) => async () => {
  throw error;
};

test('the page goes to the clipboard and the line on the page gives exact tokens and what was saved', async () => {
  const io = fakeIo({ extraction: anExtraction({ rawTokens: 44_315 }) });
  await copyPage(io, tab);
  expect(io.clipboard).toEqual(['# Tides\n\nThe sea rises twice a day.\n']);
  expect(io.toasts).toEqual([{ kind: 'done', text: 'Copied 1,284 tokens (97% less)', job: 'copy-page' }]);
});

test('a page that was not shortened is not said to be', async () => {
  const io = fakeIo({ extraction: anExtraction({ rawTokens: 1284 }) });
  await copyPage(io, tab);
  expect(io.toasts[0]?.text).toBe('Copied 1,284 tokens');
});

test('success is never said when the clipboard refused', async () => {
  const refused = throwing(new PithError('clipboard-refused', 'Open Pith and copy there.'));
  const io = fakeIo({ writeText: refused });
  await copyPage(io, tab);
  expect(io.toasts).toEqual([
    { kind: 'error', text: 'Not copied. Open Pith and copy there.', job: 'copy-page' },
  ]);
});

test('a closed page is told with the reason that the browser gives', async () => {
  const closed = throwing(new PithError('restricted-page', 'It belongs to the browser.'));
  const io = fakeIo({ capture: closed });
  await copyPage(io, tab);
  expect(io.clipboard).toEqual([]);
  expect(io.toasts[0]?.text).toBe('Pith cannot read this page. It belongs to the browser.');
});

test('a failing exact count gives way to the estimate', async () => {
  const io = fakeIo({
    extraction: anExtraction({ rawTokens: 120 }),
    countTokens: throwing(new Error('no worker')),
  });
  await copyPage(io, tab);
  expect(io.toasts[0]).toEqual({ kind: 'done', text: 'Copied 12 tokens (90% less)', job: 'copy-page' });
});
