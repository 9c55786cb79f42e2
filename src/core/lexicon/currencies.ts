// Money as shops write it: codes of ISO 4217, and the signs and words that CLDR gives as their short forms.

/** Codes that shops write out. */
const CODES = 'AED AUD BRL CAD CHF CZK DKK EUR GBP INR JPY NOK PLN SAR SEK USD';
export const CURRENCY_CODE = CODES.replaceAll(' ', '|');

/** Signs of their own, and the words of China, Japan and Korea. */
export const CURRENCY_SIGN = '\\p{Sc}|[円元원]';

/** What means one currency; `$`, `¥`, `kr` and `Rs` mean several. */
export const CURRENCY_OF: Partial<Record<string, string>> = {
  __proto__: null as never,
  '€': 'EUR',
  '£': 'GBP',
  '₡': 'CRC',
  '₦': 'NGN',
  '₩': 'KRW',
  '₪': 'ILS',
  '₫': 'VND',
  '₱': 'PHP',
  '₲': 'PYG',
  '₴': 'UAH',
  '₸': 'KZT',
  '₹': 'INR',
  '₺': 'TRY',
  '₼': 'AZN',
  '₽': 'RUB',
  '₾': 'GEL',
  '฿': 'THB',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  Ft: 'HUF',
  HK$: 'HKD',
  Kč: 'CZK',
  NT$: 'TWD',
  NZ$: 'NZD',
  R$: 'BRL',
  S$: 'SGD',
  US$: 'USD',
  zł: 'PLN',
  元: 'CNY',
  円: 'JPY',
  원: 'KRW',
};
