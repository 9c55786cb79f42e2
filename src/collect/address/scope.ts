// Which of the addresses that a page leads to belong to the collection.

import { type Matches, compilePatterns } from './compile-patterns.ts';

export interface ScopeRequest {
  /** Host names; those of the seeds where it is empty. */
  hosts: readonly string[];
  subdomains: boolean;
  /** Of the addresses that are kept; others are still followed. */
  include: readonly string[];
  /** Of the addresses that are never asked for. */
  exclude: readonly string[];
}

export interface Scope {
  /** Why an address is not asked for; undefined when it is. */
  refuses(address: string): ScopeReason | undefined;
  /** Whether its text is kept. */
  keeps: Matches;
}

export type ScopeReason = 'other-host' | 'excluded' | 'no-page' | 'endless';

/** Files that are no pages, and paths that programs talk to. */
const NO_PAGE =
  /\.(?:7z|avi|bmp|css|csv|dmg|eot|exe|gif|gz|ico|jpe?g|js|json|mjs|mov|mp[34]|pdf|png|rar|rss|svg|tar|tiff?|ttf|txt|wasm|wav|webm|webp|wmv|flv|woff2?|xml|zip)$|\/(?:_next\/static|__webpack|cdn-cgi|wp-admin|wp-content\/uploads|wp-json|xmlrpc\.php)(?:\/|$)|\.amp$/i;
/** A path that repeats a segment so often leads round in circles. */
const MOST_REPEATS = 3;
const MOST_SEGMENTS = 20;
const MOST_PARAMETERS = 12;

export function openScope(request: ScopeRequest): Scope {
  const hosts = new Set(request.hosts);
  const includes = compilePatterns(request.include);
  const excludes = compilePatterns(request.exclude);
  const isInside = (host: string): boolean =>
    hosts.has(host) || (request.subdomains && [...hosts].some((each) => host.endsWith(`.${each}`)));
  return {
    refuses(address) {
      const url = new URL(address);
      if (!isInside(url.hostname)) return 'other-host';
      if (NO_PAGE.test(url.pathname)) return 'no-page';
      if (excludes?.(address)) return 'excluded';
      return isEndless(url) ? 'endless' : undefined;
    },
    keeps: includes ?? (() => true),
  };
}

function isEndless({ pathname, searchParams }: URL): boolean {
  const segments = pathname.split('/').filter(Boolean);
  if (segments.length > MOST_SEGMENTS || [...searchParams].length > MOST_PARAMETERS) return true;
  const counts = new Map<string, number>();
  for (const segment of segments) counts.set(segment, (counts.get(segment) ?? 0) + 1);
  return [...counts.values()].some((count) => count > MOST_REPEATS);
}

/** Addresses that differ in numbers alone, as those of a calendar or of forum threads do. */
export const shapeOf = (address: string): string => address.replace(/\d+/g, '#');
