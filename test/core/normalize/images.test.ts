import { expect, test } from 'vitest';
import { canonicalImages } from '../../../src/core/normalize/images/canonical-images.ts';
import { mergeNoscript } from '../../../src/core/normalize/images/merge-noscript.ts';
import { openPage } from './normalize.ts';

const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

function images(body: string, source: 'live' | 'static' = 'static'): string[] {
  const page = openPage(body, { source });
  mergeNoscript.run(page);
  canonicalImages.run(page);
  return [...page.document.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');
}

const PIER = ['https://page.example/img/pier.jpg'];

test.each([
  ['plain', '<img src="/img/pier.jpg">'],
  [
    'the one the browser chose',
    '<img src="/img/small.jpg" data-pith-src="https://page.example/img/pier.jpg">',
  ],
  ['data-src', `<img src="${BLANK}" data-src="/img/pier.jpg">`],
  ['data-lazy-src', '<img src="/img/placeholder.png" data-lazy-src="/img/pier.jpg">'],
  ['an attribute nobody knows', `<img src="${BLANK}" data-kb-picture="/img/pier.jpg">`],
  [
    'data-srcset',
    `<img src="${BLANK}" data-srcset="/img/pier-4.jpg 400w, /img/pier.jpg 1600w, /img/huge.jpg 4000w">`,
  ],
  [
    'picture sources',
    `<picture><source srcset="/img/pier.jpg 1200w, /img/s.jpg 300w"><img src="${BLANK}"></picture>`,
  ],
  ['srcset only', '<img srcset="/img/s.jpg 1x, /img/pier.jpg 2x">'],
  ['noscript twin', `<span><img src="${BLANK}"><noscript><img src="/img/pier.jpg"></noscript></span>`],
  [
    'noscript twin before',
    `<div><noscript><img src="/img/pier.jpg"></noscript><img src="${BLANK}" class="lazy"></div>`,
  ],
  [
    'noscript twin of a placeholder that was measured',
    `<img src="${BLANK}" data-pith-src="${BLANK}" data-pith-size="1x1"><noscript>&lt;img src="/img/pier.jpg"&gt;</noscript>`,
  ],
  ['noscript only', '<figure><noscript><img src="/img/pier.jpg"></noscript></figure>'],
  ['noscript copy of a real one', '<img src="/img/pier.jpg"><noscript><img src="/img/pier.jpg"></noscript>'],
  ['noscript as text', `<img src="${BLANK}"><noscript>&lt;img src="/img/pier.jpg"&gt;</noscript>`],
  ['amp-img', '<amp-img src="/img/pier.jpg" width="600" height="300"></amp-img>'],
])('address from %s', (_, body) => {
  expect(images(body)).toEqual(PIER);
});

test('a picture whose name ends like a placeholder is a picture', () => {
  expect(images('<img src="/img/point-blank.jpg">')).toEqual(['https://page.example/img/point-blank.jpg']);
});

test('addresses with commas survive in a source set', () => {
  expect(
    images(
      '<img srcset="https://img.example/w_300,c_fit/a.jpg 300w, https://img.example/w_900,c_fit/a.jpg 900w">',
    ),
  ).toEqual(['https://img.example/w_900,c_fit/a.jpg']);
});

test('beacons and spacers go, small icons with meaning stay', () => {
  expect(
    images(
      '<img src="https://t.example/p.gif?u=1" width="1" height="1"><img src="/a.png" data-pith-size="1x1">',
    ),
  ).toEqual([]);
  expect(images('<img src="/flag.png" width="16" height="12" alt="Norway">')).toEqual([
    'https://page.example/flag.png',
  ]);
});

test('a lazy picture of one pixel on screen is no beacon', () => {
  expect(images(`<img src="${BLANK}" data-src="/img/pier.jpg" data-pith-size="1x1">`)).toEqual(PIER);
});

test('bytes go, the words for them stay', () => {
  const page = openPage('<p><img src="data:image/png;base64,iVBORw0KGgo" alt="Sales\n\n by year"></p>');
  canonicalImages.run(page);
  expect(page.document.body.innerHTML).toBe('<p><img alt="Sales by year"></p>');
});

test('line breaks in alternative texts become spaces', () => {
  const page = openPage('<img src="/a.png" alt="One\n\ntwo">');
  canonicalImages.run(page);
  expect(page.document.querySelector('img')?.alt).toBe('One two');
});

test('text of noscript counts only where scripts did not run', () => {
  const run = (source: 'live' | 'static') => {
    const page = openPage('<noscript>&lt;p&gt;Post by Ann&lt;/p&gt;</noscript>', { source });
    mergeNoscript.run(page);
    return page.document.body.innerHTML;
  };
  expect(run('static')).toBe('<p>Post by Ann</p>');
  expect(run('live')).toBe('');
});

test('elements in noscript count on a live page too, since parsers make them only where scripts do not run', () => {
  const page = openPage('<noscript><p>Post by Ann</p></noscript>', { source: 'live' });
  mergeNoscript.run(page);
  expect(page.document.body.innerHTML).toBe('<p>Post by Ann</p>');
});

test('a picture does not repeat the text of its own link', () => {
  const page = openPage(
    '<a href="/rosa"><img src="/img/pier.jpg" alt=" Pot,\n Rosa "><span>New: Pot, Rosa</span></a><a href="/gray"><img src="/img/s.jpg" alt="Pot, Gray"></a><a href="/5"><img src="/img/t.jpg" alt="5">15 pots</a>',
    { source: 'static' },
  );
  canonicalImages.run(page);
  expect([...page.document.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['', 'Pot, Gray', '5']);
});

test('commas, inch signs and line breaks make no other name of a linked picture', () => {
  const page = openPage(
    '<a href="/rosa"><img src="/img/r.jpg" alt="Pot, Rosa 6½">Pot Rosa, 6½" wide</a><a href="/gray"><img src="/img/g.jpg" alt="Pot Gray">Pot<br>Gray</a><a href="/5"><img src="/img/s.jpg" alt="★"></a><a href="/c"><img src="/img/c.jpg" alt="C#">Learn C today</a>',
    { source: 'static' },
  );
  canonicalImages.run(page);
  expect([...page.document.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['', '', '★', 'C#']);
});

test('a picture whose name stands only in a script of its link keeps it', () => {
  const page = openPage(
    '<a href="/rosa"><script>track("Pot, Rosa")</script><img src="/img/pier.jpg" alt="Pot, Rosa">New</a>',
    { source: 'static' },
  );
  canonicalImages.run(page);
  expect(page.document.querySelector('img')?.alt).toBe('Pot, Rosa');
});
