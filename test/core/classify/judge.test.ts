// What kind of page was read, and whether a collection of texts would want it.

import { expect, test } from 'vitest';
import type { Extraction } from '../../../src/core/types.ts';
import { prose, read } from '../content/read.ts';

const PARAGRAPHS = ['sea', 'bar', 'pier', 'boat', 'wind', 'ebb', 'flood', 'moon'].map(
  (one) => `<p>${prose(one, 45)}</p>`,
);
const HEAD =
  '<title>The tides</title><meta name="author" content="Ann Holm"><meta property="article:published_time" content="2026-03-01">';
const ARTICLE = `${HEAD}<meta property="og:type" content="article"><article><h1>The tides</h1>${PARAGRAPHS.join('')}</article>`;
const LIST = `<title>Harbour log</title><main><h1>Harbour log</h1><ul>${Array.from({ length: 30 }, (_, day) => `<li><a href="/log/${day}">Day ${day} at the pier</a></li>`).join('')}</ul></main>`;
const of = (html: string): Pick<Extraction, 'classification' | 'article'> => read(html);

test('a text with author and date, declared as an article, scores high and is wanted', () => {
  const { article, classification } = of(ARTICLE);
  expect(article.score).toBeGreaterThanOrEqual(80);
  expect(article.skip).toBeUndefined();
  expect(article.reasons).toContainEqual({ reason: 'authors', points: 10 });
  expect(classification).toMatchObject({ kind: 'static', confidence: 0.9 });
});

test('the points add up to the score, between 0 and 100', () => {
  for (const html of [ARTICLE, LIST, '<p>Short.</p>']) {
    const { score, reasons } = of(html).article;
    const sum = reasons.reduce((total, { points }) => total + points, 0);
    expect(score).toBe(Math.min(100, Math.max(0, sum)));
    expect(reasons.every(({ points }) => points !== 0)).toBe(true);
  }
});

test.each([
  ['a list of links', LIST, 'low-score'],
  ['three words', '<p>Gone to sea.</p>', 'too-short'],
  [
    'a missing page',
    '<title>Page not found</title><h1>404</h1><p>The page that you look for has sailed. Try the search, or begin at the front page.</p>',
    'soft-404',
  ],
  [
    'a robot check',
    '<title>Just a moment...</title><div id="px-captcha"></div><p>Press and hold to show that you are a human and not a robot.</p>',
    'blocked',
  ],
  [
    'a login',
    '<h1>Welcome back</h1><form><input name="user"><input type="password"></form><p>Log in to see the log of the harbour and the tides of tomorrow.</p>',
    'login',
  ],
  [
    'an empty shell',
    '<div id="root"></div><p>You need to enable scripts to run this app, which shows the tides of all harbours.</p>',
    'app-shell',
  ],
])('%s is left out: %s', (_, html, skip) => {
  expect(of(html).article.skip).toBe(skip);
});

test('a shell that was filled from its data is a text', () => {
  const data = JSON.stringify({ body: PARAGRAPHS.join('') });
  const { classification, article } = of(
    `${HEAD}<div id="root"></div><script type="application/json">${data}</script>`,
  );
  expect(classification.kind).toBe('app-shell');
  expect(article.skip).toBeUndefined();
});

test('the beginning of a paid text is still a text', () => {
  const html = `${HEAD}<article><h1>The tides</h1>${PARAGRAPHS.slice(0, 4).join('')}<p>This article is only available to subscribers.</p></article>`;
  const { classification, article } = of(html);
  expect(classification.kind).toBe('paywall');
  expect(article.skip).toBeUndefined();
});

test('the check that blocks the page is among the signals', () => {
  const { classification } = of('<div id="px-captcha"></div><p>Press and hold to go on.</p>');
  expect(classification).toMatchObject({ kind: 'blocked', challenge: 'PerimeterX' });
  expect(classification.signals).toContain('checked by PerimeterX');
});
