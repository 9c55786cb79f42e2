// Servers that lie, stall, flood and break off: each ends within its limit, with a code of its own, and nothing stays open.

import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { constants, createDeflateRaw } from 'node:zlib';
import { expect } from '@playwright/test';
import { codeOf, test } from './network-fixture.ts';
import { largestMemory } from './process-memory.ts';

const MEGABYTE = 1024 * 1024;
const LIMIT = 15 * MEGABYTE;
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const QUICK = { limits: { firstByte: 1_500, total: 3_000 } };

/** Sends until the other side goes away; how many bytes the network took. */
async function flood(response: ServerResponse, block: Buffer): Promise<number> {
  let sent = 0;
  const closed = once(response, 'close');
  while (!response.destroyed) {
    sent += block.length;
    if (!response.write(block)) await Promise.race([once(response, 'drain').catch(() => undefined), closed]);
  }
  return sent;
}

// First of all, so that no other test has raised the peak before.
test('ten megabytes that unpack to ten thousand are cut off, and the memory stays bounded', async ({
  network,
}) => {
  const block = await zeros(MEGABYTE);
  let sent: Promise<number> | undefined;
  network.serve((_, response) => {
    response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' });
    response.write(Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]));
    sent = flood(response, Buffer.concat(Array.from({ length: 100 }, () => block)));
  });
  const before = largestMemory();
  expect(codeOf(await network.fetch(network.at('/bomb')))).toBe('too-large');
  const after = largestMemory();
  expect(await sent).toBeLessThan(10 * MEGABYTE);
  // Fifteen megabytes are held; the rest is what the browser needs to unpack them.
  if (before !== undefined && after !== undefined) expect(after - before).toBeLessThan(100 * MEGABYTE);
});

test('a body without end is cut off at the limit', async ({ network }) => {
  let sent: Promise<number> | undefined;
  network.serve((_, response) => {
    response.writeHead(200, HTML);
    sent = flood(response, Buffer.alloc(65_536, '<p>More and more of the same. '));
  });
  const reply = await network.fetch(network.at('/endless'));
  expect(codeOf(reply)).toBe('too-large');
  // What the sockets held beside it.
  expect(await sent).toBeLessThan(LIMIT * 3);
});

/** Zeros as a piece of a deflate stream that can be repeated. */
function zeros(length: number): Promise<Buffer> {
  const deflate = createDeflateRaw({ level: 9 });
  const parts: Buffer[] = [];
  deflate.on('data', (part: Buffer) => parts.push(part));
  deflate.write(Buffer.alloc(length));
  return new Promise((resolve) => {
    deflate.flush(constants.Z_FULL_FLUSH, () => resolve(Buffer.concat(parts)));
  });
}

test('a page of exactly fifteen megabytes is read, one byte more is not', async ({ network }) => {
  const start =
    '<!doctype html><title>Large</title><h1>Large</h1><p>A page that fills the limit to the last byte.</p>';
  const body = Buffer.concat([Buffer.from(start), Buffer.alloc(LIMIT - start.length, ' ')]);
  network.serve((request, response) => {
    response.writeHead(200, HTML);
    response.end(request.url === '/exact' ? body : Buffer.concat([body, Buffer.from(' ')]));
  });
  expect(await network.fetch(network.at('/exact'))).toMatchObject({
    markdown: expect.stringContaining('fills the limit to the last byte'),
    extraction: { fetched: { bytes: LIMIT } },
  });
  expect(codeOf(await network.fetch(network.at('/more')))).toBe('too-large');
});

const STALLING: [what: string, act: (response: ServerResponse) => void][] = [
  ['a server that says nothing', () => undefined],
  [
    'headers without a body',
    (response) => {
      response.writeHead(200, HTML);
      response.flushHeaders();
    },
  ],
  [
    'a body that comes drop by drop',
    (response) => {
      response.writeHead(200, HTML);
      const timer = setInterval(() => response.write('<p>drop'), 100);
      response.on('close', () => clearInterval(timer));
    },
  ],
];

for (const [what, act] of STALLING) {
  test(`${what} ends when the time is over`, async ({ network }) => {
    let closed: Promise<void> | undefined;
    network.serve((_, response) => {
      closed = new Promise((resolve) => response.on('close', resolve));
      act(response);
    });
    expect(codeOf(await network.fetch(network.at(`/stall-${what}`), QUICK))).toBe('timed-out');
    await closed;
  });
}

const raw = (text: string) => (response: ServerResponse) => void response.socket?.end(text);
const head =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end('<p>Not what was asked for.</p>');

const BROKEN: [what: string, code: string, act: (response: ServerResponse) => void][] = [
  [
    'a length that is too large',
    'broken-answer',
    raw('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 900\r\n\r\n<p>Short.'),
  ],
  [
    'two lengths',
    'broken-answer',
    raw('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd'),
  ],
  [
    'chunks that are none',
    'broken-answer',
    raw('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n<p>Hello'),
  ],
  [
    'chunks that break off',
    'broken-answer',
    raw('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n<p>He'),
  ],
  ['compression that is none', 'broken-answer', head(200, { ...HTML, 'content-encoding': 'gzip' })],
  ['another compression that is none', 'broken-answer', head(200, { ...HTML, 'content-encoding': 'br' })],
  ['an empty answer', 'broken-answer', (response) => void response.socket?.end()],
  ['a header of a megabyte', 'broken-answer', head(200, { ...HTML, 'x-large': 'a'.repeat(MEGABYTE) })],
  ['a connection that is reset', 'not-connected', (response) => void response.socket?.resetAndDestroy()],
  [
    'a connection that is reset in the body',
    'not-connected',
    (response) => {
      response.writeHead(200, HTML);
      response.write('<p>Hello', () => setTimeout(() => response.socket?.resetAndDestroy(), 200));
    },
  ],
  ['a page that is not there', 'http-error', head(404, HTML)],
  ['a forbidden page', 'http-error', head(403, { ...HTML, 'cf-mitigated': 'challenge' })],
  ['a server in trouble', 'http-error', head(500, HTML)],
  ['a redirect to nowhere', 'http-error', head(302, HTML)],
  ['a redirect to nonsense', 'redirect-refused', head(302, { location: 'http://[nonsense' })],
  ['several choices', 'http-error', head(300, HTML)],
  ['a picture', 'unreadable-type', head(200, { 'content-type': 'image/png' })],
  ['a program', 'unreadable-type', head(200, { 'content-type': 'application/octet-stream' })],
  ['no content', 'nothing-to-extract', (response) => void response.writeHead(204).end()],
  [
    'a page without a word',
    'nothing-to-extract',
    (response) => void response.writeHead(200, HTML).end('<p> </p>'),
  ],
  [
    'a length over the limit',
    'too-large',
    (response) => {
      response.writeHead(200, { ...HTML, 'content-length': String(LIMIT + 1) });
      response.write('<p>');
    },
  ],
];

for (const [index, [what, code, act]] of BROKEN.entries()) {
  test(`${what} is told as ${code}`, async ({ network }) => {
    network.serve((_, response) => act(response));
    expect(codeOf(await network.fetch(network.at(`/broken-${index}`), QUICK))).toBe(code);
  });
}

test('a certificate that nobody signed is told as such', async ({ network }) => {
  const reply = await network.fetch(`https://site.example:${network.unsignedPort}/`);
  expect(codeOf(reply)).toBe('untrusted-server');
});

test('a name that nobody has is told as such', async ({ network }) => {
  expect(codeOf(await network.fetch('http://no-such-site.invalid/'))).toBe('not-connected');
});

test('nothing is left open after all of them', async ({ network }) => {
  const { worker } = network;
  const listening = await worker.evaluate(() => chrome.webRequest.onHeadersReceived.hasListeners());
  expect(listening).toBe(false);
});
