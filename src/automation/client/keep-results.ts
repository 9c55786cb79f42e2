// Results that are remembered for some minutes, and one reading for all who ask for the same at once.

import { LRUCache } from 'lru-cache';
import { singleFlight } from '../../fetch/single-flight.ts';
import type { OpenOptions, PithResult } from './request.ts';

const ENTRIES = 256;
const MILLISECONDS = 300_000;

export interface CacheStats {
  hits: number;
  misses: number;
  evictions: number;
  entries: number;
}

interface Asked {
  key: string;
  signal: AbortSignal;
  /** Whatever is remembered. */
  fresh: boolean;
  read(signal: AbortSignal): Promise<PithResult | null>;
}

export interface KeptResults {
  get(asked: Asked): Promise<PithResult | null>;
  stats(): CacheStats;
}

export function keepResults(options: OpenOptions['cache']): KeptResults {
  const { entries = ENTRIES, milliseconds = MILLISECONDS } = options || {};
  const counts = { hits: 0, misses: 0, evictions: 0 };
  const cache =
    options === false
      ? undefined
      : new LRUCache<string, PithResult>({
          max: entries,
          ttl: milliseconds,
          dispose: (_value, _key, reason) => {
            if (reason === 'evict' || reason === 'expire') counts.evictions += 1;
          },
        });
  const once = singleFlight<PithResult | null>();
  return {
    async get({ key, signal, fresh, read }) {
      const known = fresh ? undefined : cache?.get(key);
      if (known) {
        counts.hits += 1;
        return { ...structuredClone(known), cached: true };
      }
      counts.misses += 1;
      const result = await once(key, signal, read);
      if (result) cache?.set(key, result);
      // Whoever changes a result changes a copy.
      return structuredClone(result);
    },
    stats: () => ({ ...counts, entries: cache?.size ?? 0 }),
  };
}
