import { CURRENCY_CODE, CURRENCY_SIGN } from '../lexicon/currencies.ts';

const BEFORE = `(?<!\\p{L})(?:${CURRENCY_CODE}|kr|rs\\.?)`;
const AFTER = `(?:${CURRENCY_CODE}|kr|zł)(?![\\p{L}\\p{N}])`;
const PRICE = new RegExp(
  `\\p{Sc}\\s?\\p{Nd}|\\p{Nd}\\s?(?:${CURRENCY_SIGN}|${AFTER})|${BEFORE}\\s?\\p{Nd}`,
  'iu',
);
const CURRENCY = new RegExp(`${CURRENCY_SIGN}|${BEFORE}|${AFTER}`, 'giu');

/** A price somewhere in the text, in the currencies of most shops. */
export const hasPrice = (text: string): boolean => PRICE.test(text);

const SUM = /^[\p{Nd}.,'’\s]*$/u;
const DIGIT_BUT_ZERO = /[^\P{Nd}0]/u;

/** Nothing but a sum, or an old and a new one: `$9` and `9 zł`, not `From $9`, `$9 – $20` or the `$0.00` of an empty cart. */
export const isBarePrice = (text: string): boolean =>
  hasPrice(text) && DIGIT_BUT_ZERO.test(text) && SUM.test(text.replace(CURRENCY, ''));
