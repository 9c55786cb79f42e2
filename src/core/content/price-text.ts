const SIGNS = '\\p{Sc}|[円元원]';
const BEFORE = '(?<!\\p{L})(?:chf|eur|gbp|kr|rs\\.?|usd)';
const AFTER = '(?:chf|eur|kr|usd|zł)(?!\\p{L})';
const PRICE = new RegExp(`\\p{Sc}\\s?\\p{Nd}|\\p{Nd}\\s?(?:${SIGNS}|${AFTER})|${BEFORE}\\s?\\p{Nd}`, 'iu');
const CURRENCY = new RegExp(`${SIGNS}|${BEFORE}|${AFTER}`, 'giu');

/** A price somewhere in the text, in the currencies of most shops. */
export const hasPrice = (text: string): boolean => PRICE.test(text);

/** Nothing but the sum: `$9` and `9 zł`, not `From $9`. */
export const isBarePrice = (text: string): boolean =>
  hasPrice(text) && !/\p{L}/u.test(text.replace(CURRENCY, ''));
