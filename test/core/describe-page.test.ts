// What a reading says about the whole page beside its blocks.

import { expect, test } from 'vitest';
import { SIZE } from '../../src/core/dom/marks.ts';
import { extract } from '../../src/core/extract.ts';
import { nameLanguage } from '../../src/core/metadata/name-language.ts';
import { deliver } from '../../src/core/output/deliver.ts';
import { DEFAULT_EXTRACT_OPTIONS } from '../../src/core/extract-options.ts';
import type { Extraction } from '../../src/core/types.ts';
import { prose } from './content/read.ts';
import { snapshotOf, sound } from './page-of.ts';

const read = (html: string, snapshot = {}): Extraction =>
  sound(extract({ ...snapshotOf(html), ...snapshot }, { ...DEFAULT_EXTRACT_OPTIONS, scope: 'page' }));

test.each([
  ['one word', '<p>Sea</p>', 1, 1],
  ['400 words', `<p>${'sea '.repeat(400)}</p>`, 400, 2],
  ['401 words', `<p>${'sea '.repeat(401)}</p>`, 401, 3],
  ['a script without spaces', `<p>${'潮汐表'.repeat(100)}</p>`, 150, 1],
])('the reading time of %s', (_, html, words, minutes) => {
  expect(read(html).stats).toMatchObject({ words, readingMinutes: minutes });
});

test('the share saved is that of the raw tokens, and never below nothing', () => {
  const html = `<p>${prose('sea')}</p>`;
  const { stats } = read(html, { rawTokens: 1000 });
  expect(stats.saved).toBeCloseTo(1 - stats.tokens / 1000);
  expect(read(html, { rawTokens: 0 }).stats.saved).toBe(0);
  expect(read(html, { rawTokens: 1 }).stats.saved).toBe(0);
});

test('the time of the reading is the one that was handed in', () => {
  expect(read('<p>Sea</p>', { readAt: '2026-03-01T07:30:00.000Z' }).readAt).toBe('2026-03-01T07:30:00.000Z');
  expect(read('<p>Sea</p>')).not.toHaveProperty('readAt');
});

test('images have their size: as shown, or as the page says', () => {
  const { images } = read(`<p>Sea</p><img src="/shown.png" alt="Shown" width="9" height="9" ${SIZE}="640x480">
    <img src="/said.png" alt="Said" width="300" height="200px"><img src="/none.png" alt="None" width="100%" height="50">`);
  expect(images).toEqual([
    { url: 'https://page.example/shown.png', alt: 'Shown', caption: '', width: 640, height: 480 },
    { url: 'https://page.example/said.png', alt: 'Said', caption: '', width: 300, height: 200 },
    { url: 'https://page.example/none.png', alt: 'None', caption: '' },
  ]);
});

test('the picture by which the page is shared comes first, once', () => {
  const head = `<meta property="og:image" content="/card.png"><meta property="og:image:alt" content="A pier">
    <meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`;
  const card = { url: 'https://page.example/card.png', alt: 'A pier', caption: '', width: 1200, height: 630 };
  expect(read(`${head}<p>Sea</p><img src="/a.png" alt="A">`).images).toEqual([
    card,
    { url: 'https://page.example/a.png', alt: 'A', caption: '' },
  ]);
  expect(read(`${head}<p>Sea</p><img src="/card.png" alt="The pier">`).images).toEqual([
    { url: card.url, alt: 'The pier', caption: '' },
  ]);
});

test('links say how they relate to the page', () => {
  const { links } = read(
    '<p>See <a href="https://shop.example/" rel="nofollow sponsored">the shop</a> and <a href="/log">the log</a>.</p>',
  );
  expect(links).toEqual([
    { url: 'https://shop.example/', text: 'the shop', internal: false, rel: 'nofollow sponsored' },
    { url: 'https://page.example/log', text: 'the log', internal: true },
  ]);
});

test('what Open Graph and Twitter say is given as it stands, all values of it', () => {
  const { rawMetadata } =
    read(`<meta property="og:type" content="article"><meta property="article:tag" content="sea">
    <meta property="article:tag" content="moon"><meta name="twitter:card" content="summary"><meta name="viewport" content="x"><p>Sea</p>`);
  expect(rawMetadata).toEqual({
    'og:type': ['article'],
    'article:tag': ['sea', 'moon'],
    'twitter:card': ['summary'],
  });
});

test.each([
  ['the host where the page names no site', '', { value: 'page.example', source: 'address' }],
  [
    'the name that the page gives',
    '<meta property="og:site_name" content="Harbour Notes">',
    { value: 'Harbour Notes', source: 'open-graph' },
  ],
])('the site is %s', (_, head, siteName) => {
  expect(read(`${head}<p>Sea</p>`, { url: 'https://www.page.example/a' }).metadata.siteName).toEqual(
    siteName,
  );
});

test('a saved file has no host', () => {
  expect(read('<p>Sea</p>', { url: 'file:///home/a.html' }).metadata.siteName).toBeUndefined();
});

test('the JSON holds the whole as Markdown', async () => {
  const page = read('<h1>Tides</h1><p>The <b>sea</b> rises.</p>');
  const { output, markdown } = await deliver(page, { format: 'json' }, (text) => text.length);
  expect(JSON.parse(output)).toMatchObject({ markdown, title: 'Tides' });
  expect(markdown).toBe('# Tides\n\nThe **sea** rises.\n');
});

const GERMAN = '<p>Das Wasser steigt zweimal am Tag, und die Mole ist für das höhere der beiden gebaut.</p>';
const detect = (language: string, isReliable = true) => {
  const asked: string[] = [];
  const detector = (text: string) => {
    asked.push(text);
    return Promise.resolve({ isReliable, languages: language ? [{ language }] : [] });
  };
  return { asked, detector };
};

test.each([
  ['found by the detector where the page names none', GERMAN, detect('de'), 'de', 'detected'],
  ['the one that the page names', `<html lang="de-AT">${GERMAN}`, detect('en'), 'de-AT', 'document'],
  ['unknown where the detector is not sure', GERMAN, detect('de', false), undefined, undefined],
  ['unknown where the detector knows none', GERMAN, detect('und'), undefined, undefined],
  ['unknown where it finds nothing', GERMAN, detect(''), undefined, undefined],
  ['unknown where there is hardly any text', '<p>Das Wasser.</p>', detect('de'), undefined, undefined],
])('the language is %s', async (_, html, { detector }, value, source) => {
  const { metadata } = await nameLanguage(read(html), detector);
  expect(metadata.language).toEqual(value && { value, source });
});

test('the detector is asked only where nobody else knows, and not for more than it needs', async () => {
  const { asked, detector } = detect('de');
  await nameLanguage(read(`<html lang="de">${GERMAN}`), detector);
  expect(asked).toEqual([]);
  await nameLanguage(read(`<p>${'Das Wasser steigt. '.repeat(5000)}</p>`), detector);
  expect(asked.map((text) => text.length)).toEqual([10_000]);
});
