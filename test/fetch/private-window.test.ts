// A link that was chosen in a private window: the page is read, and nothing is kept of it.

import { NO_TRAITS } from '../../src/core/open-page.ts';
import { expect, test } from 'vitest';
import { type LinkIo, copyLink } from '../../src/features/copy-link.ts';
import { fetchPage } from '../../src/features/fetch-page.ts';
import { type CachedRequest, cachedPages } from '../../src/fetch/cached-page.ts';
import { DEFAULT_LIMITS } from '../../src/fetch/limits.ts';
import type { PageCache } from '../../src/fetch/page-cache.ts';
import { DEFAULT_EXTRACT_OPTIONS } from '../../src/core/extract-options.ts';
import type { Extraction } from '../../src/core/types.ts';
import type { FetchRequest } from '../../src/io/background-io.ts';
import { DEFAULT_SETTINGS } from '../../src/settings.ts';

const url = 'https://news.example/story';
const options = DEFAULT_EXTRACT_OPTIONS;

test('the page of a private window goes neither into the cache nor comes from it', async () => {
  const touched: string[] = [];
  const cache = {
    get: (key: string) => Promise.resolve(void touched.push(`get ${key}`)),
    set: (key: string) => Promise.resolve(void touched.push(`set ${key}`)),
  } as unknown as PageCache;
  const getPage = cachedPages(
    {
      limits: DEFAULT_LIMITS,
      exchange: () =>
        Promise.resolve({
          status: 200,
          headers: new Map([['content-type', 'text/markdown']]),
          address: '1.1.1.1',
          body: new Response('The sea rises.').body,
          failure: () => Promise.resolve(''),
          close: () => undefined,
        }),
      extractText: ({ text }) =>
        Promise.resolve({
          extraction: { bodyText: text, warnings: [] } as unknown as Extraction,
          traits: NO_TRAITS,
          isFeed: false,
        }),
      render: () => Promise.reject(new Error('opened a tab')),
    },
    cache,
  );
  const request = { url, options, inTab: false, signal: new AbortController().signal };
  expect(await getPage({ ...request, isPrivate: true })).toMatchObject({ bodyText: 'The sea rises.' });
  expect(touched).toEqual([]);
  await getPage(request);
  expect(touched).toHaveLength(2);
});

test('no cookies and no tab of the ordinary windows serve a private one', async () => {
  const asked: CachedRequest[] = [];
  const io = {
    readSettings: () =>
      Promise.resolve({ ...DEFAULT_SETTINGS, signedInHosts: 'news.example', renderShells: true }),
    getPage: (request: CachedRequest) => {
      asked.push(request);
      return Promise.resolve({} as Extraction);
    },
  };
  const signal = new AbortController().signal;
  await fetchPage(io, { url, options, signal, isPrivate: true });
  await fetchPage(io, { url, options, signal });
  expect(asked).toMatchObject([
    { isPrivate: true, signedInHosts: [], inTab: false },
    { signedInHosts: ['news.example'], inTab: true },
  ]);
});

test('the link menu tells the fetch about the window', async () => {
  const asked: FetchRequest[] = [];
  const io = {
    fetchPage: (request: FetchRequest) => {
      asked.push(request);
      return Promise.reject(new Error('enough'));
    },
    notify: () => Promise.resolve(),
    readSettings: () => Promise.resolve(DEFAULT_SETTINGS),
    translate: (name: string) => name,
    jobs: {
      begin: () => Promise.resolve(new AbortController().signal),
      end: () => Promise.resolve(),
    },
  } as unknown as LinkIo;
  const tab = { id: 1, url: 'https://start.example/', title: 'Start' };
  await copyLink(io, { tab, url, isPrivate: true, allowed: Promise.resolve(true) });
  expect(asked).toMatchObject([{ url, isPrivate: true }]);
});
