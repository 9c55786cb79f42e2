// What is hidden, what is seen and what is loaded on demand, in Firefox: the same suites as in Chromium.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { launch } from 'puppeteer-core';
import type { BridgeRequest } from '../../src/automation/bridge.ts';
import { HIDDEN_TEXTS, HIDING_STYLE, PIXEL } from '../capture/hidden-texts.ts';
import { VISIBLE_STYLE, VISIBLE_TEXTS } from '../capture/visible-texts.ts';
import { FIREFOX, FIREFOX_EXTENSION, extensionPage, extractIn } from '../cases/firefox.ts';
import { bundleWidgets } from '../e2e/widgets/bundle.ts';

/** Firefox has no pixels of a picture at hand when they are asked for: one behind a text helps it, one that masks it does not. */
const BY_PIXELS = /data:image\//;
const HIDDEN = HIDDEN_TEXTS.filter(([, html]) => !BY_PIXELS.test(html));
const VISIBLE = VISIBLE_TEXTS.filter((html) => !html.includes('mask-image:url('));

const PROSE = 'The keeper writes down each reading of the gauge at the quay. '.repeat(8);

const suite = (style: string, snippets: string[]): string =>
  `${style}<main><h1>Tides</h1>${snippets
    .map(
      (html, index) =>
        `<p>Entry ${index}.</p><div>${html.replace('WORD', `word${index}.`).replace('PIXEL', PIXEL)}</div>`,
    )
    .join('\n')}</main>`;

test('in Firefox nothing hidden gets out, nothing seen gets lost, and all rows and panels are read', async () => {
  const widgets = await bundleWidgets('react-widgets');
  const page = (part: string) =>
    `<main><h1>Tides</h1><p>${PROSE}</p><div id="place"></div><p>${PROSE}</p></main><script>${widgets};widgets.show('${part}', place)</script>`;
  const pages: Record<string, string> = {
    '/hidden': suite(
      HIDING_STYLE,
      HIDDEN.map(([, html]) => html),
    ),
    '/leads': `<main><h1>Tides</h1><p>${PROSE}</p><button onclick="location.href = '/log'">Load more</button></main>`,
    '/log': page('log'),
    '/radix': page('radix'),
    '/visible': suite(VISIBLE_STYLE, VISIBLE),
  };
  const server = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Tides</title>${pages[url] ?? ''}`);
  }).listen(0);
  const firefox = await launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
  try {
    await firefox.installExtension(FIREFOX_EXTENSION);
    const extension = await extensionPage(() => firefox.pages());
    const tab = await firefox.newPage();
    const read = async (path: string, request: BridgeRequest) => {
      const address = `http://localhost:${(server.address() as AddressInfo).port}${path}`;
      await tab.goto(address);
      await tab.evaluate(() =>
        Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => 0),
      );
      const reply = await extractIn(extension, address, request);
      if ('error' in reply) throw new Error(reply.error.message);
      return reply.extraction.text;
    };
    const expand = { quiet: 100, patience: 2_000 };
    const hidden = await read('/hidden', { options: { scope: 'page' } });
    expect(HIDDEN.filter((_, index) => hidden.includes(`word${index}.`))).toEqual([]);
    const visible = await read('/visible', { options: { scope: 'page' } });
    expect(VISIBLE.filter((_, index) => !visible.includes(`word${index}.`))).toEqual([]);
    const rows = (await read('/log', { expand })).matchAll(/Reading (\d+) of/g);
    expect([...rows].map(([, number]) => Number(number))).toEqual(
      Array.from({ length: 300 }, (_, index) => index),
    );
    expect(await read('/leads', { expand })).toContain(PROSE.slice(0, 40));
    expect(await read('/radix', { expand })).toMatch(/mud lies bare[^]*quay is wet[^]*south quay is shallow/);
  } finally {
    await firefox.close();
    server.close();
  }
});
