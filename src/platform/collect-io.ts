// The browser for collecting many pages.

import type { CollectIo } from '../io/collect-io.ts';

type Given = Pick<CollectIo, 'exchange' | 'extractText' | 'render' | 'access'>;

export const collectIoOf = (given: Given): CollectIo => ({
  ...given,
  elapsed: () => performance.now(),
  now: () => Date.now(),
  random: Math.random,
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      });
    }),
  alone: (name, work) =>
    navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
      lock ? work() : undefined,
    ) as never,
});
