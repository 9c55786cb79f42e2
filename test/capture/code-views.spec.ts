// Code editors and footnote scripts as people meet them: the real packages, running in the page.

import { join } from 'node:path';
import type { BrowserContext, Worker } from '@playwright/test';
import { expect, test } from '../e2e/fixture.ts';

const MODULES = join(import.meta.dirname, '../../node_modules');
const ORIGIN = 'https://editors.example';
const CODE = 'function tide(h) {\n  if (h > 2) {\n\n    return "high";\n  }\n  return h;\n}';
const PROSE =
  'The harbour office keeps a small weather station on its roof, and the readings are written down by hand every morning before the ferries leave.';

const page = (head: string, body: string): string =>
  `<!doctype html><title>Editors</title>${head}<main><h1>Editors</h1><p>${PROSE}</p>${body}<p>${PROSE.replace('office', 'master')}</p></main>`;

const CODEMIRROR_5 = page(
  '<link rel="stylesheet" href="/codemirror5/lib/codemirror.css"><script src="/codemirror5/lib/codemirror.js"></script><script src="/codemirror5/mode/javascript/javascript.js"></script>',
  `<div id="box"></div><script>CodeMirror(document.getElementById('box'), { value: ${JSON.stringify(CODE)}, mode: 'javascript', lineNumbers: true }); window.ready = true;</script>`,
);

const IMPORTS = Object.fromEntries(
  [
    ...['autocomplete', 'commands', 'language', 'lint', 'search', 'state', 'streamparser', 'view'].map(
      (name) => `@codemirror/${name}`,
    ),
    ...['common', 'highlight', 'lr'].map((name) => `@lezer/${name}`),
    '@marijn/find-cluster-break',
    'codemirror',
    'crelt',
    'style-mod',
    'w3c-keyname',
  ].map((name) => [name, `/esm/${name}`]),
);
const CODEMIRROR_6 = page(
  `<script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>`,
  `<div id="box"></div><script type="module">import { EditorView, basicSetup } from 'codemirror';
   new EditorView({ doc: ${JSON.stringify(CODE)}, extensions: [basicSetup], parent: document.getElementById('box') }); window.ready = true;</script>`,
);

const MONACO = page(
  '<script src="/monaco-editor/min/vs/loader.js"></script>',
  `<div id="box" style="height:300px"></div><script>require.config({ paths: { vs: '/monaco-editor/min/vs' } });
   require(['vs/editor/editor.main'], () => { monaco.editor.create(document.getElementById('box'), { value: ${JSON.stringify(CODE)}, language: 'javascript' });
     const look = () => (document.querySelectorAll('.view-line').length > 6 ? (window.ready = true) : setTimeout(look, 50)); look(); });</script>`,
);

test.describe('editors', () => {
  for (const [name, html] of [
    ['CodeMirror 5', CODEMIRROR_5],
    ['CodeMirror 6', CODEMIRROR_6],
    ['Monaco', MONACO],
  ] as const) {
    test(`${name} gives its lines with their indentation and without their numbers`, async ({ pith }) => {
      const { extraction } = await read(pith, html);
      const listings = extraction.blocks.flatMap((block) =>
        block.tree.type === 'code' ? [block.tree.value] : [],
      );
      expect(listings).toEqual([CODE]);
      expect(extraction.text).not.toMatch(/^\d+$/m);
    });
  }
});

test('littlefoot turns notes into buttons; they are notes again', async ({ pith }) => {
  const html = page(
    '<link rel="stylesheet" href="/littlefoot/dist/littlefoot.css"><script src="/littlefoot/dist/littlefoot.js"></script>',
    `<p>The tide rose by four metres.<sup id="fnref:1"><a href="#fn:1" rel="footnote">1</a></sup> Nobody was hurt in the town, though two boats were lost at the pier.<sup id="fnref:2"><a href="#fn:2" rel="footnote">2</a></sup></p>
     <div class="footnotes"><hr><ol><li id="fn:1"><p>Measured at the pier. <a href="#fnref:1">↩</a></p></li><li id="fn:2"><p>Both were old. <a href="#fnref:2">↩</a></p></li></ol></div>
     <script>littlefoot.littlefoot(); window.ready = true;</script>`,
  );
  const { markdown } = await read(pith, html);
  expect(markdown).toContain('four metres.[^1] Nobody');
  expect(markdown).toContain('[^1]: Measured at the pier.\n[^2]: Both were old.');
});

async function read({ context, worker }: { context: BrowserContext; worker: Worker }, html: string) {
  const tab = await context.newPage();
  await tab.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') await route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' });
    else if (pathname.startsWith('/esm/'))
      await route.fulfill({ path: entryOf(pathname.slice('/esm/'.length)), contentType: 'text/javascript' });
    else await route.fulfill({ path: join(MODULES, pathname) });
  });
  await tab.goto(`${ORIGIN}/`);
  await tab.waitForFunction(() => 'ready' in globalThis);
  const reply = await worker.evaluate((url) => pith.extract({ url }), `${ORIGIN}/`);
  await tab.close();
  return reply;
}

/** The module that a package gives to `import`. */
function entryOf(name: string): string {
  return new URL(import.meta.resolve(name)).pathname;
}
