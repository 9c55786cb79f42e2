// Which models a chat server offers, and how much each can read where the server tells.

import type { Endpoint } from '../../endpoints.ts';
import { PithError } from '../../errors.ts';
import { askServer, tornOff, watchSilence } from './ask-server.ts';

export interface Model {
  id: string;
  /** Tokens that it can read and write together; absent when the server does not tell. */
  context?: number;
}

/** A list is a small thing: a server that takes longer is stuck. Milliseconds. */
const PATIENCE = 15_000;

/** Fields for the size of the context: vLLM, OpenRouter, LM Studio, and llama.cpp's (under `meta`). */
const CONTEXT_FIELDS = ['max_model_len', 'context_length', 'max_context_length', 'n_ctx'];

export async function listModels(
  endpoint: Endpoint,
  { signal, patience = PATIENCE }: { signal: AbortSignal; patience?: number },
): Promise<Model[]> {
  const watch = watchSilence(patience);
  const call = { endpoint, path: '/models' as const, signal, watch };
  try {
    const response = await askServer(call);
    const text = await response.text().catch((cause: unknown) => {
      throw tornOff(call, cause);
    });
    return readModels(text, endpoint);
  } finally {
    watch.end();
  }
}

function readModels(text: string, { url }: Endpoint): Model[] {
  let data: unknown;
  try {
    ({ data } = JSON.parse(text) as { data?: unknown });
  } catch (cause) {
    throw new PithError('not-an-endpoint', `GET ${url}/models answered with something else than JSON.`, {
      cause,
    });
  }
  // Ollama without a single model.
  if (data === null) return [];
  if (!Array.isArray(data)) throw new PithError('not-an-endpoint', `GET ${url}/models lists no models.`);
  return data.flatMap((given: Record<string, unknown> | null) => {
    const id = given?.['id'];
    if (typeof id !== 'string' || id === '') return [];
    const context = contextOf(given as Record<string, unknown>);
    return context === undefined ? { id } : { id, context };
  });
}

function contextOf(given: Record<string, unknown>): number | undefined {
  const meta = (given['meta'] ?? {}) as Record<string, unknown>;
  const found = CONTEXT_FIELDS.map((name) => given[name] ?? meta[name]).find(
    (value) => Number.isInteger(value) && Number(value) > 0,
  );
  return found === undefined ? undefined : Number(found);
}
