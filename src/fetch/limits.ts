// How much a page that is not open may take. One object, so that tests need not wait a minute.

import { PithError } from '../errors.ts';
import { shorten } from './guard/check-address.ts';

export interface FetchLimits {
  /** Decompressed bytes of one page. */
  bytes: number;
  /** Milliseconds until the first byte of the content. */
  firstByte: number;
  /** Milliseconds for the whole way, redirects and waiting included. */
  total: number;
  /** Redirects that are followed. */
  hops: number;
  /** Requests for one address when the site is busy. */
  tries: number;
  /** Milliseconds before the second try when the site names no time; doubled each time. */
  backoff: number;
}

export const DEFAULT_LIMITS: FetchLimits = {
  bytes: 15 * 1024 * 1024,
  firstByte: 20_000,
  total: 60_000,
  hops: 3,
  tries: 3,
  backoff: 1_000,
};

export function timedOut(url: string, milliseconds: number): PithError {
  const seconds = String(milliseconds / 1000);
  return new PithError('timed-out', `${shorten(url)} did not answer within ${seconds} seconds.`, {
    detail: seconds,
  });
}
