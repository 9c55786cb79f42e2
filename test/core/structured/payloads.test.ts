import { describe, expect, test } from 'vitest';
import { fillEmptyShell } from '../../../src/core/structured/fill-empty-shell.ts';
import { readStructuredData } from '../../../src/core/structured/read-structured-data.ts';
import { keptText, pageOf } from '../page-of.ts';

const ARTICLE = 'The harbour at Sandwick silts up every winter. '.repeat(20).trim();
const script = (text: string, attributes = '') => `<script ${attributes}>${text}</script>`;
const json = (data: unknown, attributes = 'type="application/json"') =>
  script(JSON.stringify(data), attributes);
const push = (text: string) => script(`self.__next_f.push(${JSON.stringify([1, text])})`);

function read(scripts: string, body = '<div id="root"></div>') {
  const page = pageOf(`<title>Harbour</title>${body}${scripts}`);
  readStructuredData.run(page);
  return page;
}

describe('payloads are read by where they stand, never evaluated', () => {
  test.each([
    [
      'next-data',
      json({ props: { post: 'Hi' } }, 'type="application/json" id="__NEXT_DATA__"'),
      { props: { post: 'Hi' } },
    ],
    [
      'nuxt-data',
      json(
        [['Reactive', 1], { title: 2, tags: 3, self: 1 }, 'Hi', [2, -1]],
        'id="__NUXT_DATA__" type="application/json"',
      ),
      { title: 'Hi', tags: ['Hi', undefined], self: undefined },
    ],
    ['json', json({ a: [1] }), { a: [1] }],
    ['apollo-state', script('window.__APOLLO_STATE__ = {"a":"} \\" {"}; run();'), { a: '} " {' }],
    ['preloaded-state', script('window.__PRELOADED_STATE__ = JSON.parse("{\\"a\\":1}")'), { a: 1 }],
    [
      'astro-props',
      '<astro-island props=\'{"post":[0,{"title":[0,"Hi"],"tags":[1,[[0,"a"],[0,"b"]]],"on":[3,"2026-01-02"]}]}\'></astro-island>',
      { post: { title: 'Hi', tags: ['a', 'b'], on: '2026-01-02' } },
    ],
    ['remix', script('window.__remixContext = {"state":{"a":1}};'), { state: { a: 1 } }],
  ])('%s', (kind, scripts, data) => {
    expect(read(scripts).structuredData).toEqual([{ kind, data }]);
  });

  test.each([
    [
      'each value names the next one twice',
      [...Array.from({ length: 60 }, (_, at) => [at + 1, at + 1]), 'end'],
    ],
    ['a long text is named often', [Array.from({ length: 50_000 }, () => 1), 'word '.repeat(20_000)]],
    ['a long key is named often', [Array.from({ length: 50_000 }, () => 1), { ['k'.repeat(99_999)]: 2 }, 0]],
  ])('data of Nuxt that would not fit anywhere is cut: %s', (_, list) => {
    const { structuredData } = read(json(list, 'id="__NUXT_DATA__" type="application/json"'));
    expect(JSON.stringify(structuredData).length).toBeLessThan(10_000_000);
  });

  test('flight rows, pushed in pieces and with texts counted in bytes', () => {
    const text = 'Größe: 3\nm';
    const length = new TextEncoder().encode(text).length.toString(16);
    const rows = `0:{"a":1}\n1:I["module"]\n2:T${length},${text}3:["x"]\n`;
    const scripts = push(rows.slice(0, 9)) + push(rows.slice(9));
    expect(read(scripts).structuredData).toEqual([{ kind: 'next-flight', data: [{ a: 1 }, text, ['x']] }]);
  });

  test.each([
    script('window.__INITIAL_STATE__ = (function(){ return {} })()'),
    json('only a string'),
    script('{"broken":', 'type="application/json"'),
    push('0:{"broken'),
    '<astro-island props="{broken"></astro-island><astro-island props="{}"></astro-island>',
    script('window.__NUXT__ = {a: 1}'),
  ])('%s is left alone', (scripts) => {
    expect(read(scripts).structuredData).toEqual([]);
  });

  test('sessions and keys stay behind', () => {
    const [found] = read(json({ accessToken: 'abc', title: 'Hi' })).structuredData;
    expect(found?.data).toEqual({ title: 'Hi' });
  });
});

describe('an empty shell', () => {
  test.each([
    ['plain text', ARTICLE],
    ['HTML', `<h2>Silt</h2><p>${ARTICLE}</p>`],
    ['Markdown', `## Silt\n\n${ARTICLE}`],
  ])('shows the article that its data holds, as %s', (_, body) => {
    const page = read(json({ props: { list: ['a', 'b'], post: { slug: 'silt', body } } }));
    fillEmptyShell.run(page);
    expect(keptText(page)).toContain(ARTICLE);
    expect(page.document.querySelector('article')?.textContent).not.toContain('#');
    expect(page.warnings.map(({ code }) => code)).toEqual(['app-shell']);
  });

  test('shows rich text in its parts', () => {
    const paragraph = {
      type: 'paragraph',
      content: [
        { text: 'The harbour silts up ' },
        { text: 'every winter, and the dredger comes in spring.' },
      ],
    };
    const page = read(json({ document: Array.from({ length: 8 }, () => paragraph) }));
    fillEmptyShell.run(page);
    expect(page.document.querySelectorAll('article p')).toHaveLength(8);
  });
});

test('a page that shows its article is left as it is', () => {
  const page = read(json({ body: ARTICLE }), `<article><p>${ARTICLE}</p></article>`);
  fillEmptyShell.run(page);
  expect(page.document.querySelectorAll('article')).toHaveLength(1);
  expect(page.warnings).toEqual([]);
});

test('a page that shows the start of a long article says so', () => {
  const page = read(json({ body: ARTICLE.repeat(3) }), `<article><p>${ARTICLE.slice(0, 600)}</p></article>`);
  fillEmptyShell.run(page);
  expect(page.warnings.map(({ code }) => code)).toEqual(['truncated']);
});

test('settings and code are no article', () => {
  const page = read(
    json({ css: 'a{color:red} b{color:blue} '.repeat(60), url: `https://x.example/${'a-'.repeat(400)}` }),
  );
  fillEmptyShell.run(page);
  expect(page.document.querySelector('article')).toBeNull();
});
