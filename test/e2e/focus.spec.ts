import { getEncoding } from 'js-tiktoken';
import { expect, test } from './fixture.ts';

const tokenizer = getEncoding('o200k_base');
const filler = (topic: string) =>
  `<p>${`${topic} is told of here at some length, for those who sail. `.repeat(60)}</p>`;
const PAGE = `<title>Sea</title><main><h1>Sea</h1><h2>Tides</h2>${filler('The tide')}<h2>Winds</h2>
  <p>The mistral blows <a href="https://sea.example/north">from the north</a>.</p><h2>Charts</h2>${filler('A chart')}</main>`;

test('a program gets the sections that answer, within a budget', async ({ pith }) => {
  const page = await pith.open(PAGE);
  const { markdown, extraction } = await pith.worker.evaluate(
    (url) => globalThis.pith.extract({ url, query: 'mistral', budget: 120 }),
    page.url(),
  );
  expect(markdown).toContain('The mistral blows [from the north](https://sea.example/north).');
  expect(markdown).not.toContain('The tide is told');
  expect(tokenizer.encode(markdown).length).toBeLessThanOrEqual(120);
  expect(extraction.focus).toMatchObject({ state: 'filtered', query: 'mistral', budget: 120 });
});

test('a program gets chunks as lines, links as words', async ({ pith }) => {
  const page = await pith.open(PAGE);
  const { output } = await pith.worker.evaluate(
    (url) =>
      globalThis.pith.extract({
        url,
        format: 'jsonl',
        style: { links: 'text' },
        chunks: { ceiling: 500, keys: 'llamaindex' },
      }),
    page.url(),
  );
  const chunks = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { text: string; metadata: { tokens: number } });
  expect(chunks.length).toBeGreaterThan(2);
  expect(chunks.map(({ text }) => text).join('\n')).toContain('The mistral blows from the north.');
  for (const { text, metadata } of chunks) {
    expect(metadata.tokens).toBe(tokenizer.encode(text).length);
    expect(metadata.tokens).toBeLessThanOrEqual(500);
  }
});

test('a budget that is none is refused with a reason', async ({ pith }) => {
  const page = await pith.open(PAGE);
  const refusal = pith.worker.evaluate((url) => globalThis.pith.extract({ url, budget: 0 }), page.url());
  await expect(refusal).rejects.toThrow('A budget is a whole number of tokens from 1');
});

test('a program gets reduced HTML with the tags of the page, within a budget', async ({ pith }) => {
  const page =
    await pith.open(`<title>Boats</title><body><form id="search" data-kind="site"><input name="q" value="sloop">
    <input type="hidden" name="csrf" value="s3cret"></form><p style="display:none">Buy now</p><sea-list class="css-1x2y3z boats">
    ${'<div class="boat" data-id="7"><a href="/boat/7">Sloop</a></div>'.repeat(90)}</sea-list>`);
  const { output, extraction } = await pith.worker.evaluate(
    (url) => globalThis.pith.extract({ url, format: 'html', budget: 500, options: { scope: 'page' } }),
    page.url(),
  );
  expect(output).toMatch(
    /<form id="search">\s*<input name="q" value="sloop">\s*<\/form>\s*<sea-list class="boats">/,
  );
  expect(output).toContain(`<a href="${new URL('/boat/7', page.url()).href}">Sloop</a></div>`);
  expect(output).not.toMatch(/s3cret|Buy now|data-pith/);
  expect(output.trimEnd()).toMatch(/<!-- cut here --><\/sea-list><\/body>$/);
  expect(tokenizer.encode(output).length).toBeLessThanOrEqual(500);
  expect(extraction).not.toHaveProperty('html');
});

test('the data of islands without a box of their own is read', async ({ pith }) => {
  const page = await pith.open(`<title>Boats</title><style>astro-island { display: contents }</style>
    <main><h1>Boats</h1><astro-island props='{"boat":[0,{"name":[0,"Sloop"]}]}'><p>The sloop is for sale.</p></astro-island></main>`);
  const { extraction, markdown } = await pith.worker.evaluate(
    (url) => globalThis.pith.extract({ url }),
    page.url(),
  );
  expect(extraction.structuredData).toEqual([{ kind: 'astro-props', data: { boat: { name: 'Sloop' } } }]);
  expect(markdown).toBe('# Boats\n\nThe sloop is for sale.\n');
});
