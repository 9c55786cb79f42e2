// The page that the desktop tests copy, and the box that they paste into.

import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const BOX = '#box';
/** A spot of the page without text, in screen pixels. */
export const EMPTY_SPOT = { x: 500, y: 620 };
export const MARKDOWN = '# Tides\n\nThe sea rises twice a day.\n';

const HTML = `<!doctype html><html lang="en"><title>Tides</title>
<nav><a href="/a">Boats</a> <a href="/b">Weather</a> <a href="/c">Shop</a></nav>
<main><h1>Tides</h1><p>The sea rises twice a day.</p></main>
<form><textarea id="box"></textarea></form></html>`;

export async function serveTides(): Promise<{ url: string; server: Server }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(HTML);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}
