import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import type { ReaderJob } from '../src/io/reader-job.ts';
import { answerJob } from '../src/reader/answer-job.ts';
import { warmUp } from '../src/reader/warm-up.ts';

/** The script of `reader.html`, a page without an origin, privileges or network. All it knows comes through one port. */
export default defineUnlistedScript({
  include: ['chrome'],
  main() {
    addEventListener('message', ({ ports: [port] }: MessageEvent) => {
      if (!port) return;
      port.addEventListener('message', async ({ data }: MessageEvent<ReaderJob | 'warm-up'>) => {
        if (data === 'warm-up') warmUp();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
        port.postMessage(data === 'warm-up' ? '' : await answerJob(data));
      });
      port.start();
    });
  },
});
