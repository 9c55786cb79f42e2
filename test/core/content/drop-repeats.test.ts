import { expect, test } from 'vitest';
import { dropRepeats } from '../../../src/core/content/repair/drop-repeats.ts';
import { isKept, judge } from '../../../src/core/content/text-block.ts';
import type { Page } from '../../../src/core/page.ts';
import { blocksOf, prose, read } from './read.ts';

const TIDES = prose('tide', 30);
const PIER = prose('pier', 30);

function given(html: string): { kept: string[]; removed: string[] } {
  const textBlocks = blocksOf(html);
  for (const block of textBlocks) judge(block, true, 'start');
  dropRepeats.run({ textBlocks } as unknown as Page);
  const texts = (keep: boolean) =>
    textBlocks.filter((block) => isKept(block) === keep).map(({ text }) => text);
  return { kept: texts(true), removed: texts(false) };
}

const wide = (inner: string) => `<div class="hero d-none d-md-block">${inner}</div>`;
const narrow = (inner: string) => `<div class="hero d-md-none">${inner}</div>`;
const listOf = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

test('of a part that the page gives again for narrow screens, heading and all, the first copy stays', () => {
  const part = `<h2>Tides</h2><p>${TIDES}</p><p>High.</p>`;
  expect(given(`${wide(part)}<p>${PIER}</p>${narrow(part)}`)).toEqual({
    kept: ['Tides', TIDES, 'High.', PIER],
    removed: ['Tides', TIDES, 'High.'],
  });
});

test('a copy that begins before its own headings goes whole', () => {
  const part = `<p>${TIDES}</p><h2>Pier</h2><p>${PIER}</p>`;
  expect(given(`<h1>Harbour</h1>${wide(part)}${narrow(part)}`).removed).toEqual([TIDES, 'Pier', PIER]);
});

test('a copy for narrow screens goes although its headings are shorter', () => {
  const text = `<p>${TIDES}</p><p>${PIER}</p>`;
  const page = `<div class="hero"><h2>The tides</h2>${text}</div><div class="hero d-md-none"><h3>Tides</h3>${text}</div>`;
  expect(given(page).removed).toEqual([TIDES, PIER]);
});

test('parts that only lie otherwise on narrow screens are no copies', () => {
  const part = (names: string) => `<div class="part ${names}"><p>${TIDES}</p><p>${PIER}</p></div>`;
  expect(
    given(`${part('md:flex col-md-6')}<p>Then</p>${part('md:overflow-hidden telephone')}`).removed,
  ).toEqual([]);
});

test('slides that a carousel adds go', () => {
  const slide = (names: string) => `<li class="slide ${names}"><p>${TIDES}</p><p>${PIER}</p></li>`;
  expect(given(`<ul>${slide('')}${slide('slide-cloned')}</ul>`).removed).toEqual([TIDES, PIER]);
});

test('a teaser in the header is not told again in the text, unless the text has links', () => {
  const page = (lead: string) =>
    `<header><h1>Harbour</h1><p>${prose('lead', 50)}</p></header><div><p>${lead}</p><p>${PIER}</p></div>`;
  expect(given(page(prose('lead', 50))).removed).toEqual([prose('lead', 50)]);
  const above = `<header><p>${prose('lead', 50)}</p></header><main><h1>Harbour</h1><p>${prose('lead', 50)}</p></main>`;
  expect(given(above).removed).toEqual([prose('lead', 50)]);
  expect(given(page(`<a href="/a">The</a>${prose('lead', 50).slice(3)}`)).removed).toEqual([]);
});

test('a quote of an earlier post goes, what is said about it stays', () => {
  const thread = `<article><p>${TIDES}</p></article><article><p>Ann said:</p><blockquote><p>${TIDES}</p></blockquote><p>${PIER}</p></article>`;
  expect(given(thread).kept).toEqual([TIDES, 'Ann said:', PIER]);
});

test('code that two answers share stays in both', () => {
  const answer = (words: string) =>
    `<div data-pith-post="{}"><p>${words}</p><pre>${prose('code', 40)}</pre></div>`;
  expect(given(answer('This works.') + answer('With a fix:')).removed).toEqual([]);
});

test('a signature is given with the first post only; a post may say a thing twice', () => {
  const post = (inner: string) => `<div data-pith-post="{}">${inner}</div>`;
  const signature = `<p>${prose('signature', 25)}</p>`;
  expect(given(post(`<p>${TIDES}</p>${signature}`) + post(`<p>${PIER}</p>${signature}`)).kept).toHaveLength(
    3,
  );
  expect(
    given(post(`<p>${prose('song', 50)}</p><p>${TIDES}</p><p>${prose('song', 50)}</p>`)).removed,
  ).toEqual([]);
});

test('short lines may come again: labels, prices, the rows of a plan', () => {
  const day = '<h3>Run</h3><p>Ten minutes, easy.</p>';
  expect(given(`${day}<p>Monday</p>${day}<p>Tuesday</p>${day}`).removed).toEqual([]);
});

test('a refrain stays, line by line, as a verse, in a part of its own, in quotes, in Hebrew and in Chinese', () => {
  const lines = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => prose(seed, 9));
  const refrains = [
    lines.map((line) => `<p>${line}</p>`).join(''),
    `<p>${lines.join('<br>')}</p>`,
    `<div class="stanza refrain">${lines.map((line) => `<div>${line}</div>`).join('')}</div>`,
    `<blockquote><p>${lines.join('<br>')}</p></blockquote>`,
    `<p dir="rtl">${'הרוח נושבת על הים '.repeat(15)}</p>`,
    `<p>${'潮水每天涨落两次'.repeat(20)}</p>`,
  ];
  for (const refrain of refrains) {
    const verse = (seed: string) => `<div class="stanza"><p>${prose(seed, 30)}</p></div>`;
    const song = `<h1>Song</h1><div>${verse('one')}${refrain}${verse('two')}${refrain}${refrain}</div>`;
    expect(given(song).removed).toEqual([]);
  }
});

test('what stands under another heading says something about that heading', () => {
  const table = `<table><tr><td>id</td><td>${prose('table', 60)}</td></tr></table>`;
  const parts = [table, listOf(TIDES, PIER), `<p>${prose('long', 60)}</p>`, `<p>Takes:</p><p>${TIDES}</p>`];
  for (const part of parts) {
    const entry = (name: string, tag: string) =>
      `<${tag} class="${name}"><h3>${name}</h3>${part}<p>${name}.</p></${tag}>`;
    expect(given(`${entry('get', 'section')}${entry('pop', 'div')}`).removed).toEqual([]);
    expect(given(`<h3>get</h3>${part}<h3>pop</h3>${part}`).removed).toEqual([]);
  }
});

test('cards, rows and plans of one kind keep what they share', () => {
  const points = [prose('a', 15), prose('b', 15), prose('c', 15)];
  const plan = (price: string, items: string[]) =>
    `<div class="plan"><p>${price}</p>${listOf(...items)}</div>`;
  expect(given(plan('3', points) + plan('5', points)).removed).toEqual([]);
  expect(given(`<p>3</p>${listOf(...points.slice(0, 2))}<p>5</p>${listOf(...points)}`).removed).toEqual([]);
  const row = (name: string) => `<div class="row"><span>${name}</span>${'<div>0</div>'.repeat(25)}</div>`;
  expect(given(`<div>${row('Leith')}${row('Dover')}</div>`).removed).toEqual([]);
});

test('a list that comes again for narrow screens goes, one of which only some points come again stays', () => {
  const points = [prose('a', 15), prose('b', 15), prose('c', 15)];
  expect(given(wide(listOf(...points)) + narrow(listOf(...points))).removed).toEqual(points);
  expect(given(wide(listOf(...points.slice(0, 2))) + narrow(listOf(...points))).removed).toEqual([]);
});

test('the same words in another order are no copy', () => {
  const [a, b] = [prose('a', 15), prose('b', 15)].map((text) => `<p>${text}</p>`);
  expect(given(wide(`${a}${b}`) + narrow(`${b}${a}`)).removed).toEqual([]);
});

test('a table of which some cells come again stays whole; a table that comes again for narrow screens goes', () => {
  const table = (first: string) => `<table><tr><td>${first}</td><td>${TIDES}</td></tr></table>`;
  expect(given(wide(table('Leith')) + narrow(table('Dover'))).removed).toEqual([]);
  expect(given(wide(table('Leith')) + narrow(table('Leith'))).removed).toEqual(['Leith', TIDES]);
});

test('a heading or a label whose text is another one stays with it', () => {
  const part = (price: string) => `<p>${PIER}</p><p>${TIDES}</p><h4>Cost</h4><p>Price:</p><p>${price}</p>`;
  expect(given(wide(part('3')) + narrow(part('5'))).removed).toEqual([PIER, TIDES]);
});

test('a copy with a picture that the first has not stays', () => {
  const part = `<p>${TIDES}</p><p>${PIER}</p>`;
  expect(given(wide(part) + narrow(`<img src="map.png">${part}`)).removed).toEqual([]);
  expect(
    given(wide(`<img src="wide.png">${part}`) + narrow(`<img src="narrow.png">${part}`)).removed,
  ).toEqual([TIDES, PIER]);
});

test('a listing that stands under two headings stays under both', () => {
  const listing = `<pre><code>${prose('code', 40)}</code></pre>`;
  expect(given(`<h2>Start</h2>${listing}<h2>Again</h2>${listing}`).removed).toEqual([]);
});

test('a page read whole gives both copies; its main content gives one and names the other once', () => {
  const part = `<h2>Tides</h2><p>${TIDES}</p><p>${PIER}</p>`;
  const twice = `<main><h1>Harbour</h1><p>${prose('boat', 80)}</p>${wide(part)}<p>Then the boats came home from the sea.</p>${narrow(part)}</main>`;
  const copies = (text: string) => text.split(TIDES).length - 1;
  const main = read(twice);
  expect(copies(main.text)).toBe(1);
  expect(main.removed.boilerplate.filter(({ text }) => text.includes(TIDES))).toHaveLength(1);
  expect(copies(read(twice, { scope: 'page' }).text)).toBe(2);
});

test('a sentence that stuffs a page is given once, numbers that fill a grid all stay', () => {
  expect(given('<p>The boat came in at high water.</p>'.repeat(150_000)).kept).toHaveLength(1);
  expect(given('<div>0</div>'.repeat(500)).removed).toEqual([]);
});

test('what is given before does not come back as the last sentence of an article', () => {
  const part = `<p>${prose('lead', 50)}</p>`;
  const page = `<main><article><h1>Harbour</h1>${wide(part)}<p>${prose('boat', 80)}</p>${narrow(part)}</article></main>`;
  expect(read(page).text.split(prose('lead', 50))).toHaveLength(2);
});
