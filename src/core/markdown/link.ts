// Destinations of links and images: what is an address at all, and how it is written.

/** Longer ones lose their query, then everything: such addresses carry state, not a place. In characters. */
const LONGEST_ADDRESS = 2000;
const REACHABLE = /^(?:https?|ftp|mailto|tel|file):/i;
const NEEDS_ANGLES = /[\s()<>]/;

/** The absolute address of an `href`, or nothing for scripts, inline data and broken addresses. */
export function resolveLink(href: string | null, baseUrl: string): string | undefined {
  const value = href?.trim();
  if (!value) return undefined;
  let url: URL;
  try {
    url = new URL(value, baseUrl);
  } catch {
    return undefined;
  }
  if (!REACHABLE.test(url.protocol)) return undefined;
  if (url.href.length <= LONGEST_ADDRESS) return url.href;
  url.search = '';
  url.hash = '';
  return url.href.length <= LONGEST_ADDRESS ? url.href : undefined;
}

export const linkEnd = (url: string): string => `](${destination(url)})`;

/** Balanced brackets may stand bare; anything else that could end the destination early goes between angles. */
export function destination(url: string): string {
  const safe = url.replace(/[<>\n\r]/g, encodeURIComponent);
  return NEEDS_ANGLES.test(safe) && !isBalanced(safe) ? `<${safe}>` : safe;
}

function isBalanced(url: string): boolean {
  if (/\s/.test(url)) return false;
  let depth = 0;
  for (const character of url) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
