// LangChain.js and LlamaIndex.TS through their own interfaces.

import { FakeListChatModel } from '@langchain/core/utils/testing';
import { ChatPromptTemplate } from '@langchain/core/prompts';
import { expect, test } from '@playwright/test';
import { type Pith, open } from '../../src/automation/client/open.ts';
import {
  PithBatchLoader,
  PithLoader,
  PithRetriever,
  PithSitemapLoader,
  pithFetchTool,
} from '../../src/automation/langchain/pith-langchain.ts';
import { PithReader, PithSitemapReader } from '../../src/automation/llamaindex/pith-readers.ts';
import { type Site, serveSite } from './site.ts';

test.describe.configure({ timeout: 180_000 });

const TIDES = `<html lang="en"><title>Tides</title><meta property="article:published_time" content="2026-03-01"><h1>Tides</h1><p>The sea rises and falls twice a day.</p>
  <h2>Moon</h2><p>Spring tides follow the new moon.</p><h2>Wind</h2><p>The wind piles up the water in the bay, day after day.</p>`;

let isLeft = false;
let site: Site;
let pith: Pith;
test.beforeAll(async () => {
  site = await serveSite({
    '/tides': TIDES,
    '/gone': (_, response) => void response.writeHead(404).end(),
    '/never': (_, response) => void response.on('close', () => (isLeft = true)),
    '/sitemap.xml': (_, response) => {
      response.setHeader('content-type', 'application/xml');
      const urls = ['/docs/a', '/docs/b', '/blog/c'].map(
        (path) => `<url><loc>${site.origin}${path}</loc></url>`,
      );
      response.end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`);
    },
  });
  pith = await open({ trusted: ['127.0.0.1'] });
});
test.afterAll(async () => {
  await pith.close();
  site.close();
});

test('a loader gives a document with the keys that vector stores filter by', async () => {
  const [document] = await new PithLoader(`${site.origin}/tides`, { pith, query: 'moon', budget: 80 }).load();
  expect(document?.pageContent).toContain('Spring tides follow the new moon.');
  expect(document?.metadata).toMatchObject({
    source: `${site.origin}/tides`,
    title: 'Tides',
    language: 'en',
    published: '2026-03-01',
    render_type: expect.stringMatching(/SSG|SSR|CSR/),
    original_tokens: expect.any(Number),
    refined_tokens: expect.any(Number),
    reduction_ratio: expect.any(Number),
    bm25_confidence: expect.any(Number),
    cached: false,
  });
});

test('a batch streams, and a page that fails is skipped or ends it', async () => {
  const urls = ['/1', '/gone', '/2'].map((path) => `${site.origin}${path}`);
  const titles: unknown[] = [];
  for await (const { metadata } of new PithBatchLoader(urls, { pith, onError: 'skip' }).lazyLoad()) {
    titles.push(metadata['title']);
  }
  expect(titles.toSorted()).toEqual(['Page /1', 'Page /2']);
  await expect(new PithBatchLoader(urls, { pith }).load()).rejects.toMatchObject({ code: 'http-error' });
});

test('a sitemap is narrowed by prefixes', async () => {
  const options = { pith, prefixes: [`${site.origin}/docs/`], scope: { delay: 0 } };
  const documents = await new PithSitemapLoader(`${site.origin}/sitemap.xml`, options).load();
  expect(documents.map(({ metadata }) => metadata['title'])).toEqual(['Page /docs/a', 'Page /docs/b']);
  const nodes = await new PithSitemapReader(options).loadData(`${site.origin}/sitemap.xml`);
  expect(nodes.map(({ metadata }) => metadata['title'])).toEqual(['Page /docs/a', 'Page /docs/b']);
});

test('the question becomes the query of a retriever, and a chain answers from what it gives', async () => {
  const urls = [`${site.origin}/tides`, `${site.origin}/gone`, `${site.origin}/3`];
  const retriever = new PithRetriever({ urls, pith, budget: 30 });
  const documents = await retriever.invoke('What follows the new moon?');
  expect(documents.map(({ metadata }) => metadata['title'])).toEqual(['Tides', 'Page /3']);
  expect(documents[0]?.pageContent).not.toContain('The wind piles up');
  const asked: string[] = [];
  const model = new FakeListChatModel({ responses: ['Spring tides.'] });
  const chain = ChatPromptTemplate.fromTemplate('{context}\n\nQuestion: {question}').pipe((prompt) => {
    asked.push(prompt.toString());
    return model.invoke(prompt);
  });
  const context = documents.map(({ pageContent }) => pageContent).join('\n\n');
  expect((await chain.invoke({ context, question: 'What follows the new moon?' })).content).toBe(
    'Spring tides.',
  );
  expect(asked[0]).toContain('Spring tides follow the new moon.');
});

test('a tool gives a model the page as data, and tells it what fails', async () => {
  const tool = pithFetchTool({ pith });
  expect(tool.name).toBe('pith_fetch');
  const text = String(await tool.invoke({ url: `${site.origin}/tides`, query: 'moon' }));
  expect(text).toContain('Spring tides follow the new moon.');
  expect(await tool.invoke({ url: 'http://10.0.0.1/' })).toMatch(/could not be read \(address-refused\)/);
  await expect(tool.invoke({ query: 'no address' })).rejects.toThrow();
  for (const format of ['json', 'html', 'jsonl'] as const) {
    const page = String(await pithFetchTool({ pith, format }).invoke({ url: `${site.origin}/tides` }));
    expect(page.replace(/<(page-data-\w+)>\n.*<\/\1>/s, ''), format).not.toContain('Spring');
  }
});

test('a chain that is given up gives up its page', async () => {
  const stop = new AbortController();
  const page = pithFetchTool({ pith }).invoke({ url: `${site.origin}/never` }, { signal: stop.signal });
  await expect.poll(() => site.asked).toContain('/never');
  stop.abort(new Error('enough'));
  await expect(page).rejects.toThrow();
  // The tab is closed, and with it the request.
  await expect.poll(() => isLeft).toBe(true);
});

test('a reader of LlamaIndex gives nodes with their addresses as ids', async () => {
  const [node] = await new PithReader({ pith }).loadData(`${site.origin}/tides`);
  expect(node?.id_).toBe(`${site.origin}/tides`);
  expect(node?.text).toContain('The sea rises and falls twice a day.');
  expect(node?.metadata).toMatchObject({ title: 'Tides' });
});
