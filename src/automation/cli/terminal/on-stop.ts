// Ctrl+C, a kill or a closed terminal: the first one ends the command in good order, the second one at once.

import { EXIT } from '../exit-codes.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The browser has to leave the signals to us (`handleSignals: false`). */
export function onStop(stop: () => void): void {
  let isStopping = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (isStopping) process.exit(EXIT.interrupted);
      isStopping = true;
      stop();
    });
  }
}
