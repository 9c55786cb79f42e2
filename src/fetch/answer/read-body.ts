// Reads an answer up to the limit. Bytes are counted after decompression, so a small answer cannot unpack without end.

import { PithError } from '../../errors.ts';
import { shorten } from '../guard/check-address.ts';
import { failureError } from './failures.ts';
import type { Answer } from '../../io/network.ts';

interface ReadOptions {
  url: string;
  /** Bytes. */
  limit: number;
  signal: AbortSignal;
  /** Called with the first bytes, and when there are none. */
  started(): void;
}

/** Throws `PithError('too-large')`, the signal's reason, or what the broken connection means. */
export async function readBody(answer: Answer, options: ReadOptions): Promise<Uint8Array> {
  const { url, limit, signal, started } = options;
  const reader = answer.body?.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      started();
      signal.throwIfAborted();
      if (done || !value) return join(parts, length);
      length += value.length;
      if (length > limit) throw tooLarge(url, limit);
      parts.push(value);
    }
  } catch (error) {
    // The connection ends here, whatever is still on its way.
    void reader?.cancel().catch(() => undefined);
    if (signal.aborted) throw signal.reason;
    if (error instanceof PithError) throw error;
    throw failureError(url, await answer.failure());
  }
}

export function tooLarge(url: string, limit: number): PithError {
  const size = Math.round(limit / 1024 / 1024);
  return new PithError('too-large', `${shorten(url)} is larger than ${size} MB.`, { detail: String(size) });
}

function join(parts: Uint8Array[], length: number): Uint8Array {
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
