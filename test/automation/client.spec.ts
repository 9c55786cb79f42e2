// The client for programs, with its own browser and a site on loopback.

import { expect, test } from '@playwright/test';
import { isFailure } from '../../src/automation/client/extract-many.ts';
import { type Pith, open } from '../../src/automation/client/open.ts';
import type { OpenOptions } from '../../src/automation/client/request.ts';
import { type Site, serveSite } from './site.ts';

const LOCAL: OpenOptions = { trusted: ['127.0.0.1'] };

test.describe.configure({ timeout: 180_000 });

let site: Site;
let pith: Pith;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await serveSite({
    '/download': (_, response) =>
      void response.setHeader('content-disposition', 'attachment; filename="a.bin"').end('bytes'),
    '/dialogs':
      '<h1>Asks</h1><p>The page asks before it says anything.</p><script>alert(1); confirm(2); prompt(3)</script>',
    '/stays':
      '<h1>Stays</h1><p>The page asks before anybody leaves it.</p><script>onbeforeunload = (event) => event.preventDefault()</script>',
    '/members': (_, response) => void response.writeHead(401).end('Log in'),
    '/never': () => undefined,
    '/picture': '<h1>Slow</h1><p>The text is here and the picture never comes.</p><img src="/never">',
  });
  pith = await open(LOCAL);
});
test.afterAll(async () => {
  await pith.close();
  site.close();
});

test('addresses that differ behind their # are read one after the other in one tab', async () => {
  for (const hash of ['one', 'two'])
    expect((await pith.extract(`${site.origin}/a#${hash}`))?.markdown).toContain('# Page /a');
});

test('a page that asks before it is left does not keep the tab from the next address', async () => {
  expect((await pith.extract(`${site.origin}/stays`))?.markdown).toContain('# Stays');
  expect((await pith.extract(`${site.origin}/after-it`))?.markdown).toContain('# Page /after-it');
});

test('a page comes as Markdown with its exact tokens', async () => {
  const page = await pith.extract(`${site.origin}/a`, { counts: true });
  expect(page?.markdown).toBe(
    '# Page /a\n\nThe tide table of /a says when the sea rises and when it falls again.\n',
  );
  expect(page?.tokens).toEqual({ raw: await pith.count(await raw('/a')), page: 22, output: 22 });
});

test('thirty who ask for one address at once get one reading, and whoever asks later the remembered one', async () => {
  const url = `${site.origin}/once`;
  const before = pith.stats();
  const pages = await Promise.all(Array.from({ length: 30 }, () => pith.extract(url)));
  expect(new Set(pages.map((page) => page?.markdown)).size).toBe(1);
  expect(site.asked.filter((path) => path === '/once')).toHaveLength(1);
  expect((await pith.extract(url))?.cached).toBe(true);
  expect(pith.stats().cache.hits).toBe(before.cache.hits + 1);
  expect((await pith.extract(url, { fresh: true }))?.cached).toBe(false);
  expect(site.asked.filter((path) => path === '/once')).toHaveLength(2);
});

test('the oldest results leave a full memory', async () => {
  await using small = await open({ ...LOCAL, cache: { entries: 2 } });
  for (const path of ['/1', '/2', '/3', '/1']) await small.extract(`${site.origin}${path}`);
  expect(small.stats().cache).toEqual({ hits: 0, misses: 4, evictions: 2, entries: 2 });
});

test('when the browser dies in the middle of fifty pages, there are fifty results', async () => {
  const urls = Array.from({ length: 50 }, (_, index) => `${site.origin}/crash-${index}`);
  const before = pith.stats().restarts;
  const read: string[] = [];
  for await (const outcome of pith.extractAll(urls)) {
    expect(isFailure(outcome), JSON.stringify(outcome)).toBe(false);
    read.push(outcome.requestedUrl);
    if (read.length === 20) {
      const session = await (await pith.context()).browser()?.newBrowserCDPSession();
      void session?.send('Browser.crash').catch(() => undefined);
    }
  }
  expect(read.toSorted()).toEqual(urls.toSorted());
  expect(pith.stats().restarts).toBe(before + 1);
});

test('many pages come in the order of their addresses when that is wanted; what fails is left out or ends it', async () => {
  const urls = ['/x', '/members', '/y', '/z'].map((path) => `${site.origin}${path}`);
  expect(await titles(pith.extractAll(urls, { order: 'input' }))).toEqual([
    'Page /x',
    'http-error',
    'Page /y',
    'Page /z',
  ]);
  expect(await titles(pith.extractAll(urls, { order: 'input', onError: 'skip' }))).toHaveLength(3);
  await expect(titles(pith.extractAll(urls, { onError: 'throw' }))).rejects.toThrow(/wants a log-in/);
});

test('whoever aborts waits no longer, and the others get their page', async () => {
  const stop = new AbortController();
  const hopeless = pith.extract(`${site.origin}/never`, { signal: stop.signal });
  stop.abort(new Error('enough'));
  await expect(hopeless).rejects.toThrow('enough');
  expect((await pith.extract(`${site.origin}/after`))?.extraction.title).toBe('Page /after');
});

for (const [path, code] of [
  ['/download', 'unreadable-type'],
  ['/members', 'http-error'],
  ['/never', 'timed-out'],
] as const) {
  test(`${path} fails with ${code}`, async () => {
    await expect(pith.extract(`${site.origin}${path}`, { timeout: 3_000 })).rejects.toMatchObject({ code });
  });
}

test('a page that opens dialogs, and one whose picture never comes, are read', async () => {
  expect((await pith.extract(`${site.origin}/dialogs`))?.markdown).toContain('before it says anything');
  const slow = await pith.extract(`${site.origin}/picture`, { timeout: 4_000 });
  expect(slow?.markdown).toContain('The text is here');
});

test('hooks act before the reading, and change or drop what was read', async () => {
  await using hooked = await open({
    ...LOCAL,
    beforeRead: (page) => page.locator('h1').evaluate((heading) => void (heading.textContent = 'Logged in')),
    onExtraction: (result) =>
      result.requestedUrl.endsWith('/drop') ? null : { ...result, output: result.output.toUpperCase() },
  });
  expect((await hooked.extract(`${site.origin}/keep`))?.output).toContain('# LOGGED IN');
  expect(await hooked.extract(`${site.origin}/drop`)).toBeNull();
});

test('two open pages of one address keep their own texts', async () => {
  const context = await pith.context();
  const pages = await Promise.all(
    ['First', 'Second'].map(async (word) => {
      const page = await context.newPage();
      await page.goto(`${site.origin}/twin`);
      await page
        .locator('p')
        .evaluate((passage, text) => void (passage.textContent = text), `${word} text of the twin pages.`);
      return page;
    }),
  );
  for (const [index, word] of ['First', 'Second'].entries()) {
    expect((await pith.extractPage(pages[index]!)).markdown).toContain(`${word} text`);
    await expect(pages[index]!.locator('html')).not.toHaveAttribute('data-pith-tab');
  }
  await Promise.all(pages.map((page) => page.close()));
});

test('after the end there are no more pages', async () => {
  const short = await open(LOCAL);
  const page = expect(short.extract(`${site.origin}/never`)).rejects.toMatchObject({ code: 'closed' });
  await expect.poll(() => short.context().then((context) => context.pages().length)).toBeGreaterThan(1);
  await short.close();
  await page;
  await expect(short.extract(site.origin)).rejects.toMatchObject({ code: 'closed' });
});

test('a browser that is not there is named', async () => {
  await expect(open({ executablePath: '/nowhere/chromium' })).rejects.toMatchObject({
    code: 'browser-missing',
  });
});

const raw = async (path: string): Promise<string> => {
  const page = await (await pith.context()).newPage();
  await page.goto(`${site.origin}${path}`);
  const html = await page.content();
  await page.close();
  return html;
};

async function titles(outcomes: ReturnType<Pith['extractAll']>): Promise<string[]> {
  const found: string[] = [];
  for await (const outcome of outcomes) {
    found.push(isFailure(outcome) ? outcome.error.code : outcome.extraction.title);
  }
  return found;
}
