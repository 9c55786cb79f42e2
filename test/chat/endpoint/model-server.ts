// A chat server on loopback that speaks the OpenAI protocol. The name of the model says how it behaves.

import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelServer {
  /** Base address, as a person types it into the settings. */
  url: string;
  port: number;
  /** What was asked, newest last. */
  asked: Asked[];
  /** The streams that the other side cut. */
  cut: number;
  stop(): Promise<void>;
}

export interface Asked {
  method: string;
  path: string;
  authorization: string | undefined;
  origin: string | undefined;
  cookie: string | undefined;
  body: { model: string; messages: { role: string; content: string }[] };
}

export interface ServerOptions {
  port?: number;
  /** Address that it listens on; loopback when left out. */
  host?: string;
  /** Answers browsers of every origin. On when left out. */
  cors?: boolean;
  models?: string[];
  /** Refuses who names an origin, as Ollama does with extensions. */
  shy?: boolean;
  /** Pieces of the answer of every model that answers. */
  answer?: string[];
}

type Behaviour = (response: ServerResponse, answer: string[], server: ModelServer) => void;

const json = (status: number, data: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(data));
};

const BEHAVIOURS: Record<string, Behaviour> = {
  answers: (response, answer) => {
    openStream(response);
    for (const content of answer) translate(response, { content });
    finish(response);
  },
  'answers-at-once': (response, answer) =>
    json(200, { choices: [{ message: { content: answer.join('') }, finish_reason: 'stop' }] })(response),
  'cuts-short': (response, answer) => {
    openStream(response);
    for (const content of answer) translate(response, { content });
    finish(response, 40);
  },
  fails: json(500, { error: { message: 'out of memory' } }),
  'fails-in-the-stream': (response) => {
    openStream(response);
    translate(response, { content: 'The sea ' });
    response.end(`data: ${JSON.stringify({ error: { message: 'exceeds the available context size' } })}\n\n`);
  },
  half: (response) => {
    openStream(response);
    translate(response, { content: 'The sea ' });
    response.end();
  },
  missing: json(404, { error: { message: 'model "missing" not found, try pulling it first' } }),
  redirects: (response) => {
    response.writeHead(307, { location: 'http://127.0.0.1:9/v1/chat/completions' });
    response.end();
  },
  'short-context': json(400, {
    error: { code: 400, message: 'the request exceeds the available context size. try increasing it' },
  }),
  ruminates: (response) => {
    openStream(response);
    for (let round = 0; round < 250; round += 1)
      translate(response, { reasoning_content: 'Wait. '.repeat(200) });
    response.write(': never ends\n\n');
  },
  silent: () => {},
  thinks: (response, answer) => {
    openStream(response);
    translate(response, { reasoning_content: 'Let me see.' });
    for (const content of answer) translate(response, { content });
    finish(response);
  },
  torn: (response) => {
    openStream(response);
    translate(response, { content: 'The sea ' });
    setTimeout(() => response.destroy(), 50);
  },
  'web-page': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Welcome</title>');
  },
  'writes-on-and-on': (response, _, server) => {
    openStream(response);
    const timer = setInterval(() => translate(response, { content: 'tide ' }), 20);
    response.on('close', () => {
      clearInterval(timer);
      server.cut += 1;
    });
  },
  'wrong-key': json(401, { error: { message: 'Incorrect API key provided' } }),
};

export async function startModelServer(options: ServerOptions = {}): Promise<ModelServer> {
  const {
    cors = true,
    host = '127.0.0.1',
    shy = false,
    models = ['answers'],
    answer = ['The sea rises ', 'twice a day [1].'],
  } = options;
  const http = createServer((request, response) => {
    if (cors) {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', '*');
      response.setHeader('access-control-allow-private-network', 'true');
    }
    if (shy && request.headers.origin !== undefined) return void response.writeHead(403).end();
    if (request.method === 'OPTIONS') return void response.writeHead(cors ? 204 : 403).end();
    void readBody(request).then((text) => {
      const body = text ? JSON.parse(text) : {};
      const { authorization, origin, cookie } = request.headers;
      server.asked.push({
        method: request.method ?? '',
        path: request.url ?? '',
        authorization,
        origin,
        cookie,
        body,
      });
      if (request.url === '/v1/models') {
        return json(200, { object: 'list', data: models.map((id) => ({ id, object: 'model' })) })(response);
      }
      if (request.url !== '/v1/chat/completions') return json(404, { error: 'no such path' })(response);
      return BEHAVIOURS[body.model]?.(response, answer, server);
    });
  });
  await new Promise<void>((resolve) => http.listen(options.port ?? 0, host, resolve));
  const { port } = http.address() as AddressInfo;
  const server: ModelServer = {
    url: `http://${host}:${port}/v1`,
    port,
    asked: [],
    cut: 0,
    stop: () => close(http),
  };
  return server;
}

function close(http: Server): Promise<void> {
  http.closeAllConnections();
  return new Promise((resolve) => http.close(() => resolve()));
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text;
}

const openStream = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' });

const translate = (response: ServerResponse, delta: object) =>
  response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`);

function finish(response: ServerResponse, read = 1000): void {
  response.write(
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`,
  );
  response.write(`data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: read } })}\n\n`);
  response.end('data: [DONE]\n\n');
}
