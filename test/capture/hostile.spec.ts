import { HIDDEN, TAG } from '../../src/core/dom/marks.ts';
import { expect, test } from '../e2e/fixture.ts';
import { markOf, snapshotOf, textOf } from './pages.ts';

test('controls named like properties of their form do not lead astray', async ({ pith }) => {
  const names = [
    'firstChild',
    'nextSibling',
    'childNodes',
    'parentNode',
    'attributes',
    'getAttribute',
    'nodeType',
    'tagName',
  ];
  const page = await pith.open(
    `<form id="f"><p>In the form.</p>${names.map((name) => `<input name="${name}">`).join('')}<p>Still in it.</p></form>
     <img name="body"><img name="querySelector"><form name="documentElement"></form><object id="implementation"></object>
     <img name="getSelection"><img name="createRange"><form name="defaultView"></form><img name="baseURI"><img name="URL"><p>After it.</p>`,
  );
  const { extraction } = await pith.worker.evaluate((url) => globalThis.pith.extract({ url }), page.url());
  expect(extraction.url).toBe(page.url());
  const copy = await snapshotOf(pith.worker, page);
  expect(textOf(copy.body)).toBe('In the form. Still in it. After it.');
  expect(copy.querySelector('form')).toBeNull();
  expect(copy.querySelector(`[${TAG}="form"]`)?.id).toBe('f');
  expect(copy.querySelector('img[name], object[id]')).toBeNull();
});

test('a page that overrides the interfaces of its own world is read all the same', async ({ pith }) => {
  const page = await pith.open('<p>Plain text.</p><p hidden>Secret.</p>');
  await page.evaluate(() => {
    const broken = () => {
      throw new Error('called by the page');
    };
    Object.assign(Array.prototype, { map: broken, push: broken });
    document.querySelector = document.createRange = window.getComputedStyle = broken as never;
    Element.prototype.getAttribute = Element.prototype.getBoundingClientRect = broken as never;
    Object.defineProperty(Node.prototype, 'firstChild', { get: broken });
  });
  const copy = await snapshotOf(pith.worker, page);
  expect(markOf(copy, 'Plain text.')).toBe('visible');
  expect(markOf(copy, 'Secret.')).toBe('hidden: display');
});

test('marks and handlers that the page carries are dropped', async ({ pith }) => {
  const page = await pith.open(
    '<p data-pith-hidden="x" data-pith-tex="y" onclick="steal()">Text.</p><form data-pith-drop="z" onsubmit="steal()">More.</form>',
  );
  const copy = await snapshotOf(pith.worker, page);
  expect(copy.body.innerHTML).not.toMatch(/onclick|onsubmit|steal|data-pith-(?:hidden|tex|drop)/);
  expect(copy.querySelector(`[${HIDDEN}]`)).toBeNull();
});

test('custom elements of the page do not run in the copy', async ({ pith }) => {
  const page = await pith.open(`<x-run>Text.</x-run><script>
    window.made = 0;
    customElements.define('x-run', class extends HTMLElement { constructor() { super(); window.made += 1 } attributeChangedCallback() { window.made += 1 } });
  </script>`);
  expect(textOf((await snapshotOf(pith.worker, page)).body)).toBe('Text.');
  expect(await page.evaluate(() => (window as unknown as { made: number }).made)).toBe(1);
});

test('text at the bottom of thousands of levels is found, and the copy stays shallow', async ({ pith }) => {
  const page = await pith.open('<p>Top.</p><div id="start"></div><p>End.</p>');
  await page.evaluate(() => {
    let at: Element = document.getElementById('start')!;
    for (let level = 0; level < 1500; level += 1) {
      const next = document.createElement(level % 3 ? 'div' : 'section');
      if (level % 500 === 0) at.append(`Level ${level}.`);
      at.append(next);
      at = next;
    }
    at.innerHTML = '<p>Bottom.</p><p hidden>Secret.</p>';
  });
  const copy = await snapshotOf(pith.worker, page);
  expect(textOf(copy.body)).toBe('Top. Level 0. Level 500. Level 1000. Bottom. Secret. End.');
  expect(markOf(copy, 'Secret.')).toBe('hidden: display');
  let deepest = 0;
  for (const element of copy.querySelectorAll('*')) {
    let depth = 0;
    for (let at: Element | null = element; at; at = at.parentElement) depth += 1;
    deepest = Math.max(deepest, depth);
  }
  expect(deepest).toBeLessThan(210);
});

test('one text of five megabytes comes through whole', async ({ pith }) => {
  const page = await pith.open('<p id="p"></p>');
  await page.evaluate(() => {
    document.getElementById('p')!.textContent = 'word '.repeat(1_000_000);
  });
  const copy = await snapshotOf(pith.worker, page);
  expect(copy.getElementById('p')?.textContent).toHaveLength(5_000_000);
});

test('thousands of boxes upon each other are read', async ({ pith }) => {
  const pile = '<p>Text in the pile.</p><i></i>'.repeat(8000);
  const page = await pith.open(
    `<style>p, i { position: absolute; top: 40px; left: 0; margin: 0 } i { width: 300px; height: 40px; background: #eee }</style>
     <h1>Before it.</h1>${pile}`,
  );
  const copy = await snapshotOf(pith.worker, page);
  expect(markOf(copy, 'Before it.')).toBe('visible');
  expect(markOf(copy, 'Text in the pile.')).toBe('hidden: covered');
});

test('an empty page and broken markup are read', async ({ pith }) => {
  expect(textOf((await snapshotOf(pith.worker, await pith.open(''))).body)).toBe('');
  const broken = await pith.open('<p>One<table><p>Two<td>Three</p></b></div><a"b>Four<li>Five<svg><p>Six');
  expect(textOf((await snapshotOf(pith.worker, broken)).body)).toBe('One Two Three Four Five Six');
});

test('a page above the limit of elements gives its beginning and says so', async ({ pith }) => {
  const page = await pith.open('<p>Beginning.</p><div id="many" hidden></div>');
  await page.evaluate(() => {
    document.getElementById('many')!.innerHTML = '<i></i>'.repeat(401_000);
    document.body.append('Far end.');
  });
  const { extraction } = await pith.worker.evaluate((url) => globalThis.pith.extract({ url }), page.url());
  expect(extraction.text).toContain('Beginning.');
  expect(extraction.text).not.toContain('Far end.');
  expect(extraction.warnings.map(({ code }) => code)).toContain('truncated');
});
