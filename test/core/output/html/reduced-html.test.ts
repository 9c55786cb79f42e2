// Reduced HTML: what a program that writes selectors sees of a page.

import { getEncoding } from 'js-tiktoken';
import { describe, expect, test } from 'vitest';
import { extract } from '../../../../src/core/extract.ts';
import { deliver } from '../../../../src/core/output/deliver.ts';
import type { ExtractOptions } from '../../../../src/core/extract-options.ts';
import { writeHtml } from '../../../../src/core/output/html/write-html.ts';
import { snapshotOf, sound } from '../../page-of.ts';

const tokenizer = getEncoding('o200k_base');
const count = (text: string) => tokenizer.encode(text).length;

const read = (html: string, scope: ExtractOptions['scope'] = 'page') =>
  sound(
    extract(
      snapshotOf(html, { url: 'https://harbour.example/shop/' }),
      { scope, collapsed: true, html: true },
      { writeHtml },
    ),
  );
const reduce = (body: string) => read(body).html;

const STORY = 'The harbour at Sandwick silts up every winter, and the dredger comes when the ice is gone. ';

describe('tags and attributes', () => {
  test.each([
    [
      'custom elements hold text',
      '<svg-icon name="a"></svg-icon><p>Sail</p><style-guide>Rope</style-guide>',
      '<svg-icon name="a"></svg-icon><p>Sail</p><style-guide>Rope</style-guide>',
    ],
    [
      'only naming attributes stay',
      '<p id="a" style="color:red" title="t" onclick="x()" data-sku="7" aria-label="l" itemprop="name" width="4">Sail</p>',
      '<p id="a" data-sku="7" aria-label="l" itemprop="name">Sail</p>',
    ],
    [
      'computed classes leave',
      '<p class="css-1x2y3z price sc-abc123 sc-bdVaJa svelte-1a2b3c Card_root__x3Fk9 x1n2onr6 mp4video md:mt-4 card__title jsx-123">9</p>',
      '<p class="price mp4video md:mt-4 card__title">9</p>',
    ],
    [
      'hidden and inert parts leave',
      '<p>Sail</p><p hidden>a</p><p style="display:none">b</p><template>c</template><script>d</script><!-- e --><noscript></noscript>',
      '<p>Sail</p>',
    ],
    ['code keeps its lines', '<pre>def f():\n    return 1</pre>', '<pre>def f():\n    return 1</pre>'],
    [
      'a text field keeps what it shows',
      '<p>Sail</p><textarea name="t"><script>x</script></textarea>',
      '<p>Sail</p><textarea name="t">&lt;script&gt;x&lt;/script&gt;</textarea>',
    ],
    [
      'hidden fields keep their secret',
      '<form id="f"><input type="hidden" name="csrf" value="s3cret"><input type="submit" value="Buy"></form>Sail',
      '<form id="f"><input type="submit" value="Buy"></form>Sail',
    ],
    [
      'addresses are absolute',
      '<a href="../boats?utm_source=x">Boats</a> <a href="#top">Up</a>',
      '<a href="https://harbour.example/boats">Boats</a> <a href="#top">Up</a>',
    ],
    [
      'pictures in the page cost nothing',
      `<p><img src="data:image/png;base64,${'A'.repeat(9000)}">Sail</p>`,
      '<p><img src="data:">Sail</p>',
    ],
    [
      'names of the page cannot break out of a tag',
      '<x<script a"b="1" data-a<b="2">Sail</x<script><p data-q="&quot;&gt;<script>">1 &lt; 2</p>',
      '<div>Sail</div><p data-q="&quot;&gt;&lt;script&gt;">1 &lt; 2</p>',
    ],
    [
      'tokens in attributes leave',
      '<p data-access-token="abc" data-id="7">Sail</p>',
      '<p data-id="7">Sail</p>',
    ],
  ])('%s', (_, body, expected) => {
    expect(reduce(body)).toBe(`<body>${expected}</body>`.replace('<body></body>', ''));
  });

  test('nothing of our own marks is shown', () => {
    const html = reduce(
      '<p data-pith-drop="x">Sail</p><details><summary>More</summary><p>Rope</p></details>',
    );
    expect(html).not.toContain('data-pith');
    expect(html).toContain('<details><summary>More</summary><p>Rope</p></details>');
  });
});

test('the main content leaves out navigation and keeps the structure that the page has', () => {
  const page = `<body><nav class="top"><ul><li><a href="/a">Home</a></li><li><a href="/b">Shop</a></li></ul></nav>
    <main class="main"><h1>Silt</h1><div class="text"><p>${STORY.repeat(3)}</p><p>${STORY.repeat(3)}</p>
    <div class="highlight"><table><tr><td class="code"><pre>tide()</pre></td></tr></table></div><p>${STORY.repeat(3)}</p></div></main>
    <footer>Copyright 2026 Sandwick Harbour Trust</footer></body>`;
  const main = read(page, 'main').html ?? '';
  expect(main).toContain('<main class="main">');
  expect(main).toContain('<pre>tide()</pre>');
  expect(main).not.toMatch(/<nav|Copyright/);
  expect(read(page).html).toMatch(/<nav class="top">.*Copyright/s);
});

test('a page is not read with its HTML unless that is asked for', () => {
  expect(Object.keys(read('<p>Sail</p>'))).toContain('html');
  const { html, ...without } = read('<p>Sail</p>');
  expect(html).toBeDefined();
  return expect(deliver(without, { format: 'html' }, count)).rejects.toThrow('options.html');
});

const LISTING = `<script type="application/json">${JSON.stringify({ consent: 'x'.repeat(900) })}</script>
  <script type="application/ld+json">{"@type":"ItemList","name":"</p>Boats"}</script>
  <script type="module" data-accept="application/json">var secret = 1</script>
  <!-- <script type="application/ld+json">{"@type":"Old"}</script> -->
  <ul class="list">${Array.from({ length: 60 }, (_, index) => `<li class="boat" data-id="${index}"><a href="/boat/${index}">Boat ${index} &lt;script type="application/json"&gt;{"price":0}</a> 🛶 is for sale.</li>`).join('\n')}</ul>`;

describe('a budget', () => {
  test.each([90, 150, 400, 1200])('of %i tokens holds, and every tag is whole and closed', async (budget) => {
    const { output } = await deliver(read(LISTING), { format: 'html', budget }, count);
    expect(count(output)).toBeLessThanOrEqual(budget);
    expect(count(output)).toBeGreaterThan(budget * 0.6);
    expect(output).toMatch(/<!-- cut here -->(?:<\/[a-z]+>)+\n$/);
    const tags = [...output.matchAll(/<(\/?)(ul|li|a|body|script)\b[^>]*>/g)];
    expect(tags.filter(([, slash]) => slash === '')).toHaveLength(tags.length / 2);
    expect(output).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
  });

  test('too small for anything is refused', () =>
    expect(deliver(read(LISTING), { format: 'html', budget: 4 }, count)).rejects.toThrow('too small'));

  test('a query is refused with the reason', () =>
    expect(deliver(read(LISTING), { format: 'html', query: 'boat' }, count)).rejects.toThrow('no query'));
});

describe('structured data stands first', () => {
  const blobs = (output: string) =>
    [...output.matchAll(/<script type="application\/json" data-kind="([\w-]+)">(.*)<\/script>/g)].map(
      ([, kind, json]) => ({ kind, data: JSON.parse(json ?? '') as unknown }),
    );

  test('what names the subject before what runs the page, whole values only', async () => {
    const { output } = await deliver(read(LISTING), { format: 'html', dataBudget: 80 }, count);
    expect(blobs(output)).toEqual([{ kind: 'json-ld', data: { '@type': 'ItemList', name: '</p>Boats' } }]);
    expect(output.indexOf('data-kind')).toBeLessThan(output.indexOf('class="list"'));
    expect(output).not.toMatch(/secret|Old/);
  });

  test('a large value gives the members that fit', async () => {
    const records = Array.from({ length: 200 }, (_, id) => ({ id, name: `Boat ${id}` }));
    const page = read(
      `<script type="application/json">${JSON.stringify({ records, total: 200 })}</script><p>Sail</p>`,
    );
    const { output } = await deliver(page, { format: 'html', dataBudget: 100 }, count);
    const [found] = blobs(output) as { data: { records: unknown[] } }[];
    expect(found?.data.records).toEqual(records.slice(0, found?.data.records.length));
    expect(found?.data.records.length).toBeGreaterThan(3);
    expect(count(output)).toBeLessThan(130);
  });

  test('none when it may take none', async () => {
    const { output } = await deliver(read(LISTING), { format: 'html', dataBudget: 0 }, count);
    expect(output).toMatch(/^<body>|^<ul/);
  });
});
