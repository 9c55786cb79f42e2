// What a page tells of itself: who built it, where its other versions are.

import { describe, expect, test } from 'vitest';
import { traitsOf } from '../../../src/core/classify/read-traits.ts';
import type { ExtractOptions } from '../../../src/core/extract-options.ts';
import { pageOf } from '../page-of.ts';

const read = (html: string, source: 'live' | 'static' = 'live', options: Partial<ExtractOptions> = {}) =>
  traitsOf(pageOf(html, { source, options }));

test.each([
  ['Angular', '<app-root ng-version="19.0.0"><p>Text</p></app-root>'],
  ['Astro', '<astro-island props="{}"><p>Text</p></astro-island>'],
  ['Ember', '<div class="ember-view"><p>Text</p></div>'],
  ['Gatsby', '<div id="___gatsby"><p>Text</p></div>'],
  ['Next.js', '<p>Text</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>'],
  ['Next.js', '<script src="/_next/static/chunks/main.js"></script><p>Text</p>'],
  ['Nuxt', '<div id="__nuxt"><p>Text</p></div>'],
  ['React', '<div id="root"></div><script src="/static/js/main.8f3ab21c.js"></script>'],
  ['React Router', '<p>Text</p><script>window.__reactRouterContext = {}</script>'],
  ['Remix', '<p>Text</p><script>window.__remixContext = {}</script>'],
  ['Svelte', '<p>Text</p><script>{ __sveltekit_1a2b = { base: "" } }</script>'],
  ['Vue', '<div id="app" data-v-app=""><p>Text</p></div>'],
])('%s is known by what it leaves in the page', (name, html) => {
  expect(read(html).frameworks).toEqual([name]);
});

test('a page that writes about frameworks is built with none', () => {
  expect(
    read('<p>Next.js writes __NEXT_DATA__ and Nuxt writes __NUXT__ into /_nuxt/.</p>').frameworks,
  ).toEqual([]);
});

describe('who filled the page', () => {
  test.each([
    ['a build', 'SSG', '<meta name="generator" content="Hugo 0.140.0"><p>Text</p>'],
    ['a build', 'SSG', '<div id="___gatsby"><p>Text</p></div>'],
    [
      'a build',
      'SSG',
      '<div id="__next"><p>Text</p></div><script id="__NEXT_DATA__" type="application/json">{"props":{},"gsp":true}</script>',
    ],
    ['a build', 'SSG', '<app-root ng-version="19" ng-server-context="ssg"><p>Text</p></app-root>'],
    ['a server', 'SSR', '<p>Text</p>'],
    ['a server', 'SSR', '<meta name="generator" content="WordPress 6.7"><p>Text</p>'],
    [
      'a server',
      'SSR',
      '<div id="__next"><p>Text</p></div><script id="__NEXT_DATA__" type="application/json">{"props":{},"gssp":true}</script>',
    ],
    ['a server', 'SSR', '<div id="app" data-server-rendered="true"><p>Text</p></div>'],
    ['scripts', 'CSR', '<div id="root"><p>Text</p></div>'],
    ['scripts', 'CSR', '<app-root ng-version="19"><p>Text</p></app-root>'],
  ])('%s: %s of %s', (_, render, html) => {
    expect(read(html).render).toBe(render);
  });

  test('where no script ran, a filled root was sent so, and an empty one waits for its scripts', () => {
    const filled = '<div id="root"><p>Text</p></div>';
    expect(read(filled, 'static')).toMatchObject({ render: 'SSR', root: 'filled' });
    expect(read(filled, 'live', { unscripted: true }).render).toBe('SSR');
    expect(read('<div id="root"> </div>', 'static')).toMatchObject({ render: 'CSR', root: 'empty' });
  });
});

test('other versions of the page are given with their whole address', () => {
  const traits =
    read(`<link rel="amphtml" href="/amp"><link rel="alternate" type="application/rss+xml" href="feed.xml">
    <link rel="alternate" type="application/atom+xml" href="atom.xml"><link rel="alternate" type="text/markdown" href="/page.md">
    <link rel="alternate" hreflang="de" href="/de"><p>Text</p>`);
  expect(traits).toMatchObject({
    ampUrl: 'https://page.example/amp',
    feedUrl: 'https://page.example/path/feed.xml',
    markdownUrl: 'https://page.example/page.md',
  });
});

test.each([
  ['Akamai', '<div id="sec-if-cpt-container"></div>'],
  ['Cloudflare', '<form id="challenge-form"></form>'],
  ['DataDome', '<iframe src="https://geo.captcha-delivery.com/captcha/"></iframe>'],
  ['PerimeterX', '<div id="px-captcha"></div>'],
])('a check by %s is named', (name, html) => {
  expect(read(html).challenge).toBe(name);
});

test('a page is declared an article by Open Graph or JSON-LD, and not by an offer of work', () => {
  const declares = (html: string) => read(html).declaresArticle;
  expect(declares('<meta property="og:type" content="article">')).toBe(true);
  expect(declares('<script type="application/ld+json">{"@type":"NewsArticle"}</script>')).toBe(true);
  expect(declares('<script type="application/ld+json">{"@type":"JobPosting"}</script>')).toBe(false);
  expect(declares('<meta property="og:type" content="website">')).toBe(false);
});
