const BEYOND_ASCII = /[^ -~\s]/;
/** The Arabic ending of indefinite nouns, written with a silent alef: `كتابًا` is `كتاب`. */
const TANWIN = /\u064b\u0627|\u0627\u064b/g;
/** Accents of Latin, Greek and Cyrillic, points of Hebrew, vowel signs and the stretching line of Arabic. */
const ACCENTS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]|\u0640/g;
/** One letter that people write or type in two ways: Persian and Arabic yeh and kaf, the feminine ending, final forms. */
const VARIANTS = new Map(
  Object.entries({ ß: 'ss', ى: 'ي', ی: 'ي', ک: 'ك', ۀ: 'ه', ة: 'ه', ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }),
);
const VARIANT = /[ßىیکۀةךםןףץ]/g;

/** Text as it is compared: one case, no accents, full-width letters as plain ones. `Straße` and `STRASSE` are the same. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (!BEYOND_ASCII.test(lower)) return lower;
  // Composed again afterwards, or every Korean syllable would be three letters.
  const bare = lower.normalize('NFKD').replace(TANWIN, '').replace(ACCENTS, '').normalize('NFC');
  return bare.replace(VARIANT, (letter) => VARIANTS.get(letter) ?? letter);
}
