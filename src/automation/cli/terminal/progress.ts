// How far a command is: a bar on a terminal, plain lines in a pipe.

import { Presets, SingleBar } from 'cli-progress';
import { harmless } from './harmless.ts';
import { tell } from './write-out.ts';

export interface Progress {
  step(state: { done: number; failed: number; total?: number | undefined; what: string }): void;
  stop(): void;
}

/** Characters of an address beside the bar. */
const SHOWN = 50;

/** A bar and the page's text on one terminal would write into each other. */
export function showProgress({ quiet }: { quiet: boolean }): Progress {
  if (quiet) return { step: () => undefined, stop: () => undefined };
  if (!process.stderr.isTTY) {
    return {
      step({ done, failed, total, what }) {
        if (done > 0) tell(`${done}${total === undefined ? '' : `/${total}`} (${failed} failed) ${what}`);
      },
      stop: () => undefined,
    };
  }
  const bar = new SingleBar(
    { format: '{bar} {value}/{total} · {failed} failed · {what}', stream: process.stderr, hideCursor: true },
    Presets.shades_classic,
  );
  let isStarted = false;
  return {
    step({ done, failed, total = done, what }) {
      const payload = { failed, what: harmless(what).slice(0, SHOWN) };
      if (!isStarted) bar.start(total, done, payload);
      isStarted = true;
      bar.setTotal(Math.max(total, done));
      bar.update(done, payload);
    },
    stop: () => bar.stop(),
  };
}
