import { fetchText } from '../../fetch/fetch-text.ts';
import { DEFAULT_LIMITS } from '../../fetch/limits.ts';
import type { FetchedText } from '../../fetch/fetch-text.ts';
import type { CollectIo } from '../../io/collect-io.ts';

/** Unpacked; sitemaps.org allows 50 MB. */
const MOST_BYTES = 52_428_800;

/** A list of pages that a site offers. Throws `PithError`. */
export function fetchFile(io: CollectIo, url: string, signal: AbortSignal): Promise<FetchedText> {
  const limits = { ...DEFAULT_LIMITS, bytes: MOST_BYTES };
  return fetchText({ ...io.access, url, signal }, { exchange: io.exchange, limits });
}
