// One form for addresses that lead to the same page, so that each is fetched once.

/** Parameters that tell who sent the reader, or name the visit. Sorted. */
const TRACKING =
  /^(?:_ga|_gl|_hs(?:enc|mi)|dclid|fbclid|gbraid|gclid|gclsrc|igshid|jsessionid|li_fat_id|mc_[ce]id|mkt_tok|msclkid|phpsessid|s_cid|sessid|session_?id|sid|srsltid|ttclid|twclid|utm_\w+|vero_id|wbraid|yclid|zanpid)$/i;
/** Servers without cookies put the visit into the path. */
const SESSION_IN_PATH = /;(?:jsessionid|phpsessid|sid)=[^/?#]*/gi;
/** Nobody links to longer ones but by mistake or on purpose. Characters. */
const LONGEST = 2_000;

/** Undefined for what is no http(s) address. Path and `www.` are left alone: sites tell them apart. */
export function normalizeUrl(address: string, base?: string): string | undefined {
  const url = URL.parse(address.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '') return undefined;
  url.hash = '';
  url.username = '';
  url.password = '';
  url.hostname = url.hostname.replace(/\.$/, '');
  url.pathname = url.pathname.replace(SESSION_IN_PATH, '');
  if (url.search !== '') {
    const kept = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
    kept.sort(([one, first], [other, second]) => compare(one, other) || compare(first, second));
    url.search = new URLSearchParams(kept).toString();
  }
  return url.href.length > LONGEST ? undefined : url.href;
}

/** By code units, the same on every machine. */
export const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
