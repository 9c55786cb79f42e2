import { expect, test } from 'vitest';
import { findArticle } from '../../../src/core/content/article/find-article.ts';
import { ARTICLE_MISSING, missingArticle } from '../../../src/core/content/article/missing-article.ts';
import { extract } from '../../../src/core/extract.ts';
import { DEFAULT_EXTRACT_OPTIONS } from '../../../src/core/extract-options.ts';
import { snapshotOf } from '../page-of.ts';

const SENTENCE =
  'The keeper of the harbour writes the height of the tide into a book, every evening at six, in ink. ';
const ARTICLE = `<nav><ul><li><a href="/a">Boats for sale</a></li><li><a href="/b">Piers</a></li></ul></nav>
  <article><h1>Tides</h1>${`<p>${SENTENCE.repeat(3)}</p>`.repeat(6)}</article>
  <footer><p>Imprint of the harbour office</p></footer>`;
const readability = { ...DEFAULT_EXTRACT_OPTIONS, method: 'readability' as const };

test('Readability chooses the content where it is asked to', () => {
  const read = extract(snapshotOf(ARTICLE), readability, { findArticle });
  expect(read.method).toBe('readability');
  expect(read.text).toContain('The keeper of the harbour');
  expect(read.text).not.toMatch(/Boats for sale|Imprint/);
});

test('a page that needs what is not loaded is not read by halves', () => {
  const run = () => extract(snapshotOf(ARTICLE), readability, { findArticle: missingArticle });
  expect(run).toThrow(ARTICLE_MISSING);
});

test('a page of which the model is sure asks for nothing', () => {
  const read = extract(snapshotOf(ARTICLE), DEFAULT_EXTRACT_OPTIONS, { findArticle: missingArticle });
  expect(read.method).toBe('model');
});

test('without an article the choice of the model stands', () => {
  const read = extract(snapshotOf(ARTICLE), readability, { findArticle: () => new Set() });
  expect(read.method).toBe('model');
  expect(read.text).toContain('The keeper of the harbour');
});

test('Readability sees nothing that was dropped or that nobody sees', () => {
  const html = ARTICLE.replace(
    '</article>',
    `<p data-pith-hidden="display">${SENTENCE} secret</p></article>`,
  );
  const read = extract(snapshotOf(html), readability, { findArticle });
  expect(read.text).not.toContain('secret');
});
