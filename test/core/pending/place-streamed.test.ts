import { expect, test } from 'vitest';
import type { Page } from '../../../src/core/page.ts';
import { markStaticHidden } from '../../../src/core/visibility/mark-static-hidden.ts';
import { placeStreamed } from '../../../src/core/pending/place-streamed.ts';
import { revealPending } from '../../../src/core/pending/reveal-pending.ts';
import { pageOf } from '../page-of.ts';

/** What the page says after the pass, hidden parts in brackets, and its warnings. */
function after(
  body: string,
  { source = 'static', unscripted = false }: { source?: Page['source']; unscripted?: boolean } = {},
) {
  const page = pageOf(body, { source, options: { unscripted } });
  const { document } = page;
  placeStreamed.run(page);
  for (const part of document.querySelectorAll('[hidden], [data-pith-hidden]'))
    part.textContent = `[${part.textContent}]`;
  return { text: document.body.textContent, warnings: page.warnings.map(({ code }) => code) };
}

const streamed =
  '<main>a<!--$?--><template id="B:0"></template><i>loading</i><!--/$-->d</main><div hidden id="S:0">b<template id="P:1"></template></div><div hidden id="S:1">c</div>';

test('what a page streams stands where its placeholder was, in place of what was shown until then', () => {
  expect(after(streamed)).toEqual({ text: 'abcd', warnings: ['unscripted'] });
});

test('in the copy of a page whose scripts are off, too, though it has no comments', () => {
  const copy = streamed
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll('div hidden', 'div data-pith-hidden="display"');
  expect(after(copy, { source: 'live', unscripted: true }).text).toBe('abcloadingd');
  expect(after(copy, { source: 'live' }).text).toBe('aloadingd[b][c]');
});

test('what is hidden within a streamed part stays hidden', () => {
  const page = 'a<template id="B:0"></template><div hidden id="S:0">b<p style="display:none">c</p></div>';
  expect(
    after(page.replace('hidden id', 'data-pith-hidden="display" id'), { source: 'live', unscripted: true })
      .text,
  ).toBe('ab[c]');
});

test('a hidden part without a place, one that holds its own place and a visible one stay where they are', () => {
  expect(after('<p>a</p><div hidden id="S:0">b</div>')).toEqual({ text: 'a[b]', warnings: [] });
  expect(after('a<div hidden id="S:0">b<template id="B:0"></template></div>').text).toBe('a[b]');
  expect(after('<p>a</p><template id="B:0"></template><div id="S:0">b</div>').text).toBe('ab');
});

test('a page that streams and waits says so once', () => {
  const words = 'the pier stands in the wind and waits '.repeat(30);
  const page = pageOf(`<div style="visibility:hidden">${words}</div>${streamed}`);
  for (const pass of [placeStreamed, markStaticHidden, revealPending]) pass.run(page);
  expect(page.warnings.map(({ code }) => code)).toEqual(['unscripted']);
  expect(page.pending.reasons).toEqual(['streamed', 'hidden text']);
});
