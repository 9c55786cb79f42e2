// The entries of a feed: RSS 0.9x, 1.0 and 2.0, Atom, JSON Feed, all read by `feedsmith`.

import { parseFeed } from 'feedsmith';
import { PithError } from '../../errors.ts';

export interface FeedEntry {
  url: string;
  title: string;
  author: string;
  /** As the feed writes it. */
  published: string;
  summary: string;
}

export interface Feed {
  /** `rss`, `atom`, `rdf` or `json`. */
  format: string;
  title: string;
  entries: FeedEntry[];
}

/** Fields of all formats; each entry has some of them. */
interface AnyItem {
  title?: unknown;
  link?: string;
  links?: { href?: string; rel?: string }[];
  url?: string;
  external_url?: string;
  guid?: { value?: string; isPermaLink?: boolean };
  id?: string;
  authors?: ({ name?: string } | string)[];
  pubDate?: string;
  published?: string;
  updated?: string;
  date_published?: string;
  description?: unknown;
  summary?: unknown;
  dc?: { creators?: string[]; creator?: string; dates?: string[]; date?: string };
}

/** Throws `PithError('bad-input')` for what is none. Relative addresses resolve against `url`. */
export function readFeed(url: string, text: string): Feed {
  const parsed = parse(url, text.replace(/^\uFEFF/, ''));
  const feed = parsed.feed as unknown as { title?: unknown; items?: AnyItem[]; entries?: AnyItem[] };
  const entries = (feed.items ?? feed.entries ?? []).flatMap((item) => {
    const address = URL.parse(addressOf(item) ?? '', url);
    if (!address || !/^https?:$/.test(address.protocol)) return [];
    return {
      url: address.href,
      title: textOf(item.title),
      author: authorOf(item),
      published:
        item.pubDate ??
        item.published ??
        item.date_published ??
        item.dc?.dates?.[0] ??
        item.dc?.date ??
        item.updated ??
        '',
      summary: textOf(item.description ?? item.summary),
    };
  });
  return { format: parsed.format, title: textOf(feed.title), entries };
}

function parse(url: string, text: string): ReturnType<typeof parseFeed> {
  try {
    return parseFeed(text);
  } catch (error) {
    const isPage = /^\s*<(?:!doctype html|html)\b/i.test(text);
    const why = isPage ? 'it is a page of HTML' : 'none of the known formats fits it';
    throw new PithError('bad-input', `${url.slice(0, 200)} is no feed: ${why}.`, { cause: error });
  }
}

function addressOf(item: AnyItem): string | undefined {
  const { link, links = [], url, guid, id } = item;
  const named = links.find(({ rel = 'alternate' }) => rel === 'alternate') ?? links[0];
  const permanent = guid && guid.isPermaLink !== false ? guid.value : undefined;
  return (
    link ?? named?.href ?? url ?? item.external_url ?? permanent ?? (id?.startsWith('http') ? id : undefined)
  );
}

function authorOf({ authors = [], dc }: AnyItem): string {
  const [first] = authors;
  const name = typeof first === 'string' ? first : first?.name;
  return name ?? dc?.creators?.[0] ?? dc?.creator ?? '';
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  return value && typeof value === 'object' && 'value' in value ? textOf(value.value) : '';
};
