import { expect, test } from 'vitest';
import { createJob } from '../../src/collect/job/create-job.ts';
import type { Job, PageRow } from '../../src/collect/job/job.ts';
import type { JobStore } from '../../src/collect/job/job-store.ts';
import { runJob } from '../../src/collect/run-job.ts';
import { PithError } from '../../src/errors.ts';
import { CRAWL, START, collect, go, newStore, site } from './collect.ts';
import { type Site, article, fakeWorld, link } from './fake-site.ts';

test('a job that is stopped again and again ends with the same rows, and asks for nothing twice but pages in flight', async () => {
  const pages: Site = (url) => {
    const number = Number(url.pathname.slice(1));
    const links = [number * 2 + 1, number * 2 + 2]
      .filter((each) => each < 30)
      .map((each) => link(`/${each}`));
    return article(`Page ${number}`, number + 1, links.join(''));
  };
  const whole = await collect(pages);
  const store = newStore();
  const { id } = await createJob(store, { name: 'test', seeds: [START], options: CRAWL, now: 0 });
  const asked: string[] = [];
  let inFlight = 0;
  let job: Job | undefined;
  for (let round = 0; job?.state !== 'done'; round += 1) {
    const io = fakeWorld(pages);
    const control = new AbortController();
    let settled = 0;
    job = await runJob(io, store, {
      id,
      signal: control.signal,
      onChange: ({ rows = [] }) => {
        settled += rows.filter(({ state }) => state === 'done').length;
        if (settled > 3 + (round % 4)) control.abort();
      },
    });
    asked.push(...io.urls());
    inFlight += io.log.length - settled;
  }
  const facts = ({ key, state, depth, title, hash, tokens }: PageRow) => ({
    key,
    state,
    depth,
    title,
    hash,
    tokens,
  });
  expect((await store.pages(id)).map(facts)).toEqual(whole.rows.map(facts));
  expect(asked.length - new Set(asked).size).toBeLessThanOrEqual(inFlight);
});

test('two windows never run the same job', async () => {
  const io = fakeWorld(site({ '/': article('Start', 1) }));
  const store = newStore();
  const { id } = await createJob(store, { name: 'test', seeds: [START], options: CRAWL, now: 0 });
  const { signal } = new AbortController();
  const [first, second] = await Promise.all([
    runJob(io, store, { id, signal }),
    runJob(io, store, { id, signal }),
  ]);
  expect(first?.state).toBe('done');
  expect(second).toBeUndefined();
  expect(io.urls()).toEqual([START]);
});

test('a full disk pauses the job, says so, and keeps what is there', async () => {
  const inner = newStore();
  let left = 4;
  const store: JobStore = {
    ...inner,
    async commit(change) {
      if (change.stored && (left -= 1) < 0) throw new PithError('storage-full', 'full');
      return inner.commit(change);
    },
  };
  const seeds = Array.from({ length: 12 }, (_, index) => `${START}${index}`);
  const pages: Site = (url) => article(url.pathname, Number(url.pathname.slice(1)) + 1);
  const full = await collect(pages, { delay: 0, robots: false }, { seeds, store });
  expect(full.job).toMatchObject({ state: 'paused', reason: 'storage-full' });
  expect(full.rows.filter(({ state }) => state === 'done')).toHaveLength(4);
  left = Infinity;
  const later = await go(fakeWorld(pages), store, full.job.id);
  expect(later.rows.every(({ state }) => state === 'done')).toBe(true);
});

test('what has not changed is not sent again', async () => {
  const pages: Site = (url, { known }) => {
    if (url.pathname === '/changed') return article('Changed', known ? 8 : 9);
    if (known?.etag === '"1"') return { status: 304 };
    return { ...article('Start', 1, link('/changed')), headers: { etag: '"1"' } };
  };
  const first = await collect(pages);
  const second = await collect(pages, CRAWL, { store: first.store, previous: first.job.id });
  expect(second.fates).toEqual({ '/': 'done', '/changed': 'done' });
  expect(second.rows.map(({ unchanged = false }) => unchanged)).toEqual([true, false]);
  expect((await second.store.page(second.job.id, START))?.page.title).toBe('Start');
});
