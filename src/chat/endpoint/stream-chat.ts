// One question to a chat server, and its answer as it is written.

import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Endpoint } from '../../endpoints.ts';
import { PithError } from '../../errors.ts';
import { type ServerCall, askServer, tornOff, watchSilence } from './ask-server.ts';
import { meaningOf, wordsIn } from './failure-of.ts';
import { type AnswerPart, readChunk } from './read-chunk.ts';

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ChatRequest {
  endpoint: Endpoint;
  messages: ChatMessage[];
  signal: AbortSignal;
  /** How long the server may be silent, in milliseconds. */
  patience?: number;
}

/** A model that is loaded from disk first may take most of it. Milliseconds. */
const PATIENCE = 60_000;
/** No answer to a question is longer, thoughts included; a model that repeats itself never ends. UTF-16 units. */
const LONGEST = 200_000;

/** Throws `PithError`, or the abort error when the person stopped it. Parts that came before an error stand. */
export async function* streamChat(request: ChatRequest): AsyncGenerator<AnswerPart> {
  const { endpoint, messages, signal, patience = PATIENCE } = request;
  const watch = watchSilence(patience);
  const body = { model: endpoint.model, messages, stream: true, stream_options: { include_usage: true } };
  const call: ServerCall = { endpoint, path: '/chat/completions', body, signal, watch };
  try {
    const response = await askServer(call);
    yield* isEventStream(response) ? readEvents(response, call) : readWhole(response, call);
  } finally {
    watch.end();
  }
}

const isEventStream = (response: Response): boolean =>
  /event-stream/i.test(response.headers.get('content-type') ?? '');

async function* readEvents(response: Response, call: ServerCall): AsyncGenerator<AnswerPart> {
  let finished = false;
  let length = 0;
  const events = bodyOf(response)
    .pipeThrough(new TextDecoderStream() as unknown as ReadableWritablePair<string, BufferSource>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { done, value } = await events.read().catch((cause: unknown) => {
        throw tornOff(call, cause);
      });
      if (done || value.data === '[DONE]') {
        finished ||= value?.data === '[DONE]';
        break;
      }
      call.watch.heard();
      for (const part of readChunk(parse(value.data, call))) {
        length += (part.text ?? part.thought ?? '').length;
        finished ||= part.end !== undefined;
        yield part;
      }
      if (length > LONGEST) return yield { end: 'length' };
    }
  } finally {
    void events.cancel().catch(() => undefined);
  }
  if (!finished) throw tornOff(call);
}

/** A response without a body is an empty stream. */
const bodyOf = (response: Response) =>
  response.body ?? (new Response('').body as NonNullable<Response['body']>);

/** A server that cannot stream answers at once. */
async function* readWhole(response: Response, call: ServerCall): AsyncGenerator<AnswerPart> {
  const text = await response.text().catch((cause: unknown) => {
    throw tornOff(call, cause);
  });
  yield* readChunk(parse(text, call));
}

function parse(text: string, { endpoint }: ServerCall): unknown {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (cause) {
    throw new PithError('not-an-endpoint', `${endpoint.url} answered with something else than JSON.`, {
      cause,
    });
  }
  const { error, choices } = (data ?? {}) as { error?: unknown; choices?: unknown };
  if (error) {
    const words = wordsIn(error) ?? '';
    throw new PithError(meaningOf(words, 200), `${endpoint.url} stopped: ${words || 'no reason given'}`);
  }
  if (!Array.isArray(choices)) {
    throw new PithError('not-an-endpoint', `${endpoint.url} answered without an answer in it.`);
  }
  return data;
}
