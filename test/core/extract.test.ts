import { expect, test } from 'vitest';
import { extract } from '../../src/core/extract.ts';
import { drop } from '../../src/core/dom/drop.ts';
import { DEFAULT_EXTRACT_OPTIONS } from '../../src/core/extract-options.ts';
import { extractPage } from '../pages/extract-page.ts';
import { pageOf, snapshotOf } from './page-of.ts';

test('an empty page is a typed error, never an empty string', () => {
  expect(() => extract(snapshotOf('<title>Nothing</title>'), DEFAULT_EXTRACT_OPTIONS)).toThrowError(
    expect.objectContaining({ code: 'nothing-to-extract' }),
  );
});

const SENTENCE = 'The sea rises twice a day, and the pier was built for the higher of the two.';

test('the body text is the text without title, byline and date', () => {
  const page = extractPage(
    `<title>The tides</title><article><h1>The tides</h1><p class="byline">By Ann Holm</p>
     <p><time datetime="2024-05-02">May 2, 2024</time></p><p>${SENTENCE}</p><p>${SENTENCE} Ask the keeper.</p></article>`,
  );
  expect(page.text).toBe(
    `The tides\n\nBy Ann Holm\n\nMay 2, 2024\n\n${SENTENCE}\n\n${SENTENCE} Ask the keeper.`,
  );
  expect(page.bodyText).toBe(`${SENTENCE}\n\n${SENTENCE} Ask the keeper.`);
});

test('a divider stands only between two blocks', () => {
  const page = extractPage(
    `<main><hr><p>${SENTENCE}</p><hr><hr><p>${SENTENCE} Ask the keeper.</p><hr></main>`,
  );
  expect(page.blocks.map(({ type }) => type)).toEqual(['paragraph', 'divider', 'paragraph']);
});

test('a record of what was left out names its beginning and counts all of its words', () => {
  const page = pageOf(`<p>${'word '.repeat(1000)}</p>`);
  drop(page, page.document.querySelector('p')!, { kind: 'boilerplate', reason: 'menu' });
  expect(page.removed.boilerplate).toEqual([{ reason: 'menu', words: 1000, text: 'word '.repeat(100) }]);
});
