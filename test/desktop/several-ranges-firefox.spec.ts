// Firefox lets a person select several parts at once, with the control key or columns of a table.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { FIREFOX, FIREFOX_EXTENSION, extensionPage, extractIn } from '../cases/firefox.ts';

const PAGE = `<!doctype html><meta charset="utf-8"><title>Tides</title><h1>Tides</h1>
<p id="a">The sea rises twice a day.</p><p id="b">Boats lie in the mud.</p><p id="c">At noon the quay is wet.</p>
<table><tr><th>Port</th><th>High</th><th>Low</th></tr><tr><td id="d">Leith</td><td>5.6 m</td><td id="e">0.9 m</td></tr>
<tr><td id="f">Dover</td><td>6.7 m</td><td id="g">0.8 m</td></tr></table>`;

/** What is selected, by its ids, in the order in which it was, and the Markdown. */
const CASES: [ids: string[], markdown: string][] = [
  [['a', 'c'], 'The sea rises twice a day.\n\nAt noon the quay is wet.'],
  [['c', 'a'], 'The sea rises twice a day.\n\nAt noon the quay is wet.'],
  [['d', 'e', 'f', 'g'], '| Port | Low |\n| --- | --- |\n| Leith | 0.9 m |\n| Dover | 0.8 m |'],
];

test('in Firefox several selected parts are taken, and nothing between them', async () => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(PAGE);
  }).listen(0, '127.0.0.1');
  const firefox = await launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
  try {
    await firefox.installExtension(FIREFOX_EXTENSION);
    const extension = await extensionPage(() => firefox.pages());
    const tab = await firefox.newPage();
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await tab.goto(url);
    for (const [ids, markdown] of CASES) {
      const count = await tab.evaluate((wanted) => {
        const selection = getSelection() as Selection;
        selection.removeAllRanges();
        for (const id of wanted) {
          const range = document.createRange();
          range.selectNodeContents(document.getElementById(id) as Element);
          selection.addRange(range);
        }
        return selection.rangeCount;
      }, ids);
      expect(count).toBe(ids.length);
      const reply = await extractIn(extension, url, {
        options: { scope: 'selection' },
        style: { title: false },
      });
      if ('error' in reply) throw new Error(reply.error.message);
      expect(reply.markdown.trimEnd()).toBe(markdown);
    }
  } finally {
    await firefox.close();
    server.close();
  }
});
