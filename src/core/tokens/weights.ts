/**
 * Tokens of `o200k_base` for each count of `measure.ts`, in the order of the counts: non-negative least squares on the relative error (corrections
 * such as those of attached letters may be negative), fitted to the exact counts of about 5,000 passages of 2,000 to 4,000 characters
 * in 27 languages: article text, page HTML, scripts, code, link lists, tables, translated documentation.
 */
export const WEIGHTS = {
  // Of 1 … 13 letters, then of 14 and more.
  words: [0.79, 0.51, 0.83, 0.76, 1.55, 1.26, 1.39, 1.15, 1.41, 1.5, 1.86, 1.31, 2.75, 3.38],
  beyondLongest: [0.18],
  // Words and their letters, here and below.
  attached: [0.42, -0.02],
  // Words and the capitals in them.
  capitals: [0.72, 0],
  accented: [-1.26, 0.28, 0.85],
  digitGroups: [1.19],
  spaceBeforeDigit: [1.17],
  spaceRuns: [0.98],
  lineBreakRuns: [0.94],
  whiteSpaceUnits: [0.03],
  // Runs, longer runs, units, runs before a word.
  punctuation: [0.36, -0.11, 0.35, -0.53],
  // Symbols, wide punctuation, surrogates.
  symbols: [0.81, 0.28, 2.66],
  // Greek, Cyrillic, Hebrew, Arabic, Indic, Southeast Asian, Han, kana, Hangul, others.
  scripts: [
    0, 0.38, 0, 0.26, 1.09, 0.2, 0.08, 0.35, 0, 0.37, 0.05, 0.42, 0.9, 0.64, 0, 0.61, 1.25, 0.29, 4.12, 0,
  ],
};
