// Where a redirect may lead: through the whole guard again, never back, never out of encryption, not too far.

import { PithError } from '../../errors.ts';
import { checkAddress, shorten } from './check-address.ts';
import type { FetchLimits } from '../limits.ts';

export interface Hop {
  url: string;
  /** 0 for a page that refreshes itself. */
  status: number;
}

interface Way {
  /** What was passed so far; this hop is added. */
  hops: Hop[];
  status: number;
  limits: FetchLimits;
  localHost?: string | undefined;
}

export function nextAddress(from: URL, location: string, { hops, status, limits, localHost }: Way): URL {
  hops.push({ url: from.href, status });
  if (!URL.canParse(location, from.href)) {
    throw new PithError(
      'redirect-refused',
      `${shorten(from.href)} redirects to something that is no address.`,
    );
  }
  const next = new URL(location, from);
  // The fragment travels on unless the new address has one; it is never sent.
  if (next.hash === '') next.hash = from.hash;
  if (from.protocol === 'https:' && next.protocol === 'http:') {
    throw new PithError(
      'redirect-refused',
      `${shorten(from.href)} redirects to ${shorten(next.href)}, which is not encrypted.`,
    );
  }
  checkAddress(next.href, localHost);
  if (hops.some(({ url }) => url === next.href)) {
    throw new PithError('redirect-loop', `${shorten(from.href)} redirects in a circle.`);
  }
  if (hops.length > limits.hops) {
    throw new PithError(
      'too-many-redirects',
      `${shorten(hops[0]?.url ?? from.href)} redirects more than ${limits.hops} times.`,
      { detail: String(limits.hops) },
    );
  }
  return next;
}
