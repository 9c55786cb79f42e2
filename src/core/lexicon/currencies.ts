// Money as shops write it: codes of ISO 4217, and the signs and words that CLDR gives as their short forms.

/** Codes that shops write out. */
const CODES = 'AED AUD BRL CAD CHF CZK DKK EUR GBP INR JPY NOK PLN SAR SEK USD';
export const CURRENCY_CODE = CODES.replaceAll(' ', '|');

/** Signs of their own, and the words of China, Japan and Korea. */
export const CURRENCY_SIGN = '\\p{Sc}|[円元원]';
