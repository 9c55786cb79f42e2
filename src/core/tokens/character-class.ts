// The character classes that the encodings' split patterns distinguish.

export const UPPER = 1;
export const LOWER = 2;
/** Letters that count as both (modifier letters, scripts without case). */
export const CASELESS = 3;
/** Combining marks: they go with letters of either case, but are no letters. */
export const MARK = 4;
export const NUMBER = 5;
export const LINE_BREAK = 6;
export const SPACE = 7;
export const OTHER = 8;

const PATTERNS: [RegExp, number][] = [
  [/[\r\n]/, LINE_BREAK],
  [/\s/u, SPACE],
  [/\p{Ll}/u, LOWER],
  [/[\p{Lu}\p{Lt}]/u, UPPER],
  [/\p{L}/u, CASELESS],
  [/\p{N}/u, NUMBER],
  [/\p{M}/u, MARK],
];

/** Filled as characters are met; 0 is not yet known. */
const known = new Uint8Array(0x110000);

export function classOf(codePoint: number): number {
  return known[codePoint] || classify(codePoint);
}

function classify(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  const found = PATTERNS.find(([pattern]) => pattern.test(character))?.[1] ?? OTHER;
  known[codePoint] = found;
  return found;
}
