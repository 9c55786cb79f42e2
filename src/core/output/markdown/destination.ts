const NEEDS_ANGLES = /[\s()<>]/;

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
