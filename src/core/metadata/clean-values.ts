import { plainText } from './plain-text.ts';
import { comparable } from './title-heading.ts';

// Addresses in metadata: absolute, http, and canonical ones on the page's own site.

export function cleanUrl(raw: string, baseUrl: string): string | undefined {
  try {
    const url = new URL(raw.trim(), baseUrl);
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A canonical address counts when it is on the page's own site. Templates that name the front page on every page are a
 * common mistake, and an old one of a page that changed its address without loading is too.
 */
export function cleanCanonical(raw: string, page: { url: string; baseUrl: string }): string | undefined {
  const clean = cleanUrl(raw, page.baseUrl);
  if (!clean) return undefined;
  const [canonical, shown] = [new URL(clean), parse(page.url)];
  if (!shown || siteOf(canonical.hostname) !== siteOf(shown.hostname)) return undefined;
  if (canonical.pathname === '/' && !canonical.search && shown.pathname !== '/') return undefined;
  canonical.hash = '';
  return canonical.href;
}

/** The registrable domain, near enough: two labels, three under a short second level such as `co.uk`. */
export function siteOf(hostname: string): string {
  const labels = hostname.split('.');
  const short = (labels.at(-1) ?? '').length === 2 && (labels.at(-2) ?? '').length <= 3 && labels.length > 2;
  return labels.slice(short ? -3 : -2).join('.');
}

function parse(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}

// A language as a BCP 47 tag: `en_US` and `EN-us` are `en-US`; words and placeholders are none.

const TAG = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i;

export function cleanLanguage(raw: string): string | undefined {
  const tag =
    raw
      .trim()
      .split(/[,;\s]/)[0]
      ?.replace(/_/g, '-') ?? '';
  if (!TAG.test(tag)) return undefined;
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

const LONGEST_TAG = 80;
const MOST_TAGS = 40;

/** Each keyword once, whatever its case. */
export function cleanTags(raw: string[]): string[] | undefined {
  const tags = new Map<string, string>();
  for (const entry of raw) {
    const tag = plainText(entry);
    const key = comparable(tag);
    if (key && tag.length <= LONGEST_TAG && !tags.has(key)) tags.set(key, tag);
  }
  return tags.size > 0 ? [...tags.values()].slice(0, MOST_TAGS) : undefined;
}
