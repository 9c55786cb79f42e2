import { DISPLAY, FILLS, IMAGE_SOURCE, LAYER, PREFORMATTED, SIZE, VALUE } from '../../src/core/dom/marks.ts';
import { expect, test } from '../e2e/fixture.ts';
import { snapshotOf, textOf } from './pages.ts';

const RED = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>')}`;

test('pictures carry their size and the source that the browser chose', async ({ pith }) => {
  const page = await pith.open('<img id="a" alt="A" style="width:120px;height:50px"><img id="b" alt="B">');
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>',
    }),
  );
  await page.evaluate(async (data) => {
    const [a, b] = [
      document.querySelector<HTMLImageElement>('#a')!,
      document.querySelector<HTMLImageElement>('#b')!,
    ];
    a.srcset = 'https://pictures.example/small.svg 100w, https://pictures.example/large.svg 4000w';
    a.sizes = '2000px';
    b.src = data;
    await Promise.all([a.decode(), b.decode()]);
  }, RED);
  const copy = await snapshotOf(pith.worker, page);
  expect(copy.querySelector('#a')?.getAttribute(IMAGE_SOURCE)).toBe('https://pictures.example/large.svg');
  expect(copy.querySelector('#a')?.getAttribute(SIZE)).toBe('120x50');
  expect(copy.querySelector('#b')?.getAttribute(SIZE)).toBe('40x20');
  expect(copy.querySelector('#b')?.hasAttribute(IMAGE_SOURCE)).toBe(false);
});

test('form controls carry what they show and no secret', async ({ pith }) => {
  const page = await pith.open(`
    <form><input id="text" value="old"><textarea id="area">old</textarea>
      <select id="choice"><option>One</option><option>Two</option></select>
      <input id="box" type="checkbox"><input id="password" type="password" value="hunter2">
      <input id="token" type="hidden" value="t0ken"><input id="card" autocomplete="cc-number" value="4111"></form>`);
  await page.fill('#text', 'typed');
  await page.fill('#area', 'written');
  await page.selectOption('#choice', 'Two');
  await page.check('#box');
  await page.fill('#password', 'sesame');
  const copy = await snapshotOf(pith.worker, page);
  const value = (id: string) => copy.getElementById(id)?.getAttribute(VALUE);
  expect([value('text'), value('area'), value('choice')]).toEqual(['typed', 'written', 'Two']);
  expect(copy.getElementById('box')?.hasAttribute('checked')).toBe(true);
  expect(copy.documentElement.outerHTML).not.toMatch(/hunter2|sesame|t0ken|4111/);
  expect(textOf(copy.body)).toBe('');
});

test('computed display is marked where it differs from the tag', async ({ pith }) => {
  const page = await pith.open(`
    <style>.row { display: flex }</style>
    <span id="block" style="display:block">A</span><div id="inline" style="display:inline">B</div>
    <div class="row"><span id="item">C</span></div><p>D <span id="float" style="float:left">E</span></p>
    <h2 class="row"><span id="title">F</span></h2><p id="plain">G</p>
    <div style="display:contents" id="gone"><p>H</p></div><ul style="display:contents" id="list"><li>I</li></ul>`);
  const copy = await snapshotOf(pith.worker, page);
  const ids = ['block', 'inline', 'item', 'float', 'title', 'plain'];
  expect(ids.map((id) => copy.getElementById(id)?.getAttribute(DISPLAY))).toEqual([
    'block',
    'inline',
    'block',
    null,
    null,
    null,
  ]);
  expect(copy.getElementById('gone')).toBeNull();
  expect(copy.getElementById('list')).not.toBeNull();
});

test('kept line breaks and layers are marked', async ({ pith }) => {
  const page = await pith.open(
    '<div id="poem" style="white-space:pre-wrap">one\ntwo <b>three</b>\nfour</div><p id="prose">one\ntwo</p>' +
      '<pre id="code">a\nb</pre><div id="bar" style="position:fixed;top:0;left:0;width:200px;height:30px">Bar</div>' +
      '<div id="head" style="position:sticky;top:0">Head</div>',
  );
  const copy = await snapshotOf(pith.worker, page);
  const marked = [...copy.querySelectorAll(`[${PREFORMATTED}]`)].map((element) => element.id);
  expect(marked).toEqual(['poem']);
  expect(copy.getElementById('bar')?.getAttribute(LAYER)).toBe('fixed');
  expect(copy.getElementById('bar')?.getAttribute(SIZE)).toBe('200x30');
  expect(copy.getElementById('head')?.getAttribute(LAYER)).toBe('sticky');
});

test('of a fixed layer the share of the window is marked', async ({ pith }) => {
  const page = await pith.open(
    '<p>Text.</p><div id="all" style="position:fixed;inset:0">All</div>' +
      '<div id="half" style="position:fixed;top:0;left:0;width:50%;height:100%">Half</div>' +
      '<div id="outside" style="position:fixed;top:0;left:-50%;width:100%;height:100%">Half of it outside</div>',
  );
  const copy = await snapshotOf(pith.worker, page);
  const shares = ['all', 'half', 'outside'].map((id) => copy.getElementById(id)?.getAttribute(FILLS));
  expect(shares).toEqual(['100', '50', '50']);
});

test('of a drawing the words are copied and of media the sources', async ({ pith }) => {
  const page = await pith.open(
    `<svg width="90" height="30"><title>Sales</title><g><text x="5" y="20">Up by half</text></g><path d="M0 0h9"/>
     <defs><text>Unused</text></defs></svg><canvas aria-label="A chart">Old browser</canvas>
     <video poster="p.png"><source src="film.mp4">No video</video>`,
  );
  const copy = await snapshotOf(pith.worker, page);
  expect(textOf(copy.body)).toBe('Sales Up by half');
  expect(copy.querySelector('canvas')?.getAttribute('aria-label')).toBe('A chart');
  expect(copy.querySelector('video source')?.getAttribute('src')).toBe('film.mp4');
});

test('metadata and state come along as text, scripts and styles do not', async ({ pith }) => {
  const page =
    await pith.open(`<!doctype html><html lang="fi"><head><title>T</title><meta name="author" content="Ann">
    <link rel="canonical" href="/c"><link rel="stylesheet" href="s.css"><base href="https://base.example/x/">
    <script type="application/ld+json">{"@type":"Article"}</script><script>self.__next_f = []; self.__next_f.push([1, "row"])</script>
    <script>var secret = 1</script><style>p { color: black }</style></head>
    <body><!-- remark --><template><p>Inert.</p></template><script id="__NEXT_DATA__" type="application/json">{"a":1}</script>
    <noscript><img src="real.jpg"></noscript><p>Text.</p></body></html>`);
  const copy = await snapshotOf(pith.worker, page);
  const html = copy.documentElement.outerHTML;
  expect(copy.documentElement.lang).toBe('fi');
  expect(copy.querySelector('link[rel=canonical]')).not.toBeNull();
  expect(copy.querySelector('base')?.getAttribute('href')).toBe('https://base.example/x/');
  expect(copy.querySelectorAll('script')).toHaveLength(3);
  expect(copy.querySelector('noscript')?.textContent).toContain('real.jpg');
  expect(html).not.toMatch(/secret|s\.css|color: black|remark|Inert/);
});
