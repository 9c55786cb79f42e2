// What a command's exit code says.

import { PithError } from '../../errors.ts';

export const EXIT = {
  /** Some page could not be read; the others were. */
  failed: 1,
  /** The command was given something that it does not know. */
  usage: 2,
  /** There is no browser, or no queue or port to work with. */
  unavailable: 3,
  /** Ctrl+C (128 + SIGINT). */
  interrupted: 130,
} as const;

const CODES: Partial<Record<PithError['code'], number>> = {
  'bad-input': EXIT.usage,
  'browser-failed': EXIT.unavailable,
  'browser-missing': EXIT.unavailable,
  'port-taken': EXIT.unavailable,
  'queue-failed': EXIT.unavailable,
};

export const exitCodeOf = (error: unknown): number =>
  (error instanceof PithError && CODES[error.code]) || EXIT.failed;
