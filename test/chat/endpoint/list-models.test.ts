import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { type Model, listModels } from '../../../src/chat/endpoint/list-models.ts';

async function listFrom(body: string, type = 'application/json', patience = 10_000): Promise<Model[]> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', type);
    if (body) response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  try {
    const { signal } = new AbortController();
    return await listModels({ url, key: '', model: '', pageTokens: 3000 }, { signal, patience });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('models are listed with the context that the server tells', async () => {
  const data = [
    { id: 'plain' },
    { id: 'vllm', max_model_len: 32_768 },
    { id: 'llama', meta: { n_ctx: 8192 } },
    { id: 7 },
    null,
  ];
  expect(await listFrom(JSON.stringify({ data }))).toEqual([
    { id: 'plain' },
    { id: 'vllm', context: 32_768 },
    { id: 'llama', context: 8192 },
  ]);
});

test('a server without models has an empty list', async () => {
  expect(await listFrom('{"object":"list","data":null}')).toEqual([]);
});

test.each([
  ['a web page', '<!doctype html>', 'text/html'],
  ['words', 'Ollama is running', 'text/plain'],
  ['other data', '{"models":[]}', 'application/json'],
])('%s is no list of models', async (_, body, type) => {
  await expect(listFrom(body, type)).rejects.toMatchObject({ code: 'not-an-endpoint' });
});

test('a server that never answers is given up', async () => {
  await expect(listFrom('', 'text/plain', 100)).rejects.toMatchObject({ code: 'answer-silent' });
});
