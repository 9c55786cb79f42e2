// Who gives up waits no longer, at whatever step the work is, and nothing more is asked for.

import { expect, test } from '@playwright/test';
import { type Pith, open } from '../../src/automation/client/open.ts';
import type { OpenOptions } from '../../src/automation/client/request.ts';
import { type Site, serveSite } from './site.ts';

const LOCAL: OpenOptions = { trusted: ['127.0.0.1'] };

test.describe.configure({ timeout: 180_000 });

let site: Site;
let pith: Pith;
test.beforeAll(async () => {
  site = await serveSite({ '/never.xml': () => undefined });
  pith = await open(LOCAL);
});
test.afterAll(async () => {
  await pith.close();
  site.close();
});

test('a list that grows slowly gives its first page at once, and can be left while it is awaited', async () => {
  const slow = async function* () {
    yield `${site.origin}/first`;
    await new Promise(() => undefined);
  };
  for (const order of ['completion', 'input'] as const) {
    const stop = new AbortController();
    const pages = pith.extractAll(slow(), { order, signal: stop.signal });
    expect((await pages.next()).value).toMatchObject({ requestedUrl: `${site.origin}/first` });
    const second = pages.next();
    stop.abort(new Error('enough'));
    await expect(second).rejects.toThrow('enough');
  }
});

test('a collection that is aborted before it starts asks nothing, and one that waits for its list ends', async () => {
  const before = site.asked.length;
  await expect(
    pith.crawl(`${site.origin}/`, { signal: AbortSignal.abort(new Error('never mind')) }).next(),
  ).rejects.toThrow('never mind');
  expect(site.asked).toHaveLength(before);
  const stop = new AbortController();
  const listing = pith.sitemap(`${site.origin}/never.xml`, { signal: stop.signal }).next();
  await expect.poll(() => site.asked.slice(before)).toContain('/never.xml');
  stop.abort(new Error('enough'));
  await expect(listing).rejects.toThrow('enough');
});

test('a page that is given up while it waits for its turn is not asked for', async () => {
  const stop = new AbortController();
  let ended: () => void = () => undefined;
  const turn = new Promise<() => void>((resolve) => (ended = () => resolve(() => undefined)));
  await using waiting = await open({
    ...LOCAL,
    beforeRequest: (url) => (url.endsWith('/given-up') ? turn : Promise.resolve()),
    concurrency: 1,
  });
  const page = waiting.extract(`${site.origin}/given-up`, { signal: stop.signal });
  stop.abort(new Error('enough'));
  await expect(page).rejects.toThrow('enough');
  ended();
  await waiting.extract(`${site.origin}/later`);
  expect(site.asked).not.toContain('/given-up');
});

test('a browser that ends under a collection is named', async () => {
  const short = await open(LOCAL);
  const before = site.asked.length;
  const pages = expect(short.sitemap(`${site.origin}/never.xml`).next()).rejects.toMatchObject({
    code: 'browser-failed',
  });
  await expect.poll(() => site.asked.slice(before)).toContain('/never.xml');
  await short.close();
  await pages;
});
