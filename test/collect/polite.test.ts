import { expect, test } from 'vitest';
import { CRAWL, START, collect, go, site } from './collect.ts';
import { type Site, article, fakeWorld, link } from './fake-site.ts';

test('robots.txt is obeyed for links and for redirects, and its delay is kept', async () => {
  const pages = site({
    '/robots.txt': {
      type: 'text/plain',
      body: 'User-agent: Pith\nDisallow: /private\nCrawl-delay: 2\n\nUser-agent: *\nDisallow: /',
    },
    '/': article('Start', 1, link('/a') + link('/private/x') + link('/sent')),
    '/a': article('A', 2),
    '/private/x': article('Secret', 3),
    '/sent': { status: 302, headers: { location: '/private/x' } },
  });
  const { io, fates } = await collect(pages, { ...CRAWL, robots: true });
  expect(fates).toEqual({ '/': 'done', '/a': 'done', '/private/x': 'robots', '/sent': 'robots' });
  expect(io.urls()).not.toContain(`${START}private/x`);
  const times = io.log.map(({ at }) => at);
  for (const [index, at] of times.slice(1).entries())
    expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(2_000);
});

test('a server error is tried again, later each time; in the end the page failed and all others are there', async () => {
  let asked = 0;
  const { io, fates } = await collect((url) => {
    if (url.pathname === '/') return article('Start', 1, link('/bad') + link('/once'));
    if (url.pathname === '/bad') return { status: 500 };
    return (asked += 1) === 1 ? { status: 502 } : article('Once', 2);
  });
  expect(fates).toEqual({ '/': 'done', '/bad': 'server-error', '/once': 'done' });
  const bad = io.log.filter(({ url }) => url.endsWith('/bad')).map(({ at }) => at);
  expect(bad).toHaveLength(4);
  expect(bad.slice(1).map((at, index) => at - (bad[index] ?? 0) >= 1_000 * 2 ** index)).toEqual([
    true,
    true,
    true,
  ]);
});

test('Retry-After holds the whole host; a site that is busy to everything pauses the job and loses nothing', async () => {
  let asked = 0;
  const calm = await collect(
    (url) => {
      if (url.pathname === '/') return article('Start', 1, link('/a') + link('/b'));
      return (asked += 1) === 1
        ? { status: 429, headers: { 'retry-after': '30' } }
        : article(url.pathname, asked + 5);
    },
    { ...CRAWL, parallelPerHost: 1 },
  );
  expect(calm.fates).toEqual({ '/': 'done', '/a': 'done', '/b': 'done' });
  const [, first = 0, second = 0] = calm.io.log.map(({ at }) => at);
  expect(second - first).toBeGreaterThanOrEqual(30_000);

  const seeds = Array.from({ length: 14 }, (_, index) => `${START}${index}`);
  const busy = await collect(() => ({ status: 429 }), { delay: 0, robots: false }, { seeds });
  expect(busy.job).toMatchObject({ state: 'paused', reason: 'site-busy' });
  expect(busy.rows.some(({ state }) => state === 'queued')).toBe(true);
  const later = await go(
    fakeWorld((url) => article(url.pathname, Number(url.pathname.slice(1)) + 1)),
    busy.store,
    busy.job.id,
  );
  expect(later.job.state).toBe('done');
});

test('an endless calendar ends, and its neighbours are collected', async () => {
  const { io, fates } = await collect(
    (url) => {
      if (url.pathname === '/')
        return article('Start', 1, link('/calendar/1') + link('/thread/1') + link('/thread/2'));
      const [, kind, number = '0'] = url.pathname.split('/');
      if (kind === 'thread') return article(`Thread ${number}`, 100 + Number(number));
      const links = Array.from({ length: 30 }, (_, index) =>
        link(`/calendar/${Number(number) * 30 + index + 1}`),
      );
      return {
        body: `<title>Month</title><body><table><tr><td>${links.join('</td><td>')}</td></tr></table>`,
      };
    },
    { ...CRAWL, leastScore: 35, maxDepth: 50 },
  );
  expect(fates['/thread/1']).toBe('done');
  expect(io.log.length).toBeLessThan(200);
  expect(Object.values(fates)).toContain('trap');
});

test('limits on pages and bytes hold', async () => {
  const seeds = Array.from({ length: 20 }, (_, index) => `${START}${index}`);
  const pages: Site = (url) => article(url.pathname, Number(url.pathname.slice(1)) + 1);
  const few = await collect(pages, { delay: 0, robots: false, maxPages: 5 }, { seeds });
  expect(few.job).toMatchObject({ state: 'done', reason: 'page-cap' });
  expect(few.rows.filter(({ state }) => state === 'done')).toHaveLength(5);
  const small = await collect(pages, { delay: 0, robots: false, maxBytes: 3_000 }, { seeds });
  expect(small.job).toMatchObject({ state: 'paused', reason: 'byte-cap' });
});
