// What a person gives to collect from, as the addresses that a job begins with: counted before any page is fetched.

import { PithError } from '../errors.ts';
import type { CollectIo } from '../io/collect-io.ts';
import { normalizeUrl } from './address/normalize-url.ts';
import { fetchFile } from './source/fetch-file.ts';
import { findFeed } from './source/find-feed.ts';
import { readList } from './source/read-list.ts';
import { type SitemapRequest, walkSitemaps } from './source/walk-sitemaps.ts';

export type Source =
  /** Pasted or dropped text: lines, CSV, JSON, bookmarks. */
  | { kind: 'list'; text: string }
  | ({ kind: 'sitemap' } & SitemapRequest)
  | { kind: 'feed'; url: string }
  | { kind: 'llms'; url: string }
  /** From a page on; the pages of its site's sitemaps, too, where they are wanted. */
  | { kind: 'crawl'; url: string; sitemaps?: boolean };

export interface Listing {
  /** Addresses of pages, normalized, each once. */
  seeds: string[];
  /** What the source is called: its title or host. */
  name: string;
  /** Entries that are no http(s) pages, stood there twice, or were filtered out. */
  refused: number;
  duplicates: number;
  filtered: number;
  /** Sentences about what could not be read. */
  problems: string[];
}

export interface ListingWatch {
  signal: AbortSignal;
  /** Pages so far. */
  onProgress?(found: number): void;
}

/** Throws `PithError` for a source that gives nothing, with what was tried. */
export async function listSource(io: CollectIo, source: Source, watch: ListingWatch): Promise<Listing> {
  const listing = await LISTERS[source.kind](io, source as never, watch);
  if (listing.seeds.length > 0) return listing;
  const why = listing.filtered > 0 ? ` ${listing.filtered} were left out by the filters.` : '';
  throw new PithError('bad-input', `There is no address of a web page in it.${why}`);
}

type Lister<K extends Source['kind']> = (
  io: CollectIo,
  source: Extract<Source, { kind: K }>,
  watch: ListingWatch,
) => Promise<Listing>;

const LISTERS: { [K in Source['kind']]: Lister<K> } = {
  async list(_, { text }) {
    const { urls, refused, duplicates } = readList(text);
    return { ...EMPTY, seeds: urls, refused, duplicates, name: nameOf(urls) };
  },
  async sitemap(io, source, { signal, onProgress }) {
    const url = toAddress(source.url);
    const { entries, filtered, problems } = await walkSitemaps(
      io,
      { ...source, url },
      { signal, onProgress: (walk) => onProgress?.(walk.entries.length) },
    );
    return {
      ...EMPTY,
      seeds: entries.map((entry) => entry.url),
      filtered,
      problems,
      name: new URL(url).host,
    };
  },
  async feed(io, source, { signal }) {
    const feed = await findFeed(io, toAddress(source.url), signal);
    const { urls, duplicates, refused } = readList(feed.entries.map(({ url }) => url).join('\n'));
    return { ...EMPTY, seeds: urls, duplicates, refused, name: feed.title || new URL(feed.url).host };
  },
  async llms(io, source, { signal }) {
    const url = toAddress(source.url);
    const file = /\.(?:txt|md)$/.test(new URL(url).pathname) ? url : new URL('/llms.txt', url).href;
    const { text, url: address } = await fetchFile(io, file, signal);
    const { urls, refused, duplicates } = readList(text, address);
    return { ...EMPTY, seeds: urls, refused, duplicates, name: new URL(url).host };
  },
  async crawl(io, source, watch) {
    const url = toAddress(source.url);
    const listing = { ...EMPTY, seeds: [url], name: new URL(url).host };
    if (!source.sitemaps) return listing;
    try {
      const found = await LISTERS.sitemap(io, { kind: 'sitemap', url, prefixes: [] }, watch);
      return { ...found, seeds: [...new Set([url, ...found.seeds])], name: listing.name };
    } catch (error) {
      watch.signal.throwIfAborted();
      return { ...listing, problems: [error instanceof Error ? error.message : String(error)] };
    }
  },
};

const EMPTY: Omit<Listing, 'name' | 'seeds'> = { refused: 0, duplicates: 0, filtered: 0, problems: [] };

function toAddress(text: string): string {
  const given = text.trim();
  const address = normalizeUrl(/^[a-z][a-z\d+.-]*:\/\//i.test(given) ? given : `https://${given}`);
  if (address === undefined)
    throw new PithError('bad-input', `“${given.slice(0, 100)}” is no address of a web page.`);
  return address;
}

const nameOf = (urls: readonly string[]): string => {
  const [host = '', ...others] = new Set(urls.map((url) => new URL(url).host));
  return others.length > 0 ? `${host} +${others.length}` : host;
};
