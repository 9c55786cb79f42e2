import { expect, test } from 'vitest';
import { CRAWL, START, collect, site } from './collect.ts';
import { type FakeAnswer, type Site, article, link } from './fake-site.ts';

test('a crawl follows links to the depth that is wanted, and asks for each page once', async () => {
  const pages = site({
    '/': article(
      'Start',
      1,
      link('/a') + link('/b#part') + link('/a?utm_source=mail') + link('https://else.example/'),
    ),
    '/a': article('A', 2, link('/') + link('/a/deep')),
    '/b': article('B', 3, link('/a/deep') + link('/picture.png')),
    '/a/deep': article('Deep', 4, link('/a/deeper')),
    '/a/deeper': article('Deeper', 5),
  });
  const { io, fates, job } = await collect(pages, { ...CRAWL, maxDepth: 2 });
  expect(fates).toEqual({ '/': 'done', '/a': 'done', '/b': 'done', '/a/deep': 'done' });
  expect(io.urls().toSorted()).toEqual([START, `${START}a`, `${START}a/deep`, `${START}b`]);
  expect(job.state).toBe('done');
});

test('what another job has kept is left out where that is wanted, but not of the job that is done again', async () => {
  const same = article('Same', 7);
  const pages = site({
    '/': same,
    '/second': article('Second', 1, link('/copy') + link('/own')),
    '/copy': { body: (same.body as string).replace('<head>', '<head><link rel="canonical" href="/own">') },
    '/own': article('Own', 3),
  });
  const { store } = await collect(pages);
  const seeds = [`${START}second`];
  const across = { ...CRAWL, acrossJobs: true };
  const second = await collect(pages, across, { store, seeds });
  expect(second.fates).toEqual({ '/second': 'done', '/copy': 'duplicate', '/own': 'done' });
  expect(second.rows.find(({ key }) => key.endsWith('/copy'))?.detail).toBe(START);
  const again = await collect(pages, across, { store, seeds, previous: second.job.id });
  expect(again.fates).toEqual(second.fates);
  const without = await collect(pages, CRAWL, { store, seeds });
  expect(without.fates['/copy']).toBe('done');
});

test('of pages that say the same, the first in order is kept, whoever answers first', async () => {
  const body = article('Same', 7).body as string;
  const near = body.replace('<p>', '<p>Updated. ');
  const pages: Record<string, FakeAnswer> = {
    '/': article(
      'Start',
      1,
      ['/x-copy', '/a', '/near', '/canonical', '/sent'].map((path) => link(path)).join(''),
    ),
    '/a': { body },
    '/x-copy': { body },
    '/near': { body: near },
    '/canonical': {
      body: body
        .replace('<head>', '<head><link rel="canonical" href="/a">')
        .replace('<p>', '<p>Print version. '),
    },
    '/sent': { status: 301, headers: { location: '/a' } },
  };
  const expected = {
    '/': 'done',
    '/a': 'done',
    '/canonical': 'duplicate',
    '/near': 'duplicate',
    '/sent': 'duplicate',
    '/x-copy': 'duplicate',
  };
  expect((await collect(site(pages))).fates).toEqual(expected);
  // The other way round.
  const slow: Site = async (url) => {
    if (url.pathname === '/a') await new Promise((resolve) => setTimeout(resolve, 50));
    return pages[url.pathname];
  };
  expect((await collect(slow)).fates).toEqual(expected);
});

test('the next pages of an article go behind the first, and are no pages of their own', async () => {
  const part = (number: number, next: string) => article('Long read', number, next);
  const { fates, store, job } = await collect(
    site({
      '/': part(1, link('/?page=2', 'Next page')),
      '/?page=2': part(2, link('/?page=3', '3')),
      '/?page=3': part(3, link('/', 'Start')),
    }),
    { ...CRAWL, joinNext: true },
  );
  expect(fates).toEqual({ '/': 'done', '/?page=2': 'joined', '/?page=3': 'joined' });
  const stored = await store.page(job.id, START);
  expect(stored?.page.stats.words).toBeGreaterThan(330);
  expect(new Set(stored?.page.blocks.map(({ id }) => id)).size).toBe(stored?.page.blocks.length);
});

test('patterns: what is excluded is never asked for, what is not included is followed and left out', async () => {
  const pages = site({
    '/': article('Start', 1, link('/docs/a') + link('/blog/b') + link('/admin/c')),
    '/docs/a': article('A', 2),
    '/blog/b': article('B', 3, link('/docs/d')),
    '/docs/d': article('D', 4),
  });
  const { fates, io } = await collect(pages, {
    ...CRAWL,
    include: ['/docs/**'],
    exclude: ['/^https?://[^/]+/(.+)+min/'],
  });
  expect(fates).toEqual({
    '/': 'not-included',
    '/admin/c': 'excluded',
    '/docs/a': 'done',
    '/blog/b': 'not-included',
    '/docs/d': 'done',
  });
  expect(io.urls()).not.toContain(`${START}admin/c`);
});
