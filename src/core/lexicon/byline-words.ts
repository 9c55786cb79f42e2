// What introduces the name of an author, what stands beside it, and what is none.

import { ENGLISH_MONTHS } from './dates.ts';

/** Before a name, in a field that names authors. */
export const INTRODUCTION =
  /^(?:(?:written|posted|published|authored|reported|edited|reviewed|words|story|text|article|photos?) (?:by|von|par|por|di)|by:?|von|par|por|de|di|da|door|av|af|text|autor(?:in)?|author|auteur|autore|автор|作者|文|記者|記事|撰文|글|기자)(?:\s*[:：]\s*|\s+)/iu;
export const INTRODUCTION_COLON = /^(?:автор|autor(?:in)?|author|text)\s*[:：]\s*/iu;

/** In a line that is told by its words alone: only in the case that sentences do not have. */
export const CASED_INTRODUCTION =
  '(?:(?:Written|Posted|Published|Authored|Story|Words|Text|Guide|Review|Reviewed|Article)\\s+)?[Bb]y:?|BY|[Vv]on|[Pp]ar|[Pp]or|[Dd]oor|[Aa]utor(?:in|a)?:|[Aa]uthor:|[Aa]uteur:?|[Aa]utore:|Автор:|Text:';
/** What follows the names in the same line, capitalised too. */
export const AFTER_NAMES = `(?:Updated|Published|Posted|Last|On|In|At|For|Sept|${ENGLISH_MONTHS.flatMap(
  (name) => [name, name.slice(0, 3)],
).join('|')})\\b`;

/** Parts of a name in small letters. */
export const PARTICLE = '(?:de|van|von|der|den|da|di|del|la|le|bin|al|ter|dos)';

/** What systems write where nobody signs. */
export const NO_NAME = new Set(
  'admin, administrator, author, unknown, anonymous, undefined, null, guest, none, staff, written by, posted by, authored by, by'.split(
    ', ',
  ),
);

export const JOB =
  /\b(?:editor|reporter|correspondent|writer|contributor|columnist|journalist|producer|manager|director|founder|ceo)\b/i;

// Scripts without capital letters: the name cannot be told by its own form.

/** With a colon or without: `كتبت: نهى`, `מאת דנה לוי`, `เขียนโดย ปาริชาต`. */
const BEFORE_NAMES = [
  // Arabic
  ['بقلم', 'كتبت', 'كتب', 'الكاتبة', 'الكاتب', 'إعداد'],
  // Persian and Urdu
  ['نویسنده', 'به قلم', 'نوشته', 'تحریر', 'مصنف'],
  // Hebrew
  ['מאת', 'נכתב על ידי'],
  // Hindi, Marathi, Bengali
  ['लेखक', 'लेखिका', 'लेखन', 'লেখক', 'লিখেছেন'],
  // Thai
  ['เขียนโดย', 'ผู้เขียน', 'เรื่องโดย', 'โดย'],
].flat();

/** Only with a colon, since the words are short or say other things too. */
const BEFORE_COLON = '作者 文 記者 记者 記事 執筆者 執筆 撰文 撰稿 글 글쓴이 기자 작성자'.split(' ');

const either = (words: string[]): string => words.join('|');

/** The introduction alone, at the start of a line. */
export const UNCASED_INTRODUCTION = new RegExp(
  `^(?:(?:${either(BEFORE_NAMES)})(?:\\s*[:：]\\s*|\\s+)|(?:${either(BEFORE_COLON)})\\s*[:：]\\s*)`,
  'u',
);

/** A name has up to four words; what follows it is a sign, a figure, a word for "on", or nothing. */
const NAME = "[\\p{L}\\p{M}'’.־-]{2,}(?:\\s[\\p{L}\\p{M}'’.־-]+){0,3}?";
const SPACED_BYLINE = new RegExp(
  `^(?:${either(BEFORE_NAMES)})(?:\\s*[:：]\\s*|\\s+)(${NAME})(?=\\s*(?:$|[|•·,،–—\\d\\p{Nd}(]|\\s(?:เมื่อ|في|در|ב)))`,
  'u',
);
const UNSPACED_BYLINE = new RegExp(`^(?:${either(BEFORE_COLON)})\\s*[:：]\\s*([\\p{L}·\\s]{2,20})`, 'u');

export const uncasedName = (line: string): string | undefined =>
  SPACED_BYLINE.exec(line)?.[1] ?? UNSPACED_BYLINE.exec(line)?.[1];
