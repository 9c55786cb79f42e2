// The two streams of a command. What a terminal shows is harmless; what a pipe carries is left as it is.

import { harmless } from './harmless.ts';

/** Resolves when the reader has taken it, so that a slow one is not flooded. */
export async function writeOut(text: string): Promise<void> {
  const safe = process.stdout.isTTY ? harmless(text) : text;
  if (process.stdout.write(safe)) return;
  await new Promise((resolve) => {
    process.stdout.once('drain', resolve);
  });
}

/** Messages name addresses and titles of pages, so they are always harmless. */
export const tell = (line: string): void => void process.stderr.write(`${harmless(line)}\n`);

/** `pith … | head` ends when it has enough; that is no failure. */
export function endWithReader(end: () => void): void {
  // Nobody is left to be told.
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    end();
  });
}
