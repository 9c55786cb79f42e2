// Addresses from the standard input, one a line, taken as they are needed.

import { createInterface } from 'node:readline';

/** Empty lines and lines that begin with `#` are passed over. */
export async function* readLines(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    const address = line.trim();
    if (address !== '' && !address.startsWith('#')) yield address;
  }
}
