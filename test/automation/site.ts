// A site on loopback whose log says what was asked of it.

import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Site {
  /** Without a slash at the end. */
  origin: string;
  /** Paths that were asked for, favicons left out. */
  asked: string[];
  close(): void;
}

type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void);

/** A text is HTML; a path that is not named answers with a small page of its own. */
export async function serveSite(
  pages: Record<string, Answer> = {},
  host = '127.0.0.1',
  onAsked: (path: string) => void = () => undefined,
): Promise<Site> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === '/favicon.ico') return void response.writeHead(404).end();
    asked.push(path);
    onAsked(path);
    const answer = pages[path] ?? pageAbout(path);
    if (typeof answer === 'function') return answer(request, response);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${host}:${port}`,
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const pageAbout = (path: string): string =>
  `<!doctype html><title>Page ${path}</title><main><h1>Page ${path}</h1><p>The tide table of ${path} says when the sea rises and when it falls again.</p></main>`;
