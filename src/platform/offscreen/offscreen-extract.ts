// Work on whole pages in Chrome: it goes to the offscreen document and the result comes back. Not through
// `runtime.sendMessage`, which carries 64 MB of JSON at most: a page of 15 MB can be more than that.

import { browser } from 'wxt/browser';
import type { OffscreenJob } from '../../io/offscreen-job.ts';
import { type ErrorData, PithError, fromErrorData, toErrorData } from '../../errors.ts';
import { OFFSCREEN_PATH, openOffscreen } from './offscreen.ts';
import { translate } from '../translate.ts';

/** A page that takes longer is built to. The document is closed, and the next page gets a new one. Milliseconds. */
const PATIENCE = 60_000;

type Reply<T> = { value: T } | { error: ErrorData };

/** The parts of a service worker that TypeScript's library for pages does not know. */
interface WorkerScope {
  clients: {
    matchAll(options: {
      includeUncontrolled: boolean;
      type: 'window';
    }): Promise<{ url: string; postMessage(message: unknown, transfer: MessagePort[]): void }[]>;
  };
}

/** Calls under way. The document is closed only for the sake of the one that it is stuck in. */
let calls = 0;

/** In Chrome's worker. Throws the signal's reason once it is aborted; the reading ends then, too. */
export async function callOffscreen<T>(
  input: OffscreenJob,
  signal = new AbortController().signal,
): Promise<T> {
  await openOffscreen();
  const { clients } = globalThis as unknown as WorkerScope;
  const windows = await clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const page = windows.find(({ url }) => new URL(url).pathname === OFFSCREEN_PATH);
  if (!page) throw new PithError('page-failed', translate('errorNoAnswer'));
  const { port1, port2 } = new MessageChannel();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const events = new AbortController();
  calls += 1;
  let isSilent = false;
  try {
    signal.throwIfAborted();
    const reply = await new Promise<Reply<T>>((resolve, reject) => {
      port1.addEventListener('message', ({ data }: MessageEvent<Reply<T>>) => resolve(data));
      port1.start();
      timer = setTimeout(() => {
        isSilent = true;
        reject(new PithError('page-failed', translate('errorNoAnswer')));
      }, PATIENCE);
      const abort = () => {
        reject(signal.reason as Error);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
        port1.postMessage('abort');
      };
      signal.addEventListener('abort', abort, { signal: events.signal });
      page.postMessage(input, [port2]);
    });
    if ('error' in reply) throw fromErrorData(reply.error);
    return reply.value;
  } catch (error) {
    // What the reader is stuck in ends with its frame. Writing the Markdown of a page happens in the document itself.
    if (isSilent && !('kind' in input) && calls === 1) {
      await browser.offscreen.closeDocument().catch(() => undefined);
    }
    throw error;
  } finally {
    calls -= 1;
    clearTimeout(timer);
    events.abort();
    port1.close();
  }
}

/** In the offscreen document. */
export function answerWorker<I, T>(answer: (input: I, signal: AbortSignal) => T | Promise<T>): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [port] }: MessageEvent<I>) => {
    const control = new AbortController();
    port?.addEventListener('message', () => control.abort());
    port?.start();
    void Promise.resolve(data)
      .then((input) => answer(input, control.signal))
      .then(
        (value): Reply<T> => ({ value }),
        (error: unknown): Reply<T> => ({ error: toErrorData(error) }),
      )
      .then((reply) => port?.postMessage(reply));
  });
  navigator.serviceWorker.startMessages();
}
