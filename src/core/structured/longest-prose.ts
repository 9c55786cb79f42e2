// The longest text in a payload that a person would read: an article's body, whatever its field is called.

import { countWords } from '../dom/words.ts';

export interface Prose {
  /** HTML, Markdown or plain text, as it was found. */
  text: string;
  words: number;
}

/** Values that are looked at; a cache may hold millions. */
const MOST_VALUES = 200_000;
/** Shorter strings are labels and addresses, in characters. */
const SHORTEST = 40;
/** Rich text in many small parts names them so. */
const PART = /^(?:text|value|content|html|body|children|paragraph)$/i;
/** Addresses, encoded data and code are long strings, too. */
const NO_PROSE = /^\s*(?:[{[]|data:|https?:\S+$|@import|function\b|\(function)/;
const SIGNS = /[{};=<>|\\]/g;
/** Share of such signs that prose stays under. */
const MOST_SIGNS = 0.02;
const MARKUP = /<[^<>]*>/g;

export function findLongestProse(data: unknown): Prose | undefined {
  let best: Prose | undefined;
  const consider = (text: string) => {
    if (text.length < SHORTEST || (best && text.length < best.text.length / 4) || NO_PROSE.test(text)) return;
    const bare = text.replace(MARKUP, ' ');
    if ((bare.match(SIGNS)?.length ?? 0) > bare.length * MOST_SIGNS) return;
    const words = countWords(bare);
    if (!best || words > best.words) best = { text, words };
  };
  const open: unknown[] = [data];
  for (let looked = 0; open.length > 0 && looked < MOST_VALUES; looked += 1) {
    const value = open.pop();
    if (typeof value === 'string') consider(value);
    else if (Array.isArray(value)) {
      if (value.length > 1)
        consider(
          value
            .map((one) => partText(one))
            .filter(Boolean)
            .join('\n\n'),
        );
      open.push(...value.slice(0, MOST_VALUES));
    } else if (typeof value === 'object' && value !== null) open.push(...Object.values(value));
  }
  return best;
}

/** The text of one paragraph of rich text; nothing for objects that are no text. */
function partText(value: unknown, depth = 0): string {
  if (typeof value === 'string') return depth > 0 ? value : '';
  if (typeof value !== 'object' || value === null || depth > 6) return '';
  if (Array.isArray(value)) return value.map((one) => partText(one, depth + 1)).join('');
  return Object.entries(value)
    .map(([key, inner]) => (PART.test(key) ? partText(inner, depth + 1) : ''))
    .join('');
}
