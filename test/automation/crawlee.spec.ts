// A crawler of Crawlee's with Pith in its browser: its own queue, its own data set.

import { Configuration, Dataset, PlaywrightCrawler } from '@crawlee/playwright';
import { expect, test } from '@playwright/test';
import { type PithContext, pithCrawler } from '../../src/automation/crawlee/pith-crawlee.ts';
import { pageAbout, serveSite } from './site.ts';

test.describe.configure({ timeout: 180_000 });

test('a crawler keeps what Pith reads of each page, and asks nothing of the own network', async () => {
  const secret = await serveSite({}, '127.0.0.2');
  const site = await serveSite({
    '/': `${pageAbout('/')}<p>There is more to read: <a href="/a">a</a>, <a href="/b">b</a> and <a href="/inside">c</a>.</p>`,
    '/inside': (_, response) => void response.writeHead(302, { location: secret.origin }).end(),
  });
  const failed: string[] = [];
  const configuration = new Configuration({ persistStorage: false, purgeOnStart: false });
  const dataset = await Dataset.open('tides', { config: configuration });
  const crawler = new PlaywrightCrawler(
    {
      ...(pithCrawler({ trusted: ['127.0.0.1'] }) as object),
      maxConcurrency: 2,
      maxRequestRetries: 0,
      failedRequestHandler: ({ request }) => void failed.push(new URL(request.url).pathname),
      async requestHandler(context) {
        const { request, enqueueLinks } = context;
        const { output, extraction } = await (context as typeof context & PithContext).pith.extract({
          query: 'tide',
        });
        await dataset.pushData({ url: request.url, title: extraction.title, output });
        await enqueueLinks();
      },
    },
    configuration,
  );
  await crawler.run([`${site.origin}/`]);
  const { items } = await dataset.getData();
  expect(items.map(({ title }) => String(title)).toSorted()).toEqual(['Page /', 'Page /a', 'Page /b']);
  expect(items.every(({ output }) => String(output).includes('The tide table'))).toBe(true);
  expect(failed).toEqual(['/inside']);
  expect(secret.asked).toEqual([]);
  site.close();
  secret.close();
});
