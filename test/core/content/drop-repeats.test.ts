import { expect, test } from 'vitest';
import { dropRepeats } from '../../../src/core/content/drop-repeats.ts';
import { isKept, judge } from '../../../src/core/content/text-block.ts';
import type { Page } from '../../../src/core/page.ts';
import { blocksOf, prose, read } from './read.ts';

const TIDES = prose('tide', 30);
const PIER = prose('pier', 30);

function given(html: string): { kept: string[]; removed: string[] } {
  const textBlocks = blocksOf(html);
  for (const block of textBlocks) judge(block, true, 'start');
  const removed = { boilerplate: [] as { text: string }[] };
  dropRepeats.run({ textBlocks, removed } as unknown as Page);
  return {
    kept: textBlocks.filter(isKept).map(({ text }) => text),
    removed: removed.boilerplate.map(({ text }) => text),
  };
}

test('of a part that the page gives again, heading and all, the first copy stays', () => {
  const part = `<h2>Tides</h2><p>${TIDES}</p><p>High.</p>`;
  expect(given(`<div>${part}</div><p>${PIER}</p><div>${part}</div>`)).toEqual({
    kept: ['Tides', TIDES, 'High.', PIER],
    removed: ['Tides', TIDES, 'High.'],
  });
});

test('a quote of an earlier post goes, what is said about it stays', () => {
  const thread = `<article><p>${TIDES}</p></article><article><p>Ann said:</p><blockquote><p>${TIDES}</p></blockquote><p>${PIER}</p></article>`;
  expect(given(thread).kept).toEqual([TIDES, 'Ann said:', PIER]);
});

test('short lines may come again: labels, prices, the rows of a plan', () => {
  const day = '<h3>Run</h3><p>Ten minutes, easy.</p>';
  expect(given(`${day}<p>Monday</p>${day}<p>Tuesday</p>${day}`).removed).toEqual([]);
});

test('a step that comes again between others stays, a long text goes', () => {
  const plan = (step: string) => `<h3>Monday</h3><p>${step}</p><p>Rest.</p><h3>Tuesday</h3><p>${step}</p>`;
  expect(given(plan(TIDES)).removed).toEqual([]);
  expect(given(plan(prose('long', 60))).removed).toEqual([prose('long', 60)]);
});

test('plans that share most of their points keep all of them; a list that comes again goes', () => {
  const points = [prose('a', 15), prose('b', 15), prose('c', 15)];
  const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const plans = `<h3>Small</h3>${list(...points.slice(0, 2))}<h3>Large</h3>${list(...points)}`;
  expect(given(plans).removed).toEqual([]);
  expect(given(`${list(...points)}<p>Or:</p>${list(...points)}`).removed).toEqual(points);
});

test('the same words in another order are no copy', () => {
  const [a, b] = [prose('a', 15), prose('b', 15)];
  expect(given(`<p>${a}</p><p>${b}</p><p>Then</p><p>${b}</p><p>${a}</p>`).removed).toEqual([]);
});

test('a table of which some cells come again stays whole; a table that comes again goes', () => {
  const table = (first: string) => `<table><tr><td>${first}</td><td>${TIDES}</td></tr></table>`;
  expect(given(`${table('Leith')}${table('Dover')}`).removed).toEqual([]);
  expect(given(`${table('Leith')}<p>${PIER}</p>${table('Leith')}`).removed).toEqual(['Leith', TIDES]);
});

test('a listing that stands under two headings stays under both', () => {
  const listing = `<pre><code>${prose('code', 40)}</code></pre>`;
  expect(given(`<h2>Start</h2>${listing}<h2>Again</h2>${listing}`).removed).toEqual([]);
});

test('a page read whole gives both copies, its main content one', () => {
  const twice = `<main><h1>Harbour</h1><p>${prose('boat', 80)}</p><p>${TIDES}</p><p>${PIER}</p><p>Then.</p><p>${TIDES}</p><p>${PIER}</p></main>`;
  const copies = (text: string) => text.split(TIDES).length - 1;
  expect(copies(read(twice).text)).toBe(1);
  expect(copies(read(twice, { scope: 'page' }).text)).toBe(2);
});
