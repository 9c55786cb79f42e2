// Exact token counts, from whichever context asks. The token data (1 to 2 MB) is loaded with the first question.

import { PithError } from '../../errors.ts';
import { send } from '../../messages.ts';
import type { Encoding } from '../../settings.ts';
import { openOffscreen } from './offscreen.ts';

export interface CountRequest {
  text: string;
  encoding: Encoding;
}

export type CountReply = { tokens: number } | { error: string };

/** After this the thread gives its memory (some 20 MB of token data) back. Milliseconds. */
const IDLE = 60_000;

let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

/** In a page of the extension, the offscreen document, or Firefox's background page. */
export async function countTokensHere(text: string, encoding: Encoding): Promise<number> {
  worker ??= new Worker(new URL('./token-worker.ts', import.meta.url), { type: 'module' });
  clearTimeout(idle);
  const reply = await ask(worker, { text, encoding });
  clearTimeout(idle);
  idle = setTimeout(stop, IDLE);
  if ('error' in reply) throw new PithError('page-failed', reply.error);
  return reply.tokens;
}

/** From Chrome's worker, which may not start one of its own. */
export async function countTokensOffscreen(text: string, encoding: Encoding): Promise<number> {
  await openOffscreen();
  return send('offscreen:count-tokens', { text, encoding });
}

function ask(thread: Worker, request: CountRequest): Promise<CountReply> {
  const { port1, port2 } = new MessageChannel();
  const failure = new AbortController();
  return new Promise<CountReply>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<CountReply>) => resolve(data));
    port1.start();
    thread.addEventListener(
      'error',
      (event) => resolve({ error: event.message || 'The counting thread did not start.' }),
      { signal: failure.signal },
    );
    thread.postMessage(request, [port2]);
  }).finally(() => {
    failure.abort();
    port1.close();
  });
}

function stop(): void {
  worker?.terminate();
  worker = undefined;
}
