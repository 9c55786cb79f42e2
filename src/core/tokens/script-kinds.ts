// Which script a UTF-16 unit belongs to, as far as the estimate distinguishes.

export const SYMBOL = 0;
export const LOWER = 1;
export const UPPER = 2;
/** Latin letters beyond ASCII. */
export const ACCENTED = 3;
export const DIGIT = 4;
export const SPACE = 5;
export const LINE_BREAK = 6;
export const PUNCTUATION = 7;
export const WIDE_PUNCTUATION = 8;
export const SURROGATE = 9;
export const GREEK = 10;
export const CYRILLIC = 11;
export const HEBREW = 12;
export const ARABIC = 13;
export const INDIC = 14;
/** Thai, Lao, Khmer, Myanmar: no spaces between words. */
export const SOUTHEAST_ASIAN = 15;
export const HAN = 16;
export const KANA = 17;
export const HANGUL = 18;
export const OTHER_LETTER = 19;

/** First and last unit, kind. Later rows win. Source: the Unicode block list. */
const RANGES: [number, number, number][] = [
  [0x00, 0x7f, PUNCTUATION],
  [0x09, 0x09, SPACE],
  [0x0a, 0x0d, LINE_BREAK],
  [0x20, 0x20, SPACE],
  [0x30, 0x39, DIGIT],
  [0x41, 0x5a, UPPER],
  [0x61, 0x7a, LOWER],
  [0xa0, 0xa0, SPACE],
  [0xc0, 0x24f, ACCENTED],
  [0xd7, 0xd7, SYMBOL],
  [0xf7, 0xf7, SYMBOL],
  [0x250, 0x2af, OTHER_LETTER],
  [0x300, 0x36f, ACCENTED],
  [0x370, 0x3ff, GREEK],
  [0x400, 0x52f, CYRILLIC],
  [0x530, 0x58f, OTHER_LETTER],
  [0x590, 0x5ff, HEBREW],
  [0x600, 0x77f, ARABIC],
  [0x780, 0x8ff, OTHER_LETTER],
  [0x8a0, 0x8ff, ARABIC],
  [0x900, 0xdff, INDIC],
  [0xe00, 0xeff, SOUTHEAST_ASIAN],
  [0xf00, 0x1fff, OTHER_LETTER],
  [0x1000, 0x109f, SOUTHEAST_ASIAN],
  [0x1780, 0x17ff, SOUTHEAST_ASIAN],
  [0x1e00, 0x1eff, ACCENTED],
  [0x1f00, 0x1fff, GREEK],
  [0x2000, 0x206f, WIDE_PUNCTUATION],
  [0x2c00, 0x2dff, OTHER_LETTER],
  [0x2e80, 0x2fff, HAN],
  [0x3000, 0x303f, WIDE_PUNCTUATION],
  [0x3040, 0x30ff, KANA],
  [0x3100, 0x318f, HANGUL],
  [0x31f0, 0x31ff, KANA],
  [0x3400, 0x9fff, HAN],
  [0xa000, 0xabff, OTHER_LETTER],
  [0xac00, 0xd7af, HANGUL],
  [0xd800, 0xdfff, SURROGATE],
  [0xf900, 0xfaff, HAN],
  [0xfb50, 0xfdff, ARABIC],
  [0xfe70, 0xfefe, ARABIC],
  [0xff00, 0xffef, WIDE_PUNCTUATION],
];

export const kindOfUnit = new Uint8Array(0x10000);
for (const [first, last, kind] of RANGES) kindOfUnit.fill(kind, first, last + 1);
