// A sitemap, or an index of sitemaps: sitemaps.org, with what the news and image extensions add.

import { XMLParser } from 'fast-xml-parser';
import { PithError } from '../../errors.ts';

export interface SitemapEntry {
  url: string;
  /** Milliseconds. */
  modified?: number;
  /** From the news extension. */
  title?: string;
  images: number;
}

export type Sitemap = { kind: 'index'; sitemaps: SitemapEntry[] } | { kind: 'urls'; entries: SitemapEntry[] };

/** Entities of a document's own are not expanded: a small file could become a large one. */
const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: false,
  parseTagValue: false,
  processEntities: { enabled: true, maxTotalExpansions: 1_000_000, allowedTags: null } as never,
  isArray: (name) => name === 'url' || name === 'sitemap' || name === 'image:image',
});

interface Entry {
  loc?: unknown;
  lastmod?: unknown;
  'image:image'?: unknown[];
  'news:news'?: { 'news:title'?: unknown };
}

/** Throws `PithError('bad-input')` for what is none. A plain list of addresses counts as one. */
export function readSitemap(url: string, text: string): Sitemap {
  const start = text.trimStart();
  if (!start.startsWith('<')) return { kind: 'urls', entries: readLines(url, start) };
  if (/^<(?:!doctype html|html)\b/i.test(start)) throw refused(url, 'it is a page of HTML');
  if (/<!ENTITY/i.test(start.slice(0, 5_000))) throw refused(url, 'it defines entities of its own');
  let tree: Record<string, { url?: Entry[]; sitemap?: Entry[] } | string>;
  try {
    tree = parser.parse(start) as typeof tree;
  } catch (error) {
    throw refused(url, `its XML is damaged (${error instanceof Error ? error.message : String(error)})`);
  }
  const root = rootOf(tree);
  if (!root) throw refused(url, 'its root is neither urlset nor sitemapindex');
  const [name, content] = root;
  const { url: urls = [], sitemap = [] } = typeof content === 'string' ? {} : content;
  return name === 'sitemapindex'
    ? { kind: 'index', sitemaps: toEntries(sitemap, url) }
    : { kind: 'urls', entries: toEntries(urls, url) };
}

function rootOf<T>(tree: Record<string, T>): [name: string, content: T] | undefined {
  for (const [name, content] of Object.entries(tree)) {
    const local = name.replace(/^.*:/, '');
    if (local === 'urlset' || local === 'sitemapindex') return [local, content];
  }
  return undefined;
}

function toEntries(found: readonly Entry[], base: string): SitemapEntry[] {
  return found.flatMap((entry) => {
    const loc = textOf(entry.loc);
    const address = loc === undefined ? null : URL.parse(loc, base);
    if (!address) return [];
    const modified = Date.parse(textOf(entry.lastmod) ?? '');
    const title = textOf(entry['news:news']?.['news:title']);
    return {
      url: address.href,
      ...(Number.isNaN(modified) ? {} : { modified }),
      ...(title === undefined ? {} : { title }),
      images: entry['image:image']?.length ?? 0,
    };
  });
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

function readLines(url: string, text: string): SitemapEntry[] {
  const entries = text
    .split(/\s+/)
    .filter((line) => /^https?:\/\//i.test(line) && URL.canParse(line))
    .map((line) => ({ url: line, images: 0 }));
  if (entries.length === 0) throw refused(url, 'it holds neither XML nor addresses');
  return entries;
}

const refused = (url: string, why: string): PithError =>
  new PithError('bad-input', `${url.slice(0, 200)} is no sitemap: ${why}.`);
