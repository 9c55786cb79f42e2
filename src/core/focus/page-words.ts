// How a page itself writes words that a query may write in another way: with a dash in front, short, or in full.

export interface PageWords {
  /** With a dash before them (`-Wall`, `--force`), in lower case. */
  dashed: Set<string>;
  /** Words of two to five capitals, in lower case. */
  short: Set<string>;
  /** What a short form stands for where the page says it: `Virtual Machine (VM)`. */
  long: Map<string, string>;
}

const DASHED = /(?<![\p{L}\p{N}_-])--?[\p{L}\p{N}_][\p{L}\p{N}_-]*/gu;
const SHORT = /(?<![\p{L}\p{N}_])\p{Lu}{2,5}(?![\p{L}\p{N}_])/gu;
const SAID = / \((\p{Lu}{2,5})\)/gu;
const CAPITALS = /\p{Lu}/gu;
const WORD = /\p{L}[\p{L}\p{N}]*/gu;
/** Words of a long form, and its characters. */
const LONGEST = 5;
const LONGEST_FORM = 120;

export const noWords = (): PageWords => ({ dashed: new Set(), short: new Set(), long: new Map() });

export function noteWords(text: string, words: PageWords): void {
  for (const [word] of text.matchAll(DASHED)) words.dashed.add(word.toLowerCase());
  for (const [word] of text.matchAll(SHORT)) words.short.add(word.toLowerCase());
  for (const { index, 1: short = '' } of text.matchAll(SAID)) {
    const before = text.slice(Math.max(0, index - LONGEST_FORM), index);
    const long = before.split(' ').slice(-short.length);
    if (initials(long) === short.toLowerCase()) words.long.set(short.toLowerCase(), long.join(' '));
  }
}

/** Other ways in which the page writes what a query says: `NM` for `NetworkManager` and `network manager`, and back. */
export function otherForms(query: string, { short, long }: PageWords): string[] {
  const words = query.match(WORD) ?? [];
  const forms = words.flatMap((word) => {
    const capitals = (word.match(CAPITALS) ?? []).join('').toLowerCase();
    return [word === word.toUpperCase() ? '' : capitals, long.get(word.toLowerCase()) ?? ''];
  });
  for (let size = 2; size <= LONGEST; size += 1)
    for (let at = 0; at + size <= words.length; at += 1) forms.push(initials(words.slice(at, at + size)));
  return forms.filter((form) => form.includes(' ') || (form.length > 1 && short.has(form)));
}

const initials = (words: string[]): string =>
  words
    .map((word) => word[0] ?? '')
    .join('')
    .toLowerCase();
