// A page from the cache or, once for all who ask for it at the same time, from the network.

import type { Extraction } from '../core/types.ts';
import { PithError } from '../errors.ts';
import { type PageRequest, type PageTools, getPage } from './get-page.ts';
import type { PageCache } from './page-cache.ts';
import { singleFlight } from './single-flight.ts';

export interface CachedRequest extends PageRequest {
  /** Ask the site again, whatever the cache holds. */
  fresh?: boolean;
  /** Neither look into the cache nor leave anything there. */
  isPrivate?: boolean;
}

/** Query and budget are no part of the key: they are applied to the page afterwards. */
const keyOf = ({ url, options, inTab, localHost, signedInHosts, trusted }: CachedRequest): string =>
  JSON.stringify([url.split('#')[0], options, inTab, localHost, signedInHosts, trusted]);

export function cachedPages(
  tools: PageTools,
  cache: PageCache,
): (request: CachedRequest) => Promise<Extraction> {
  const once = singleFlight<Extraction>();
  return async (request) => {
    const key = keyOf(request);
    try {
      return await once(request.fresh ? `fresh ${key}` : key, request.signal, async (signal) => {
        // A browser that keeps no data for us (private windows) has no cache; the page is fetched all the same.
        const stored =
          request.fresh || request.isPrivate ? undefined : await cache.get(key).catch(() => undefined);
        if (stored?.fetched) return { ...stored, fetched: { ...stored.fetched, cached: true } };
        const page = await getPage({ ...request, signal }, tools);
        if (!request.isPrivate) await cache.set(key, page).catch(() => undefined);
        return page;
      });
    } catch (error) {
      if (request.signal.aborted) throw new PithError('cancelled', `${request.url} was cancelled.`);
      throw error;
    }
  };
}
