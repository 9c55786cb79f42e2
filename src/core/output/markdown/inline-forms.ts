// Subscript and superscript: Unicode digits where they exist (cheapest, and read well by models), else HTML tags.

const PLAIN = '0123456789+-=()n';
const RAISED: Record<'sub' | 'sup', string> = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ' };
const MINUS = /[−–]/g;
/** Ordinals and signs: `1st`, `3e`, `Pith™` read the same without the raise. */
const SUFFIX = /^(?:st|nd|rd|th|e|er|re|ère|ème|o|a|ª|º|tm|sm|™|®|©)$/i;

export function scriptText(text: string, position: 'sub' | 'sup'): string | undefined {
  if (position === 'sup' && SUFFIX.test(text)) return text;
  const raised = [...text.replace(MINUS, '-')].map((character) => {
    const index = PLAIN.indexOf(character);
    return index < 0 ? undefined : [...RAISED[position]][index];
  });
  return raised.includes(undefined) ? undefined : raised.join('');
}

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
