// What a card says of a thing that is sold or judged: its price and its rating, as they are shown.

import type { CardFacts } from '../../card-facts.ts';
import { foldSpace } from '../../words.ts';
import type { Draft } from '../draft.ts';

const SIGN =
  '(?<!\\p{L})(?:[A-Z]{1,3}\\$|[$€£¥₹₩₽₺₫฿₴₪]|USD|EUR|GBP|CHF|CAD|AUD|JPY|INR|PLN|SEK|NOK|DKK|CZK|BRL|R\\$|zł|kr|Kč|Ft|元|円)(?!\\p{L})';
const AMOUNT = "\\d(?:[\\d.,'’\\u00A0\\u202F]*\\d)?";
const PRICE = new RegExp(
  `(?<before>${SIGN})\\s?(?<amount>${AMOUNT})|(?<!\\d)(?<other>${AMOUNT})\\s?(?<after>${SIGN})`,
  'u',
);
const STRUCK = /~~.*?~~/gs;
const DESTINATION = /\]\([^)\s]*\)/g;
const ESCAPE = /\\(?=[^\p{L}\p{N}\s])/gu;
/** `4.5 out of 5 stars`, `4,5 von 5`, `评分 4.5/5`. */
const OF_FIVE = /^\D{0,30}([0-4](?:[.,]\d{1,2})?|5(?:[.,]0{1,2})?)\D{1,15}5(?:[.,]0)?(?!\d)/;
const NAMED = '[aria-label], [title], [alt], [itemprop=ratingValue]';

/** Signs that mean one currency. */
const CURRENCIES: Partial<Record<string, string>> = {
  __proto__: null as never,
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
  '₺': 'TRY',
  '₫': 'VND',
  '฿': 'THB',
  '₴': 'UAH',
  '₪': 'ILS',
  zł: 'PLN',
  Kč: 'CZK',
  Ft: 'HUF',
  R$: 'BRL',
  元: 'CNY',
  円: 'JPY',
};

export function readFacts(card: Element, drafts: Draft[]): Pick<CardFacts, 'price' | 'currency' | 'rating'> {
  return { ...priceIn(drafts), rating: ratingOf(card) };
}

function priceIn(drafts: Draft[]): Pick<CardFacts, 'price' | 'currency'> {
  for (const { markdown } of drafts) {
    const shown = markdown.replace(STRUCK, ' ').replace(DESTINATION, ']').replace(ESCAPE, '');
    const { before, amount, other, after } = PRICE.exec(shown)?.groups ?? {};
    const sign = before ?? after;
    if (sign !== undefined) return { price: amount ?? other ?? '', currency: CURRENCIES[sign] ?? sign };
  }
  return { price: '', currency: '' };
}

function ratingOf(card: Element): string {
  for (const element of [card, ...card.querySelectorAll(NAMED)]) {
    if (element.getAttribute('itemprop') === 'ratingValue') {
      const value = element.getAttribute('content') ?? foldSpace(element.textContent ?? '');
      if (/^[0-5](?:[.,]\d+)?$/.test(value)) return value;
    }
    for (const name of ['aria-label', 'title', 'alt']) {
      const rating = OF_FIVE.exec(element.getAttribute(name) ?? '')?.[1];
      if (rating !== undefined) return rating;
    }
  }
  return '';
}
