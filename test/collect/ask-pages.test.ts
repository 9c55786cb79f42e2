import 'fake-indexeddb/auto';
import { beforeAll, expect, test } from 'vitest';
import { openSectionStore } from '../../src/collect/ask/section-store.ts';
import { askPages } from '../../src/collect/ask-pages.ts';
import { START, collect } from './collect.ts';
import { article } from './fake-site.ts';

const count = (text: string): number => Math.ceil(text.length / 4);
const PAGES = 130;
/** One page answers, in its middle; another speaks of it in passing. */
const EXTRA: Record<number, string> = {
  77: '<h2>Fog signals</h2><p>The diaphone sounds twice a minute when the fog bell is silent.</p>',
  20: '<p>Elsewhere a fog bell is rung.</p>',
};
let run: Awaited<ReturnType<typeof collect>>;
const sections = openSectionStore('test-sections');

beforeAll(async () => {
  const seeds = Array.from({ length: PAGES }, (_, index) => `${START}${index}`);
  run = await collect(
    (url) => {
      const number = Number(url.pathname.slice(1));
      const page = article(`Page ${number}`, number + 1);
      return {
        ...page,
        body: (page.body as string).replace('</article>', `${EXTRA[number] ?? ''}</article>`),
      };
    },
    { delay: 0, robots: false },
    { seeds },
  );
}, 60_000);

test('the section that answers is found among all pages, and its source is named', async () => {
  const answer = await askPages({ jobs: run.store, sections }, run.job.id, {
    query: 'diaphone fog signals',
    budget: 300,
    count,
  });
  expect(answer.markdown).toContain('The diaphone sounds twice a minute');
  expect(answer.tokens).toBeLessThanOrEqual(300);
  expect(answer.pages).toBe(PAGES);
  expect(answer.sources[0]).toEqual({ title: 'Page 77', url: `${START}77`, sections: ['Fog signals'] });
  expect(answer.markdown).toContain(`1. Page 77`);
  for (const [index, { title }] of answer.sources.entries())
    expect(answer.markdown).toContain(`${index + 1}. ${title}`);
});

test('a question that nothing answers says so', async () => {
  const ask = (query: string) =>
    askPages({ jobs: run.store, sections }, run.job.id, { query, budget: 300, count });
  await expect(ask('zeppelin')).rejects.toThrow('None of the 130 pages answers “zeppelin”.');
  await expect(ask('  ')).rejects.toThrow('Ask with at least one word.');
});

test('the index outlives its window, and takes in what came since', async () => {
  const again = openSectionStore('test-sections');
  const known = (await again.segments(run.job.id)).flatMap(({ pages }) => pages).length;
  expect(known).toBe(PAGES);
  await again.remove(run.job.id);
  expect(await again.segments(run.job.id)).toEqual([]);
});
