// Pages that are not open, in Firefox: the layers of the guard that it has. Names are looked up before a request, the
// connected server is checked before its answer is read.

import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { type Page, launch } from 'puppeteer-core';
import type { FetchBridgeRequest } from '../../src/automation/bridge.ts';
import { extensionPage } from '../cases/firefox.ts';
import { forbiddenAddresses, forbiddenTargets } from '../fetch/forbidden-addresses.ts';
import { type FetchReply, codeOf } from '../fetch/network-fixture.ts';

const EXTENSION = join(import.meta.dirname, '../../.output/firefox-mv3-automation');
const FIREFOX = process.env['PITH_FIREFOX'] ?? '/usr/bin/firefox-esr';
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const REFUSALS = ['address-refused', 'redirect-refused'];
/** Names that Firefox looks up on this machine. */
const NAMES =
  'site.example,rebind.example,six.example,a.b.c.rebind.example,xn--bcher-kva.example,rebind.example.,six.example.';

interface Firefox {
  serve(listener: RequestListener): void;
  at(path: string): string;
  forbiddenPort: number;
  reached: string[];
  fetch(url: string, request?: Partial<FetchBridgeRequest>): Promise<FetchReply>;
}

const test = base.extend<object, { firefox: Firefox }>({
  firefox: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      let listener: RequestListener = (_, response) => void response.end();
      const server = createServer((request, response) => listener(request, response));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const reached: string[] = [];
      const forbidden = createServer((request, response) => {
        reached.push(`${request.headers.host}${request.url}`);
        response.writeHead(200, HTML).end('<h1>Router</h1><p>The secret of the private network.</p>');
      });
      await new Promise<void>((resolve) => forbidden.listen(0, '0.0.0.0', resolve));
      const browser = await launch({
        browser: 'firefox',
        executablePath: FIREFOX,
        headless: true,
        extraPrefsFirefox: { 'network.dns.localDomains': NAMES },
      });
      await browser.installExtension(EXTENSION);
      const extension = await extensionPage(() => browser.pages());
      await use({
        serve: (next) => (listener = next),
        at: (path) => `http://site.example:${(server.address() as AddressInfo).port}${path}`,
        forbiddenPort: (forbidden.address() as AddressInfo).port,
        reached,
        fetch: (url, request = {}) => fetchIn(extension, { trusted: ['127.0.0.1', '::1'], ...request, url }),
      });
      await browser.close();
      for (const each of [server, forbidden]) {
        each.closeAllConnections();
        each.close();
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

async function fetchIn(extension: Page, request: FetchBridgeRequest): Promise<FetchReply> {
  const reply = await extension.evaluate(async (asked) => {
    const { runtime } = (
      globalThis as unknown as { browser: { runtime: { getBackgroundPage(): Promise<typeof globalThis> } } }
    ).browser;
    const { pith } = await runtime.getBackgroundPage();
    try {
      return JSON.stringify(await pith.fetch(asked));
    } catch (error) {
      const { code = 'page-failed', message = String(error) } = error as { code?: string; message?: string };
      return JSON.stringify({ error: { code, message } });
    }
  }, request);
  return JSON.parse(reply) as FetchReply;
}

test('Firefox fetches a page and reads it, over redirects', async ({ firefox }) => {
  firefox.serve((request, response) => {
    if (request.url === '/old') response.writeHead(302, { location: '/new' }).end();
    else
      response
        .writeHead(200, HTML)
        .end('<title>Tides</title><h1>Tides</h1><p>The sea rises twice a day.</p>');
  });
  const reply = await firefox.fetch(firefox.at('/old'));
  expect(reply).toMatchObject({
    markdown: '# Tides\n\nThe sea rises twice a day.\n',
    extraction: {
      fetched: { finalUrl: firefox.at('/new'), hops: [{ url: firefox.at('/old'), status: 302 }] },
    },
  });
});

test('in Firefox no spelling of a private address is asked', async ({ firefox }) => {
  const ends: Record<string, string> = {};
  for (const address of forbiddenAddresses(firefox.forbiddenPort)) {
    ends[address] = codeOf(await firefox.fetch(address, { trusted: [] }));
  }
  expect(Object.entries(ends).filter(([, code]) => !REFUSALS.includes(code))).toEqual([]);
  expect(firefox.reached).toEqual([]);
});

test('in Firefox no redirect leads there', async ({ firefox }) => {
  // The public server has this machine's IPv4 address, too, so only names are told apart here.
  const targets = forbiddenTargets(firefox.forbiddenPort).filter((target) => !/rebind|six/.test(target));
  const ends: Record<string, string> = {};
  for (const [index, target] of targets.entries()) {
    firefox.serve((_, response) => void response.writeHead(302, { location: target }).end());
    ends[target] = codeOf(await firefox.fetch(firefox.at(`/hop-${index}`)));
  }
  expect(Object.entries(ends).filter(([, code]) => !REFUSALS.includes(code))).toEqual([]);
  expect(firefox.reached).toEqual([]);
});

test('in Firefox an endless page and a silent server end within their limits', async ({ firefox }) => {
  firefox.serve((request, response) => {
    if (request.url === '/silent') return;
    response.writeHead(200, HTML);
    const more = () => {
      while (response.writable && response.write('<p>More and more of the same.</p>'.repeat(2_000)));
    };
    response.on('drain', more);
    more();
  });
  expect(codeOf(await firefox.fetch(firefox.at('/endless')))).toBe('too-large');
  const limits = { firstByte: 1_500, total: 3_000 };
  expect(codeOf(await firefox.fetch(firefox.at('/silent'), { limits }))).toBe('timed-out');
});
