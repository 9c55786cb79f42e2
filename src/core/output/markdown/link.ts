// Destinations of links and images: what is an address at all, and how it is written.

/** Longer ones lose their query, then everything: such addresses carry state, not a place. In characters. */
const LONGEST_ADDRESS = 2000;
const FOLLOWABLE = /^(?:https?|ftp|mailto|tel|sms|geo|magnet|file):/i;
const QUERY = /[?#].*$/s;
const NEEDS_ANGLES = /[\s()<>]/;

/**
 * What is written for an address that the links pass made absolute. Nothing for scripts and inline data, and nothing for
 * a place on the same page: Markdown has no anchors for it to lead to.
 */
export function writtenAddress(href: string | null): string | undefined {
  if (href === null || !FOLLOWABLE.test(href)) return undefined;
  const address = href.length > LONGEST_ADDRESS ? href.replace(QUERY, '') : href;
  return address.length > LONGEST_ADDRESS ? undefined : address;
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
