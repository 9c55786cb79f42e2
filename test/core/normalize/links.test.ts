import { expect, test } from 'vitest';
import { canonicalLinks } from '../../../src/core/normalize/links/canonical-links.ts';
import { hoistBlocks } from '../../../src/core/normalize/links/hoist-blocks.ts';
import { resolveUrl } from '../../../src/core/normalize/links/resolve-url.ts';
import { normalize, openPage } from './normalize.ts';

test.each([
  ['b.html', 'https://page.example/guide/b.html'],
  ['/a b.html', 'https://page.example/a%20b.html'],
  ['//cdn.example/x?a=1&b=2#top', 'https://cdn.example/x?a=1&b=2#top'],
  ['mailto:ann@page.example', 'mailto:ann@page.example'],
  [' https://x.example/?q=a%20b&utm_source=mail&gclid=1 ', 'https://x.example/?q=a%20b'],
  ['https://x.example/?utm_source=mail#part', 'https://x.example/#part'],
  ['https://code.example/?ref=main&source=x', 'https://code.example/?ref=main&source=x'],
  ['javascript:alert(1)', ''],
  ['JaVaScript:alert(1)', ''],
  ['data:text/html,hi', ''],
  ['http://[', ''],
])('%s leads to %s', (value, url) => {
  expect(resolveUrl(openPage(''), value)).toBe(url);
});

test('links without a destination leave their text', () => {
  expect(
    normalize('<p><a href="javascript:void(0)">one</a> <a href="#">two</a> <a>three</a></p>', canonicalLinks),
  ).toBe('<p>one two three</p>');
});

test('links into the page stay short', () => {
  expect(
    normalize('<a href="https://page.example/guide/#notes">n</a><a href="#caf%C3%A9">c</a>', canonicalLinks),
  ).toBe('<a href="#notes">n</a><a href="#caf%C3%A9">c</a>');
});

test('the base address of the page counts, and a fragment is still of the page', () => {
  const page = {
    ...openPage('<a href="c.html">c</a><a href="#n">n</a>'),
    baseUrl: 'https://cdn.example/book/',
  };
  canonicalLinks.run(page);
  expect(page.document.body.innerHTML).toBe(
    '<a href="https://cdn.example/book/c.html">c</a><a href="#n">n</a>',
  );
});

test('the link of a card moves on to its heading', () => {
  expect(
    normalize(
      '<a href="/p"><div><img src="a.png"><h3>Ropes</h3><p>All about them.</p></div></a>',
      hoistBlocks,
    ),
  ).toBe('<div><div><img src="a.png"><h3><a href="/p">Ropes</a></h3><p>All about them.</p></div></div>');
});

test('a card without a heading links its first text', () => {
  expect(
    normalize('<a href="/p"><div><div>Ropes</div><div>All about them.</div></div></a>', hoistBlocks),
  ).toBe('<div><div><div><a href="/p">Ropes</a></div><div>All about them.</div></div></div>');
});
