import type { BrowserContext, Worker } from '@playwright/test';
import { expect, test } from '../e2e/fixture.ts';
import { snapshotOf, textOf } from './pages.ts';

let count = 0;

async function show(
  pith: { context: BrowserContext; worker: Worker },
  file: { name: string; type: string; body: string },
) {
  const page = await pith.context.newPage();
  const url = `https://files-${(count += 1)}.example/${file.name}`;
  await page.route('**/*', (route) =>
    route.request().url() === url
      ? route.fulfill({ body: file.body, contentType: file.type })
      : route.abort(),
  );
  await page.goto(url);
  return snapshotOf(pith.worker, page);
}

test('a text file keeps its lines', async ({ pith }) => {
  const copy = await show(pith, {
    name: 'notes.txt',
    type: 'text/plain',
    body: 'First line\n  second line\n',
  });
  expect(copy.querySelector('body > pre')?.textContent).toBe('First line\n  second line\n');
});

test('data and source files become code with their language', async ({ pith }) => {
  const json = await show(pith, { name: 'data', type: 'application/json', body: '{"tide": 2}' });
  expect(json.querySelector('pre > code.language-json')?.textContent).toBe('{"tide": 2}');
  const markdown = await show(pith, { name: 'README.md', type: 'text/plain', body: '# Tides\n' });
  expect(markdown.querySelector('pre > code.language-markdown')?.textContent).toBe('# Tides\n');
});

test('a drawing gives its words', async ({ pith }) => {
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg"><title>Tides</title><text y="20">High at noon</text><path d="M0 0"/></svg>';
  expect(textOf((await show(pith, { name: 'a.svg', type: 'image/svg+xml', body })).body)).toBe(
    'Tides High at noon',
  );
});

test('an XML document is given as it is written, without the browser’s own view of it', async ({ pith }) => {
  const copy = await show(pith, {
    name: 'feed',
    type: 'application/xml',
    body: '<?xml version="1.0"?><!-- daily --><feed a="1"><entry><title>Tides</title></entry></feed>',
  });
  expect(copy.body.children).toHaveLength(1);
  expect(copy.querySelector('pre > code.language-xml')?.textContent).toBe(
    '<!-- daily -->\n<feed a="1"><entry><title>Tides</title></entry></feed>',
  );
});

test('an XHTML page is read like any page', async ({ pith }) => {
  const body =
    '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head><body><p>Shown.</p><p hidden="">Secret.</p><![CDATA[Raw.]]></body></html>';
  const copy = await show(pith, { name: 'page', type: 'application/xhtml+xml', body });
  expect(textOf(copy.body)).toBe('Shown. Secret. Raw.');
  expect(copy.querySelector('[data-pith-hidden]')?.textContent).toBe('Secret.');
});
