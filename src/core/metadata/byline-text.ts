// A byline told by its words alone: an introduction and capitalised names, and next to nothing else.

import { uncasedName } from '../lexicon/byline-words.ts';

const INTRODUCTION =
  '(?:(?:Written|Posted|Published|Authored|Story|Words|Text|Guide|Review|Reviewed|Article)\\s+)?[Bb]y:?|BY|[Vv]on|[Pp]ar|[Pp]or|[Dd]oor|[Aa]utor(?:in|a)?:|[Aa]uthor:|[Aa]uteur:?|[Aa]utore:|Автор:|Text:';
/** What follows the names in the same line, capitalised too. */
const NO_NAME =
  '(?:Updated|Published|Posted|Last|On|In|At|For|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|January|February|March|April|June|July|August|September|October|November|December)\\b';
const WORD = `(?!${NO_NAME})\\p{Lu}[\\p{L}.'’-]*`;
const PARTICLE = '(?:de|van|von|der|den|da|di|del|la|le|bin|al|ter|dos)';
const NAME = `${WORD}(?:\\s+(?:${WORD}|${PARTICLE}(?=\\s))){0,4}`;
const BYLINE = new RegExp(
  `^(?:${INTRODUCTION})\\s+(${NAME}(?:(?:,|\\s+and|\\s+und|\\s+et|\\s+y|\\s+&)\\s+${NAME}){0,5})(?=$|[\\s,.|·•/–—-])`,
  'u',
);
/** Longest line that is still a byline, in characters. */
const LONGEST = 160;

export function nameInByline(text: string): string | undefined {
  return text.length > LONGEST ? undefined : (BYLINE.exec(text)?.[1] ?? uncasedName(text));
}
