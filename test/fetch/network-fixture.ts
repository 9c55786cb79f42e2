// The built extension in a Chromium that looks every name under `.example` up on this machine, and real servers there.
// One of them counts as public for the browser; all others are the private network that nothing may reach.

import { type IncomingMessage, type RequestListener, createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { createServer as createSecureServer } from 'node:https';
import { join } from 'node:path';
import { type BrowserContext, type Worker, test as base, chromium } from '@playwright/test';
import type { Bridge, FetchBridgeRequest } from '../../src/automation/bridge.ts';
import type { BridgeReply } from '../../src/automation/bridge.ts';
import type { ErrorData } from '../../src/errors.ts';

import { selfSigned } from './self-signed.ts';

const EXTENSION = join(import.meta.dirname, '../../.output/chrome-mv3-automation');

export type FetchReply = BridgeReply | { error: ErrorData };

interface Network {
  context: BrowserContext;
  worker: Worker;
  /** Answers requests to the public server; each test sets its own. */
  serve(listener: RequestListener): void;
  /** An address on the public server. */
  at(path: string, host?: string): string;
  /** Port of the forbidden server, on IPv4 and IPv6. */
  forbiddenPort: number;
  /** Port of a public server whose certificate nobody signed. */
  unsignedPort: number;
  publicServer: Server;
  /** What reached the forbidden server, as request lines. */
  reached: string[];
  fetch(url: string, request?: Partial<FetchBridgeRequest>): Promise<FetchReply>;
}

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

export const test = base.extend<object, { network: Network }>({
  network: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      let listener: RequestListener = (_, response) => void response.writeHead(500).end();
      const publicServer = createServer({ maxHeaderSize: 65_536 }, (request, response) =>
        listener(request, response),
      );
      const reached: string[] = [];
      const note = (request: IncomingMessage) => reached.push(`${request.method} ${request.url}`);
      const secret: RequestListener = (request, response) => {
        note(request);
        response.setHeader('content-type', 'text/html');
        response.end('<h1>Router</h1><p>The secret of the private network.</p>');
      };
      const publicPort = await listen(publicServer, 0, '127.0.0.1');
      const unsigned = createSecureServer(selfSigned(), (_, response) => void response.end('<p>Hello.</p>'));
      const unsignedPort = await listen(unsigned, 0, '127.0.0.1');
      const forbidden = createServer(secret);
      const forbiddenPort = await listen(forbidden, 0, '0.0.0.0');
      const forbidden6 = createServer(secret);
      await listen(forbidden6, forbiddenPort, '::1').catch(() => undefined); // A machine without IPv6.
      const context = await chromium.launchPersistentContext('', {
        executablePath: process.env['PITH_CHROMIUM'] ?? '/usr/bin/chromium',
        args: [
          '--no-sandbox',
          '--headless=new',
          '--disable-gpu',
          '--disable-background-networking',
          '--host-resolver-rules=MAP six.example [::1], MAP six.example. [::1], MAP *.example 127.0.0.1, MAP *.example. 127.0.0.1',
          `--ip-address-space-overrides=127.0.0.1:${publicPort}=public,127.0.0.1:${unsignedPort}=public`,
          `--disable-extensions-except=${EXTENSION}`,
          `--load-extension=${EXTENSION}`,
        ],
      });
      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
      await use({
        context,
        worker,
        serve: (next) => (listener = next),
        at: (path, host = 'site.example') => `http://${host}:${publicPort}${path}`,
        forbiddenPort,
        unsignedPort,
        publicServer,
        reached,
        fetch: (url, request = {}) =>
          worker.evaluate(
            (asked) =>
              (globalThis as unknown as { pith: Bridge }).pith.fetch(asked).catch((error: ErrorData) => ({
                error: { code: error.code, message: error.message },
              })),
            { trusted: ['127.0.0.1'], ...request, url },
          ),
      });
      await context.close();
      for (const server of [publicServer, unsigned, forbidden, forbidden6]) {
        server.closeAllConnections();
        server.close();
      }
    },
    { scope: 'worker' },
  ],
});

export const codeOf = (reply: FetchReply): string => ('error' in reply ? reply.error.code : 'fetched');
