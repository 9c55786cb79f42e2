// Streamable HTTP for this machine alone: pages of the web that a person opens must not reach it.

import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { PithError } from '../../errors.ts';

const HOST = '127.0.0.1';
const PATH = '/mcp';

export interface HttpServer {
  url: string;
  close(): Promise<void>;
}

/** Throws `PithError('port-taken')`. */
export async function serveHttp(create: () => McpServer, port: number): Promise<HttpServer> {
  const sessions = new Map<string, StreamableHTTPServerTransport>();
  let hosts: string[] = [];
  const begin = async (): Promise<StreamableHTTPServerTransport> => {
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void sessions.set(id, transport),
      onsessionclosed: (id) => void sessions.delete(id),
    });
    // The SDK's own types disagree under `exactOptionalPropertyTypes`.
    await create().connect(transport as never);
    return transport;
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { host = '', origin } = request.headers;
    const isOwn =
      hosts.includes(host) && (origin === undefined || hosts.includes(origin.replace(/^http:\/\//, '')));
    if (!isOwn) return refuse(response, 403, 'Only programs on this machine may ask.');
    if (request.url?.split('?')[0] !== PATH) return refuse(response, 404, `The address is ${PATH}.`);
    const id = request.headers['mcp-session-id'];
    const known = typeof id === 'string' ? sessions.get(id) : undefined;
    if (id !== undefined && !known) return refuse(response, 404, 'There is no such session.');
    await (known ?? (await begin())).handleRequest(request, response);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => {
      if (!response.headersSent) refuse(response, 500, 'The server failed.');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE' || error.code === 'EACCES';
      const message = `Port ${port} cannot be used (${error.code}): choose another, or 0 for any.`;
      reject(isTaken ? new PithError('port-taken', message, { cause: error }) : error);
    });
    server.listen(port, HOST, resolve);
  });
  const { port: chosen } = server.address() as AddressInfo;
  hosts = [`${HOST}:${chosen}`, `localhost:${chosen}`];
  return {
    url: `http://${HOST}:${chosen}${PATH}`,
    async close() {
      await Promise.all([...sessions.values()].map((transport) => transport.close()));
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null }));
}
