// The client gives the bytes that the popup copies. By hand over more pages, with figures: PITH_PAGES=200.

import { performance } from 'node:perf_hooks';
import { expect, test } from '@playwright/test';
import { isFailure } from '../../src/automation/client/extract-many.ts';
import { open } from '../../src/automation/client/open.ts';
import type { deliver } from '../../src/core/output/deliver.ts';
import type { PageIo } from '../../src/io/page-io.ts';
import { serveSite } from './site.ts';

declare global {
  /** In the popup of the automation build. */
  var pithPage: { io: PageIo; deliver: typeof deliver };
}

const PAGES = Number(process.env['PITH_PAGES'] ?? 8);

test.describe.configure({ timeout: 900_000 });

test('the Markdown of each page is byte for byte what the popup copies', async () => {
  const paths = Array.from({ length: PAGES }, (_, index) => `/page-${index}`);
  const site = await serveSite(Object.fromEntries(paths.map((path, index) => [path, longPage(path, index)])));
  await using pith = await open({ trusted: ['127.0.0.1'], concurrency: 4 });
  const given = new Map<string, string>();
  const started = performance.now();
  for await (const outcome of pith.extractAll(paths.map((path) => `${site.origin}${path}`))) {
    if (!isFailure(outcome)) given.set(outcome.requestedUrl, outcome.output);
  }
  const minutes = (performance.now() - started) / 60_000;
  console.log(
    `${PAGES} pages at concurrency 4: ${(PAGES / minutes).toFixed(0)} pages a minute; Node ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`,
  );
  expect(given.size).toBe(PAGES);

  const context = await pith.context();
  const [worker] = context.serviceWorkers();
  const popup = await context.newPage();
  await popup.goto(new URL('/popup.html', worker?.url()).href);
  const tab = await context.newPage();
  for (const [url, output] of given) {
    await tab.goto(url);
    const copied = await popup.evaluate(async (address) => {
      const { io, deliver: give } = globalThis.pithPage;
      const page = await io.capture(await io.findTab(address), { scope: 'main', collapsed: true });
      return (await give(page, {}, (text) => io.countTokens(text, 'o200k_base'))).output;
    }, url);
    expect(output, url).toBe(copied);
  }
  site.close();
});

/** Headings, lists, tables, code, links and pictures, a different page each. */
function longPage(path: string, seed: number): string {
  const sections = Array.from({ length: 3 + (seed % 7) }, (_, index) => {
    const word = `tide${seed}x${index}`;
    return `<h2 id="${word}">Section ${word}</h2>
      <p>What ${word} means is told <a href="/page-${index}#${word}">elsewhere</a>, with <em>care</em> and <code>${word}()</code>.</p>
      <ul><li>First of ${word}<li>Second of ${word}<ul><li>Below it</ul></ul>
      <table><tr><th>Hour<th>Height<tr><td>${index}<td>${seed} m</table>
      <pre><code class="language-js">const ${word} = ${index};\n</code></pre>
      <p style="display:none">Nobody sees ${word}.</p><img src="/p${index}.png" alt="Chart of ${word}" width="400" height="300">`;
  });
  return `<!doctype html><title>Page ${path}</title><nav><a href="/">Home</a> <a href="/about">About</a></nav>
    <main><h1>Page ${path}</h1>${sections.join('\n')}</main><footer>All rights reserved</footer>`;
}
