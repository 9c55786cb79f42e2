// Chat pages on a loopback server, one for each kind of composer, with the real editors.

import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'vite';

export const COMPOSERS = ['textarea', 'contenteditable', 'prosemirror', 'lexical', 'quill'] as const;
export type Composer = (typeof COMPOSERS)[number];

const SCRIPT: Record<Composer, string> = {
  textarea: 'plain',
  contenteditable: 'plain',
  prosemirror: 'prosemirror',
  lexical: 'lexical',
  quill: 'quill',
};
const BOX: Record<Composer, string> = {
  textarea: '<textarea id="composer"></textarea>',
  contenteditable: '<div id="composer" contenteditable="true"></div>',
  prosemirror: '<div id="composer"></div>',
  lexical: '<div id="composer"></div>',
  quill: '<div id="composer"></div>',
};
const STYLE =
  'textarea, [contenteditable] { display: block; width: 600px; min-height: 120px; white-space: pre-wrap; border: 1px solid }';

const pageOf = (composer: Composer): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Chat</title><style>${STYLE}</style>
<h1>Chat</h1><output id="sent"></output><form onsubmit="return false">${BOX[composer]}<button id="send" type="submit">Send</button></form>
<script src="/${SCRIPT[composer]}.js"></script></html>`;

export interface ChatServer {
  url(composer: Composer): string;
  /** Addresses that were asked for, with their queries. */
  requests: string[];
  close(): void;
}

export async function serveChat(): Promise<ChatServer> {
  const scripts = new Map<string, Promise<string>>();
  const requests: string[] = [];
  const server: Server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    requests.push(request.url ?? '');
    const name = pathname.slice(1);
    const script = /^(\w+)\.js$/.exec(name)?.[1];
    if (script && Object.values(SCRIPT).includes(script)) {
      if (!scripts.has(script)) scripts.set(script, bundle(script));
      response.setHeader('content-type', 'text/javascript; charset=utf-8');
      response.end(await scripts.get(script));
    } else {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(COMPOSERS.includes(name as Composer) ? pageOf(name as Composer) : '');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (composer) => `http://127.0.0.1:${port}/${composer}`,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bundle(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry: join(import.meta.dirname, `pages/${name}.ts`), formats: ['iife'], name: 'chatPage' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error(`Vite gave no bundle for ${name}.`);
  return output.output[0].code;
}
