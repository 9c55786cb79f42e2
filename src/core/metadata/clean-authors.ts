// Names of people (or of the institution that signs), out of bylines and metadata.

import {
  AFTER_NAMES,
  CASED_INTRODUCTION,
  INTRODUCTION,
  INTRODUCTION_COLON,
  JOB,
  NO_NAME,
  PARTICLE,
  UNCASED_INTRODUCTION,
  uncasedName,
} from '../lexicon/byline-words.ts';
import { plainText } from './plain-text.ts';
import { comparable } from './title-heading.ts';

const ADDRESS = /^(?:https?:)?\/\/|^www\.|\.(?:com|org|net)\/|^\//i;
/** What stands in the place of a portrait. */
const INITIALS = /^[A-Z]{1,3}$/;
const TAIL = /(?<!\s)\s*(?:[|•·»]|\s[–—-]\s|\b(?:published|updated|posted)\b|\bon \w+ \d).*$/iu;
const AND = /(?<!\s)\s+(?:and|und|et|y|e|og|och|en|и|&)\s+|(?<!\s)\s*[;、]\s*/iu;
const LONGEST_NAME = 80;
const MOST_WORDS = 8;
const MOST_AUTHORS = 40;

export function cleanAuthors(raw: string[]): string[] | undefined {
  const names = new Map<string, string>();
  for (const entry of raw) {
    for (const name of splitNames(withoutFrame(plainText(entry)))) {
      const clean = name.trim().replace(/^[,.:;|\s]+|(?<![,:;|\s])[,:;|\s]+$/g, '');
      if (isName(clean) && !names.has(comparable(clean))) names.set(comparable(clean), clean);
    }
  }
  return names.size > 0 ? [...names.values()].slice(0, MOST_AUTHORS) : undefined;
}

/** `By Ann | 2 May` → `Ann`; `ann@example.com (Ann)`, the form of feeds, → `Ann`. */
function withoutFrame(entry: string): string {
  const inFeed = /^[^\s@]+@\S+\s*\(([^)]+)\)$/.exec(entry)?.[1];
  if (inFeed) return inFeed;
  const bare = entry.replace(INTRODUCTION_COLON, '').replace(UNCASED_INTRODUCTION, '');
  // A name may itself start with a particle (`de Vries`, `Di Maria`): then a capital introduction is needed.
  const introduced =
    /^(?:de|di|da|von)\s/i.test(bare) && !/^\p{Lu}\p{L}*\s+\p{Lu}\p{L}*\s+\p{Lu}/u.test(bare)
      ? bare
      : bare.replace(INTRODUCTION, '');
  return introduced.replace(TAIL, '');
}

function splitNames(text: string): string[] {
  const parts = text.split(AND);
  return parts.flatMap((part) => {
    const pieces = part.split(/(?<!\s)\s*,\s*/).filter(Boolean);
    // `Lee, Ann` is one name; `Ann Lee, Bob Ray` are two; `Ann Lee, Senior Editor` is one and her work.
    if (pieces.length < 2) return pieces;
    const named = pieces.filter((piece) => !JOB.test(piece));
    return named.every((piece) => /\s/.test(piece)) || parts.length > 1 ? named : [named.join(', ')];
  });
}

function isName(text: string): boolean {
  if (text.length < 2 || text.length > LONGEST_NAME || !/\p{L}/u.test(text)) return false;
  if (INITIALS.test(text) || ADDRESS.test(text) || text.includes('@') || NO_NAME.has(text.toLowerCase()))
    return false;
  return text.split(/\s+/).length <= MOST_WORDS && !/^\d/.test(text);
}

// A byline told by its words alone: an introduction and capitalised names, and next to nothing else.
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
