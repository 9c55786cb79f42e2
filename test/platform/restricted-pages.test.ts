import { expect, test } from 'vitest';
import { restrictionOf } from '../../src/platform/page/restricted-pages.ts';

test.each([
  ['about:config', 'restrictedBrowserPage'],
  ['chrome://settings/', 'restrictedBrowserPage'],
  ['edge://extensions/', 'restrictedBrowserPage'],
  ['chrome-extension://abcdefghijklmnop/page.html', 'restrictedExtensionPage'],
  ['moz-extension://0b1c/page.html', 'restrictedExtensionPage'],
  ['https://chromewebstore.google.com/detail/x', 'restrictedStore'],
  ['https://chrome.google.com/webstore/detail/x', 'restrictedStore'],
  ['https://addons.mozilla.org/de/firefox/', 'restrictedStore'],
  ['view-source:https://harbour.example/', 'restrictedViewSource'],
])('%s is refused before any attempt', (address, reason) => {
  expect(restrictionOf(address)).toBe(reason);
});

test.each([
  'https://harbour.example/about:config',
  'https://chrome.google.com/maps',
  'https://addons.mozilla.org.harbour.example/',
  'http://localhost:8080/',
  'file:///home/ann/page.html',
  'about:blank',
  '',
])('%s may be tried', (address) => {
  expect(restrictionOf(address)).toBeUndefined();
});
