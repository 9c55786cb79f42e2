import { expect, test } from 'vitest';
import { PithError } from '../../../src/errors.ts';
import { sendSelection, writeAim } from '../../../src/features/send/send-selection.ts';
import { DEFAULT_SETTINGS } from '../../../src/settings.ts';
import { anExtraction, heading, paragraph } from '../builders.ts';
import { CHAT, TAB, fakeIo } from './chat-fakes.ts';

const click = (words = '') => ({ words, aim: undefined });

test('the prompt goes into the box of an open tab, for the hosts of that chat alone, and is not sent', async () => {
  const { io, seen } = fakeIo({});
  await sendSelection(io, TAB, click());
  expect(seen.asked).toEqual([['gemini.google.com']]);
  expect(seen.opened).toEqual([
    { url: 'https://gemini.google.com/app', within: 'https://gemini.google.com/', except: 7 },
  ]);
  expect(seen.filled[0]).toMatchObject({ hosts: ['gemini.google.com'], send: false, prefilled: false });
  expect(seen.filled[0]?.text).toMatch(
    /^What stands .*\n\n````markdown\nTides\nhttps:\/\/harbour\.example\/tides\n\nThe sea rises\.\n````$/,
  );
  expect(seen.clipboard).toEqual([]);
  expect(seen.toasts).toEqual([
    {
      tab: 9,
      kind: 'done',
      text: 'In the message box of Gemini: 100 of at most 24,000 tokens.',
      job: 'send',
    },
  ]);
});

test('the question for the site is put before anything is waited for', async () => {
  const { io, seen } = fakeIo({});
  const sending = sendSelection(io, TAB, {
    words: '',
    aim: writeAim({ ...DEFAULT_SETTINGS, chatTarget: 'gemini' }),
  });
  expect(seen.asked).toEqual([['gemini.google.com']]);
  await sending;
  expect(seen.asked).toHaveLength(1);
});

test.each([
  [
    'no-composer',
    /^No message box was found on Gemini; you may have to log in\. The text \(100 tokens\) is in the clipboard/,
  ],
  [
    'refused',
    /did not take the text as it is: empty it first\. The text \(100 tokens\) is in the clipboard: paste it into Gemini\.$/,
  ],
  ['other-site', /led to another site, so nothing was written there\./],
] as const)('a box that answers %s leaves the prompt in the clipboard and says so', async (outcome, line) => {
  const { io, seen } = fakeIo({ outcome });
  await sendSelection(io, TAB, click());
  expect(seen.clipboard).toEqual([seen.filled[0]?.text]);
  expect(seen.toasts[0]).toMatchObject({ tab: 9, kind: 'error', text: expect.stringMatching(line) });
});

test('a site that makes an attachment of the text is told as such', async () => {
  const { io, seen } = fakeIo({ outcome: 'attached' });
  await sendSelection(io, TAB, click());
  expect(seen.toasts[0]?.text).toBe(
    'Gemini took the text (100 tokens) as an attachment. It is in the clipboard too.',
  );
});

test('without the right nothing is filled; the clipboard has the prompt before the chat comes to the front', async () => {
  const { io, seen } = fakeIo({ allowed: false });
  await sendSelection(io, TAB, click());
  expect(seen.filled).toEqual([]);
  expect(seen.clipboard).toHaveLength(1);
  expect(seen.opened).toEqual([{ url: 'https://gemini.google.com/app', except: 7 }]);
  expect(seen.toasts[0]?.text).toMatch(/^Pith may not write into Gemini\./);
});

test('a short prompt goes by the address, is looked for in the box, and long ones never do', async () => {
  const short = fakeIo({ settings: { chatTarget: 'claude' } });
  await sendSelection(short.io, TAB, click());
  expect(short.seen.opened[0]?.url).toMatch(/^https:\/\/claude\.ai\/new\?q=What/);
  expect(short.seen.filled[0]).toMatchObject({ prefilled: true });
  const text = 'The sea rises twice a day. '.repeat(300);
  const long = fakeIo({ settings: { chatTarget: 'claude' }, selection: anExtraction({}, [paragraph(text)]) });
  await sendSelection(long.io, TAB, click());
  expect(long.seen.opened[0]?.url).toBe('https://claude.ai/new');
});

test('with nothing selected the page goes', async () => {
  const { io, seen } = fakeIo({ selection: new PithError('nothing-selected', 'Nothing.') });
  await sendSelection(io, TAB, click());
  expect(seen.filled[0]?.text).toContain('The sea rises twice a day.');
});

test('with nothing selected the page goes as the popup last chose it', async () => {
  const page = anExtraction({}, [
    heading('Tides', 1),
    heading('Spring'),
    paragraph('High.'),
    heading('Neap'),
  ]);
  const selection = new PithError('nothing-selected', 'Nothing.');
  const { io, seen } = fakeIo({ selection, page, chosen: { sections: ['h-Tides', 'h-Spring'] } });
  await sendSelection(io, TAB, click());
  expect(seen.filled[0]?.text).toContain('\n\n# Tides\n\n## Spring\n\nHigh.\n````');
});

test('where no script may read, the words that the browser gives are sent', async () => {
  const { io, seen } = fakeIo({ selection: new PithError('restricted-page', 'A PDF.') });
  await sendSelection(io, TAB, click('Words of a PDF.'));
  expect(seen.filled[0]?.text).toContain('\n\nWords of a PDF.\n````');
});

test('without such words the person reads why', async () => {
  const { io, seen } = fakeIo({ selection: new PithError('restricted-page', 'A PDF.') });
  await sendSelection(io, TAB, click());
  expect(seen.filled).toEqual([]);
  expect(seen.toasts).toEqual([
    { tab: 7, kind: 'error', text: 'Pith cannot read this page. A PDF.', job: 'send' },
  ]);
});

test('a text over the limit goes in parts, each within it, the next by the shortcut in the chat', async () => {
  const words = (text: string) => text.split(/\s+/).length;
  const blocks = Array.from({ length: 12 }, (_, index) => paragraph(`Port ${index} has water. `.repeat(20)));
  const { io, seen } = fakeIo({
    settings: { chatLimit: 250 },
    selection: anExtraction({}, blocks),
    count: words,
  });
  await sendSelection(io, TAB, click());
  const parts = seen.pending?.parts ?? [];
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) expect(words(part)).toBeLessThanOrEqual(250);
  expect(seen.toasts[0]?.text).toContain(`Part 1 of ${parts.length}: send it, then press the shortcut`);
  for (let count = 1; count < parts.length; count += 1) await sendSelection(io, CHAT, click());
  expect(seen.filled.map(({ text }) => text)).toEqual(parts);
  expect(seen.toasts.at(-1)?.text).toContain(`Part ${parts.length} of ${parts.length}, the last.`);
  expect(seen.pending).toBeUndefined();
});

test('a local model gets the prompt in the side panel, opened inside the click', async () => {
  const { io, seen } = fakeIo({ settings: { chatTarget: 'endpoint' } });
  const aim = writeAim({ ...DEFAULT_SETTINGS, chatTarget: 'endpoint' });
  const sending = sendSelection(io, TAB, { words: '', aim });
  expect(seen.panel).toEqual(['open']);
  await sending;
  expect(seen.panel[1]).toMatchObject({
    tabId: 7,
    title: 'Tides',
    prompt: expect.stringContaining('The sea rises.'),
  });
  expect(seen.opened).toEqual([]);
});

test('a local model gets the whole of a long text at once, since nothing asks for its other parts', async () => {
  const blocks = Array.from({ length: 40 }, (_, index) => paragraph(`Port ${index} has water. `.repeat(200)));
  const { io, seen } = fakeIo({
    settings: { chatTarget: 'endpoint' },
    selection: anExtraction({}, blocks),
    count: (text) => text.split(/\s+/).length,
  });
  await sendSelection(io, TAB, click());
  expect(seen.panel[1]).toMatchObject({ prompt: expect.stringContaining('Port 39 has water.') });
  expect(seen.pending).toBeUndefined();
});

test('on another site in the chat’s tab the shortcut sends that page, not the next part of a former one', async () => {
  const { io, seen } = fakeIo({});
  seen.pending = { tabId: 9, targetId: 'gemini', parts: ['first', 'second'], next: 1 };
  await sendSelection(io, { ...CHAT, url: 'https://harbour.example/' }, click());
  expect(seen.filled[0]?.text).toContain('The sea rises.');
});
