// One frame of the reader: a page without privileges, in a process of its own, that ends with the frame.

import { PithError } from '../../errors.ts';
import type { ReaderJob } from '../../io/reader-job.ts';

/** What the code of the reader and its sample pages take on a busy machine. Milliseconds. */
const START = 20_000;

/** Name of the text for people: an offscreen document may not translate. */
export const NO_ANSWER = 'errorNoAnswer';

export interface ReaderFrame {
  /** The answer as JSON. Throws `PithError` when none comes in time; the frame has to be closed then. */
  ask(job: ReaderJob, patience: number, signal?: AbortSignal): Promise<string>;
  warmUp(): Promise<void>;
  close(): void;
}

export async function openReaderFrame(): Promise<ReaderFrame> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = '/reader.html';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const { port1: port, port2 } = new MessageChannel();
  // Its origin is opaque, so that no other can be named.
  frame.contentWindow?.postMessage('', '*', [port2]);
  port.start();
  const post = (message: ReaderJob | 'warm-up', patience: number, signal?: AbortSignal): Promise<string> => {
    const events = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    return new Promise<string>((resolve, reject) => {
      const fail = () => reject(new PithError('page-failed', NO_ANSWER));
      timer = setTimeout(fail, patience);
      port.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data), {
        signal: events.signal,
      });
      // Its process has ended, whoever ended it.
      port.addEventListener('close', fail, { signal: events.signal });
      signal?.addEventListener('abort', fail, { signal: events.signal });
      port.postMessage(message);
    }).finally(() => {
      events.abort();
      clearTimeout(timer);
    });
  };
  return {
    ask: (job, patience, signal) => post(job, patience, signal),
    warmUp: async () => void (await post('warm-up', START)),
    close() {
      port.close();
      frame.remove();
    },
  };
}
