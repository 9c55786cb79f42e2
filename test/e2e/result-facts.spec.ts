// What only the browser can add to a result, or tell from the page as it stands in it.

import { readFile } from 'node:fs/promises';
import { expect, test } from './fixture.ts';
import { openPopup } from './open-popup.ts';

const GERMAN =
  '<title>Gezeiten</title><h1>Gezeiten</h1><p>Das Wasser steigt zweimal am Tag, und die Mole ist für das höhere der beiden gebaut. Boote mit viel Tiefgang warten vor der Barre, bis wieder genug Wasser steht.</p>';

test('the browser tells the language of a page that names none', async ({ pith }) => {
  const page = await pith.open(GERMAN);
  const { extraction } = await pith.worker.evaluate((url) => globalThis.pith.extract({ url }), page.url());
  expect(extraction.metadata.language).toEqual({ value: 'de', source: 'detected' });
});

test('a page in a tab is classified by what its scripts left in it', async ({ pith }) => {
  const page =
    await pith.open(`<link rel="alternate" type="application/rss+xml" href="/feed"><div id="root"></div>
    <script>document.getElementById('root').innerHTML = ${JSON.stringify(GERMAN)}</script>`);
  const before = Date.now();
  const { extraction } = await pith.worker.evaluate((url) => globalThis.pith.extract({ url }), page.url());
  expect(extraction.classification).toMatchObject({
    kind: 'static',
    render: 'CSR',
    root: 'filled',
    feedUrl: new URL('/feed', page.url()).href,
  });
  expect(Date.parse(extraction.readAt ?? '')).toBeGreaterThanOrEqual(before - 1000);
});

test('only a run that is traced says what each pass changed', async ({ pith }) => {
  const page = await pith.open(`${GERMAN}<p hidden>Smuggled.</p>`);
  const passes = await pith.worker.evaluate(
    async (url) =>
      Promise.all(
        [true, false].map(async (trace) => {
          const { extraction } = await globalThis.pith.extract({ url, options: { trace } });
          return extraction.stats.passes.find(({ name }) => name === 'drop-hidden');
        }),
      ),
    page.url(),
  );
  expect(passes[0]).toMatchObject({ name: 'drop-hidden', elements: 1, words: 0, blocks: 0 });
  expect(passes[1]).not.toHaveProperty('elements');
});

test('the popup saves the page as JSON, its Markdown in it', async ({ pith }) => {
  const page = await pith.open(GERMAN);
  const popup = await openPopup(pith, page);
  await popup.getByRole('button', { name: 'More', exact: true }).click();
  const [file] = await Promise.all([
    popup.waitForEvent('download'),
    popup.getByRole('button', { name: 'Download as .json' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Gezeiten.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({ title: 'Gezeiten', markdown: expect.stringContaining('# Gezeiten') });
  expect(data.stats.passes).toBeUndefined();
});
