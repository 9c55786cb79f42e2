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
