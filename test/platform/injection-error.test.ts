import { expect, test } from 'vitest';
import { meaningOf } from '../../src/platform/page/injection-meanings.ts';

test.each([
  ['Cannot access a chrome:// URL', 'restricted-page'],
  ['Cannot access a chrome-extension:// URL of different extension', 'restricted-page'],
  ['The extensions gallery cannot be scripted.', 'restricted-page'],
  ['Frame with ID 0 is showing error page', 'restricted-page'],
  [
    'Cannot access contents of url "file:///home/ann/a.html". Extension manifest must request permission to access this host.',
    'restricted-page',
  ],
  [
    'Cannot access contents of the page. Extension manifest must request permission to access the respective host.',
    'no-access',
  ],
  ['Missing host permission for the tab', 'no-access'],
  ['No tab with id: 42.', 'tab-closed'],
  ['Invalid tab ID: 42', 'tab-closed'],
  ['The tab was closed.', 'tab-closed'],
  ['Frame with ID 0 was removed.', 'page-changed'],
  ['The frame was removed.', 'page-changed'],
])('“%s” means %s', (sentence, code) => {
  expect(meaningOf(sentence)?.code).toBe(code);
});

test('an unknown refusal is not guessed at', () => {
  expect(meaningOf('Out of memory')).toBeUndefined();
});

test.each([
  ['http://harbour.example/tides.pdf?page=2', 'restrictedPdf'],
  ['file:///home/ann/Tides.PDF', 'restrictedPdf'],
  ['http://harbour.example/download?id=7', 'restrictedViewer'],
  ['', 'errorNoAccess'],
])('what Firefox refuses at the address “%s” is %s', (address, text) => {
  expect(meaningOf('Missing host permission for the tab', address)?.text).toBe(text);
});

test('a page that Chromium has not opened to the extension is only asked for', () => {
  const message = 'Cannot access contents of the page. Extension manifest must request permission.';
  expect(meaningOf(message, 'https://harbour.example/tides.pdf')?.text).toBe('errorNoAccess');
});
