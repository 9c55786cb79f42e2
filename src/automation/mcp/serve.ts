// `pith/mcp`: the server for models, over the standard streams or as streamable HTTP on this machine.

import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { type Pith, open } from '../client/open.ts';
import type { OpenOptions } from '../client/request.ts';
import { packageVersion } from '../package-version.ts';
import { createMcpServer } from './create-server.ts';
import { type HttpServer, serveHttp } from './serve-http.ts';

export interface McpOptions extends OpenOptions {
  /** A port of this machine for streamable HTTP (0: any that is free); the standard streams when left out. */
  port?: number;
}

export interface McpService {
  /** Address of streamable HTTP. */
  url?: string;
  close(): Promise<void>;
}

/** Throws `PithError('port-taken')`. */
export async function serveMcp({ port, ...options }: McpOptions = {}): Promise<McpService> {
  let opened: Promise<Pith> | undefined;
  const pith = (): Promise<Pith> => {
    const mine = (opened ??= open(options));
    // The next page tries again.
    mine.catch(() => {
      if (opened === mine) opened = undefined;
    });
    return mine;
  };
  const version = packageVersion();
  const create = () => createMcpServer({ pith, version });
  const closePith = async () => (await opened?.catch(() => undefined))?.close();
  if (port !== undefined) {
    const http: HttpServer = await serveHttp(create, port);
    return { url: http.url, close: async () => void (await Promise.all([http.close(), closePith()])) };
  }
  const server = create();
  await server.connect(new StdioServerTransport());
  return {
    async close() {
      await server.close();
      await closePith();
    },
  };
}
