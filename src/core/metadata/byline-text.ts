// A byline told by its words alone: an introduction and capitalised names, and next to nothing else.

import { AFTER_NAMES, CASED_INTRODUCTION, PARTICLE, uncasedName } from '../lexicon/byline-words.ts';

const WORD = `(?!${AFTER_NAMES})\\p{Lu}[\\p{L}.'’-]*`;
const NAME = `${WORD}(?:\\s+(?:${WORD}|${PARTICLE}(?=\\s))){0,4}`;
const BYLINE = new RegExp(
  `^(?:${CASED_INTRODUCTION})\\s+(${NAME}(?:(?:,|\\s+and|\\s+und|\\s+et|\\s+y|\\s+&)\\s+${NAME}){0,5})(?=$|[\\s,.|·•/–—-])`,
  'u',
);
/** Longest line that is still a byline, in characters. */
const LONGEST = 160;

export function nameInByline(text: string): string | undefined {
  return text.length > LONGEST ? undefined : (BYLINE.exec(text)?.[1] ?? uncasedName(text));
}
