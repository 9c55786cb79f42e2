// The reader gives what the page itself would give, to the byte.

import type { Worker } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { TREES } from './unparsable-trees.ts';

const isReady = (): Promise<boolean> =>
  chrome.runtime
    .sendMessage({ pith: 'offscreen:ready' })
    .then((reply: { value?: boolean } | undefined) => reply?.value === true)
    .catch(() => false);

test('trees that only scripts can build come out of the reader as they come out of the page', async ({
  pith,
}) => {
  test.setTimeout(180_000);
  await expect.poll(() => pith.worker.evaluate(isReady)).toBe(true);
  const urls: string[] = [];
  for (const [, build] of TREES) {
    const page = await pith.open(
      `<title>Tides</title><article><h1>Tides</h1><p>The sea rises twice a day, a little later each time.</p><div id="b"></div>
       <p>The keeper of the harbour writes the height into a book, every evening at six.</p></article>
       <script>const make = (tag, text = '') => { const e = document.createElement(tag); e.textContent = text; return e; };
       const add = (to, tag, text) => to.appendChild(make(tag, text)); const b = document.getElementById('b'); ${build};</script>`,
    );
    urls.push(page.url());
  }
  const inReader = await readAll(pith.worker, { urls, inPage: false });
  const inPage = await readAll(pith.worker, { urls, inPage: true });
  TREES.forEach(([name], at) => {
    expect(inPage[at]?.text.length, name).toBeGreaterThan(50);
    expect(inReader[at], name).toEqual(inPage[at]);
  });
});

test('a page too large for the way to the reader is read where it is', async ({ pith }) => {
  await expect.poll(() => pith.worker.evaluate(isReady)).toBe(true);
  const sentence = 'The sea rises twice a day, a little later each time, says the keeper of the harbour. ';
  const page = await pith.open(
    `<title>Tides</title><article><h1>Tides</h1>${`<p>${sentence.repeat(30)}</p>`.repeat(900)}<p>The last word of the keeper is low water, at noon and at midnight.</p></article>`,
  );
  const { extraction, markdown } = await pith.worker.evaluate(
    (url) => globalThis.pith.extract({ url }),
    page.url(),
  );
  expect(extraction.stats.rawCharacters).toBeGreaterThan(2_000_000);
  expect(markdown).toContain('The last word of the keeper');
  expect(await page.evaluate(() => 'pithSnapshot' in globalThis)).toBe(false);
});

test('Readability and Turndown do the same in the reader and in the page', async ({ pith }) => {
  const sentence = 'The sea rises twice a day, a little later each time, says the keeper of the harbour. ';
  const page = await pith.open(
    `<title>Tides</title><nav><a href="/a">Boats for sale</a></nav><article><h1>Tides</h1>${`<p>${sentence.repeat(4)}</p>`.repeat(6)}
     <ul><li>Low</li><li>High</li></ul></article><footer><p>Imprint of the harbour office</p></footer>`,
  );
  const read = (inPage: boolean) =>
    pith.worker.evaluate(
      async ({ url, closes }) => {
        if (closes) await chrome.offscreen.closeDocument().catch(() => undefined);
        const reply = await globalThis.pith.extract({
          url,
          options: { method: 'readability' },
          style: { writer: 'turndown', turndown: { options: { bulletListMarker: '*' } } },
        });
        return { method: reply.extraction.method, markdown: reply.markdown };
      },
      { url: page.url(), closes: inPage },
    );
  await expect.poll(() => pith.worker.evaluate(isReady)).toBe(true);
  const inReader = await read(false);
  expect(inReader.method).toBe('readability');
  expect(inReader.markdown).toMatch(/\*\s+Low\n\*\s+High/);
  expect(inReader.markdown).not.toMatch(/Boats for sale|Imprint/);
  expect(await read(true)).toEqual(inReader);
});

test('where the model is sure of nothing, Readability decides in the reader and in the page', async ({
  pith,
}) => {
  const line =
    'Imprint of the harbour office, of the pilots, of the ferry and of the market, all rights reserved. ';
  const links = (text: string) =>
    Array.from({ length: 12 }, (_, index) => `<p><a href="/${index}">${text}</a></p>`).join('');
  const page = await pith.open(
    `<nav>${links('Boats for sale')}</nav><footer><div class="footer-links">${links(line)}</div></footer>`,
  );
  await expect.poll(() => pith.worker.evaluate(isReady)).toBe(true);
  const [inReader] = await readAll(pith.worker, { urls: [page.url()], inPage: false });
  expect(inReader).toMatchObject({ method: 'readability' });
  expect(await readAll(pith.worker, { urls: [page.url()], inPage: true })).toEqual([inReader]);
});

/** Without its document there is no reader, and a page reads itself. */
const readAll = (worker: Worker, request: { urls: string[]; inPage: boolean }): Promise<{ text: string }[]> =>
  worker.evaluate(async ({ urls, inPage }) => {
    const read: { text: string }[] = [];
    for (const url of urls) {
      if (inPage) await chrome.offscreen.closeDocument().catch(() => undefined);
      const { stats: _, readAt: __, ...rest } = (await globalThis.pith.extract({ url })).extraction;
      read.push(rest);
    }
    return read;
  }, request);
