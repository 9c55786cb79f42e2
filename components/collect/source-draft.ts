// What stands in the form, and the pages that it means.

import { type Listing, type Source, listSource } from '../../src/collect/list-source.ts';
import type { CollectPageIo } from '../../src/io/collect-page-io.ts';

export const SOURCE_KINDS = ['crawl', 'sitemap', 'feed', 'llms', 'list', 'tabs'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export interface Draft {
  kind: SourceKind;
  url: string;
  /** Pasted or dropped. */
  text: string;
  /** Addresses of the tabs that are ticked. */
  tabs: string[];
  /** Beginnings of addresses, one a line. */
  prefixes: string;
  /** `2026-01-31`, or empty. */
  since: string;
  /** Begin a crawl with the pages of the site's sitemaps, too. */
  sitemaps: boolean;
  include: string;
  exclude: string;
}

/** The address of this page may name where to begin. */
export function startDraft(): Draft {
  const given = new URLSearchParams(location.search);
  const kind = SOURCE_KINDS.find((each) => each === given.get('kind')) ?? 'crawl';
  const url = given.get('url') ?? '';
  return { kind, url, text: '', tabs: [], prefixes: '', since: '', sitemaps: true, include: '', exclude: '' };
}

/** Throws `PithError`. */
export async function listDraft(
  io: CollectPageIo,
  draft: Draft,
  onProgress: (found: number) => void,
): Promise<Listing> {
  const { signal } = new AbortController();
  return listSource(await io.collectIo(), sourceOf(draft), { signal, onProgress });
}

function sourceOf({ kind, url, text, tabs, prefixes, since, sitemaps }: Draft): Source {
  switch (kind) {
    case 'list':
      return { kind, text };
    case 'tabs':
      return { kind: 'list', text: tabs.join('\n') };
    case 'sitemap': {
      const day = Date.parse(since);
      return {
        kind,
        url,
        prefixes: prefixes.split(/\s+/).filter(Boolean),
        ...(Number.isNaN(day) ? {} : { since: day }),
      };
    }
    case 'crawl':
      return { kind, url, sitemaps };
    default:
      return { kind, url };
  }
}
