// What introduces the name of an author in scripts without capital letters, where the name cannot be told by its own form.

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
const BEFORE_COLON = [
  '作者',
  '文',
  '記者',
  '记者',
  '記事',
  '執筆者',
  '執筆',
  '撰文',
  '撰稿',
  '글',
  '글쓴이',
  '기자',
  '작성자',
];

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
