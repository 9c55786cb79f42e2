import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnswerPart } from '../../../src/chat/endpoint/read-chunk.ts';
import { streamChat } from '../../../src/chat/endpoint/stream-chat.ts';
import type { PithError, PithErrorCode } from '../../../src/errors.ts';
import { type ModelServer, startModelServer } from './model-server.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.stop());

interface Heard {
  parts: AnswerPart[];
  text: string;
  error?: PithError;
}

async function ask(
  model: string,
  { patience = 10_000, key = '', url = server.url, stopAfter = Infinity } = {},
): Promise<Heard> {
  const parts: AnswerPart[] = [];
  const controller = new AbortController();
  const heard = () => ({ parts, text: parts.map(({ text = '' }) => text).join('') });
  const endpoint = { url, key, model, pageTokens: 3000 };
  try {
    const messages = [{ role: 'user' as const, content: 'When?' }];
    const { signal } = controller;
    for await (const part of streamChat({ endpoint, messages, signal, patience })) {
      parts.push(part);
      if (parts.length >= stopAfter) controller.abort();
    }
  } catch (error) {
    return { ...heard(), error: error as PithError };
  }
  return heard();
}

test('an answer comes in pieces, with its end and what the server read', async () => {
  const { parts, text } = await ask('answers');
  expect(text).toBe('The sea rises twice a day [1].');
  expect(parts.filter((part) => part.text)).toHaveLength(2);
  expect(parts).toContainEqual({ end: 'stop' });
  expect(parts).toContainEqual({ tokensRead: 1000 });
});

test('a server that cannot stream answers all the same', async () => {
  expect((await ask('answers-at-once')).text).toBe('The sea rises twice a day [1].');
});

test('what a model thinks is no part of its answer', async () => {
  const { parts, text } = await ask('thinks');
  expect(text).toBe('The sea rises twice a day [1].');
  expect(parts).toContainEqual({ thought: 'Let me see.' });
});

test('a model that thinks in circles is cut off', async () => {
  const { parts, error } = await ask('ruminates', { patience: 2_000 });
  expect(error).toBeUndefined();
  expect(parts.at(-1)).toEqual({ end: 'length' });
});

test('the key goes with the request, and no cookie', async () => {
  await ask('answers', { key: 'sk-harbour' });
  expect(server.asked.at(-1)).toMatchObject({ authorization: 'Bearer sk-harbour', cookie: undefined });
  await ask('answers');
  expect(server.asked.at(-1)?.authorization).toBeUndefined();
});

test.each<[model: string, code: PithErrorCode, said: RegExp]>([
  ['fails', 'endpoint-failed', /500: out of memory/],
  ['missing', 'model-missing', /try pulling it first/],
  ['redirects', 'not-an-endpoint', /another address/],
  ['short-context', 'context-too-small', /exceeds the available context/],
  ['web-page', 'not-an-endpoint', /web page/],
  ['wrong-key', 'endpoint-key', /Incorrect API key/],
])('a server that %s', async (model, code, said) => {
  const { error, text } = await ask(model, { key: 'sk-harbour' });
  expect(error?.code).toBe(code);
  expect(error?.message).toMatch(said);
  expect(error?.message).not.toContain('sk-harbour');
  expect(text).toBe('');
});

test.each<[model: string, code: PithErrorCode]>([
  ['half', 'answer-broken'],
  ['torn', 'answer-broken'],
  ['fails-in-the-stream', 'context-too-small'],
])('what came before the end of a stream that is %s stays', async (model, code) => {
  const { error, text } = await ask(model);
  expect(error?.code).toBe(code);
  expect(text).toBe('The sea ');
});

test('a server that says nothing is given up', async () => {
  expect((await ask('silent', { patience: 100 })).error?.code).toBe('answer-silent');
});

test('a server that is not running is told from one that lets nobody in', async () => {
  const gone = await startModelServer();
  await gone.stop();
  expect((await ask('answers', { url: gone.url })).error?.code).toBe('endpoint-unreachable');
});

test('the stop ends the request itself', async () => {
  const before = server.cut;
  const { error, text } = await ask('writes-on-and-on', { stopAfter: 2 });
  expect(error?.name).toBe('AbortError');
  expect(text).toMatch(/^tide tide /);
  await expect.poll(() => server.cut).toBe(before + 1);
});
