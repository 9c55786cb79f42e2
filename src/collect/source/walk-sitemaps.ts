// All pages that the sitemaps of a site list, indexes followed down.

import { toErrorData, PithError } from '../../errors.ts';
import type { CollectIo } from '../../io/collect-io.ts';
import { normalizeUrl } from '../address/normalize-url.ts';
import { readRobots } from '../polite/robots.ts';
import { fetchFile } from './fetch-file.ts';
import { type Sitemap, type SitemapEntry, readSitemap } from './read-sitemap.ts';

export interface SitemapRequest {
  /** A sitemap, or any page of the site: then its sitemaps are looked for. */
  url: string;
  /** Beginnings of the addresses that are wanted; all when empty. */
  prefixes: readonly string[];
  /** Pages that changed since, milliseconds since 1970; one without a date counts as changed. */
  since?: number;
}

export interface SitemapWalk {
  entries: SitemapEntry[];
  /** Entries that prefix or date leave out. */
  filtered: number;
  /** What went wrong on the way; the rest goes on. */
  problems: string[];
  sitemaps: number;
}

/** A site has tens; an index that leads to itself or on and on ends here. */
const MOST_SITEMAPS = 1_000;
const MOST_ENTRIES = 250_000;
const USUAL = ['/sitemap.xml', '/sitemap_index.xml', '/sitemap-index.xml'];

/** Throws `PithError` when not one sitemap can be read. */
export async function walkSitemaps(
  io: CollectIo,
  request: SitemapRequest,
  watch: { signal: AbortSignal; onProgress?(walk: SitemapWalk): void },
): Promise<SitemapWalk> {
  const walk: SitemapWalk = { entries: [], filtered: 0, problems: [], sitemaps: 0 };
  const queue = isSitemap(request.url) ? [request.url] : await findSitemaps(io, request.url, watch.signal);
  const seen = new Set(queue);
  const pages = new Set<string>();
  let last: unknown;
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (walk.sitemaps >= MOST_SITEMAPS || walk.entries.length >= MOST_ENTRIES) {
      walk.problems.push(
        `There is more: ${walk.sitemaps} sitemaps and ${walk.entries.length} pages were read.`,
      );
      break;
    }
    try {
      const sitemap = await fetchSitemap(io, next, watch.signal);
      walk.sitemaps += 1;
      if (sitemap.kind === 'index') {
        const fresh = sitemap.sitemaps.map(({ url }) => url).filter((url) => !seen.has(url));
        for (const url of fresh) seen.add(url);
        queue.push(...fresh);
      } else addEntries(sitemap.entries, { walk, pages, request });
    } catch (error) {
      watch.signal.throwIfAborted();
      last = error;
      walk.problems.push(toErrorData(error).message);
    }
    watch.onProgress?.(walk);
  }
  if (walk.sitemaps === 0) throw last ?? noSitemap(request.url);
  return walk;
}

async function fetchSitemap(io: CollectIo, url: string, signal: AbortSignal): Promise<Sitemap> {
  const { text } = await fetchFile(io, url, signal);
  return readSitemap(url, text);
}

function addEntries(
  entries: readonly SitemapEntry[],
  { walk, pages, request }: { walk: SitemapWalk; pages: Set<string>; request: SitemapRequest },
): void {
  const { prefixes, since = -Infinity } = request;
  for (const entry of entries) {
    const key = normalizeUrl(entry.url);
    if (key === undefined || pages.has(key) || walk.entries.length >= MOST_ENTRIES) continue;
    pages.add(key);
    const isWanted = prefixes.length === 0 || prefixes.some((prefix) => entry.url.startsWith(prefix));
    if (isWanted && (entry.modified ?? Infinity) >= since) walk.entries.push({ ...entry, url: key });
    else walk.filtered += 1;
  }
}

const isSitemap = (url: string): boolean => /\.(?:xml|txt)(?:\.gz)?$|sitemap/i.test(new URL(url).pathname);

/** As robots.txt names them, else where they usually are. */
export async function findSitemaps(io: CollectIo, url: string, signal: AbortSignal): Promise<string[]> {
  const { origin } = new URL(url);
  try {
    const { text } = await fetchFile(io, `${origin}/robots.txt`, signal);
    const named = readRobots(`${origin}/robots.txt`, text).sitemaps.filter((each) => URL.canParse(each));
    if (named.length > 0) return named;
  } catch {
    signal.throwIfAborted();
  }
  for (const path of USUAL) {
    try {
      await fetchSitemap(io, `${origin}${path}`, signal);
      return [`${origin}${path}`];
    } catch {
      signal.throwIfAborted();
    }
  }
  throw noSitemap(url);
}

const noSitemap = (url: string): PithError =>
  new PithError('bad-input', `${new URL(url).host} names no sitemap, and there is none in the usual places.`);
