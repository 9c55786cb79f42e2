const BEYOND_ASCII = /[^ -~\s]/;
const ACCENTS = /[\u0300-\u036f]/g;

/** Text as it is compared: one case, no accents, full-width letters as plain ones. `Straße` and `STRASSE` are the same. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (!BEYOND_ASCII.test(lower)) return lower;
  // Composed again afterwards, or every Korean syllable would be three letters.
  return lower.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').replaceAll('ß', 'ss');
}
