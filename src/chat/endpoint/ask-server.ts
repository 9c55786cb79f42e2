// One request to a chat server: no cookies, no redirects, a limit on its silence, and every failure as a typed error.

import type { Endpoint } from '../../endpoints.ts';
import { PithError } from '../../errors.ts';
import { failureOf } from './failure-of.ts';

export interface ServerCall {
  endpoint: Endpoint;
  path: '/models' | '/chat/completions';
  /** Sent as JSON by POST; a GET without one. */
  body?: object;
  signal: AbortSignal;
  watch: Silence;
}

/** Ends a request on which nothing arrives for too long. */
export interface Silence {
  signal: AbortSignal;
  /** Something arrived. */
  heard(): void;
  end(): void;
}

export function watchSilence(milliseconds: number): Silence {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(), milliseconds);
  let timer = start();
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(timer);
      timer = start();
    },
    end: () => clearTimeout(timer),
  };
}

/** The response when it is a good one. Throws `PithError`, or the abort error when the person stopped it. */
export async function askServer(call: ServerCall): Promise<Response> {
  const { endpoint, path, body, signal, watch } = call;
  const url = `${endpoint.url}${path}`;
  const method = body ? 'POST' : 'GET';
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers: {
        ...(endpoint.key ? { authorization: `Bearer ${endpoint.key}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.any([signal, watch.signal]),
      credentials: 'omit',
      // Page text and key belong to this server alone.
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
  } catch (cause) {
    throw await neverReached(call, cause);
  }
  watch.heard();
  if (response.ok && !isHtml(response)) return response;
  const text = await response.text().catch((cause: unknown) => {
    throw tornOff(call, cause);
  });
  throw failureOf({ call: `${method} ${url}`, response, text, model: endpoint.model });
}

export const isHtml = (response: Response): boolean =>
  /^\s*(?:text\/html|application\/xhtml)/i.test(response.headers.get('content-type') ?? '');

/** The answer ended before it was whole. The person's own stop passes unchanged. */
export function tornOff({ endpoint, signal, watch }: ServerCall, cause?: unknown): unknown {
  if (signal.aborted || cause instanceof PithError) return cause;
  return watch.signal.aborted
    ? new PithError('answer-silent', `${endpoint.url} sent nothing for too long.`, { cause })
    : new PithError('answer-broken', `The answer of ${endpoint.url} ended in the middle.`, { cause });
}

/** The browser hides why a request failed. A server that can be reached, but not read, keeps other origins out. */
async function neverReached(call: ServerCall, cause: unknown): Promise<unknown> {
  const { endpoint, signal, watch } = call;
  if (signal.aborted || watch.signal.aborted) return tornOff(call, cause);
  const reached = await fetch(`${endpoint.url}/models`, {
    mode: 'no-cors',
    credentials: 'omit',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PROBE)]),
  }).then(
    () => true,
    () => false,
  );
  return reached
    ? new PithError('endpoint-refused', `${endpoint.url} answers, but not to extensions.`, { cause })
    : new PithError('endpoint-unreachable', `Nothing answers at ${endpoint.url}.`, { cause });
}

/** How long the search for the cause of a failure may take, in milliseconds. */
const PROBE = 3000;
