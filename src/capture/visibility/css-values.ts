// Reads computed values of CSS that are lists or sums of lengths.

/** The number that a value begins with, often in pixels; NaN where there is none. */
export const numberIn = Number.parseFloat;

const TERM = /[-+]?[\d.]+(?:e-?\d+)?(?:px|%)?/g;

/** In CSS pixels, of a whole that 100 % stand for; NaN for more than a sum (`min()`). */
export function lengthOf(value: string, whole: number): number {
  if (/(?<!calc)\(/.test(value)) return Number.NaN;
  const terms = value.match(TERM) ?? [Number.NaN];
  return terms
    .map((term) => (String(term).endsWith('%') ? whole / 100 : 1) * numberIn(String(term)))
    .reduce((total, term) => total + term);
}

/** Words, with no space left inside of brackets. */
export const wordsIn = (value: string): string[] =>
  value
    .replace(/\([^()]*\)/g, (inner) => inner.replace(/\s/g, ''))
    .trim()
    .split(/\s+/);

const LAYER = /(?:url\("(?:[^"\\]|\\.)*"\)|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^,()])+/g;

export const layersIn = (value: string): string[] => (value.match(LAYER) ?? []).map((layer) => layer.trim());
