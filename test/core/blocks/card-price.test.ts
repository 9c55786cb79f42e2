import { expect, test } from 'vitest';
import { readHtml } from './read-html.ts';

/** Of the first of three cards that say the same. */
function priceOf(said: string): string {
  const tile = (name: string) =>
    `<div class="tile"><div><a href="https://shop.example/${name}">${name} for $7</a></div><p>${said}</p></div>`;
  const [draft] = readHtml(['Blue', 'White', 'Green'].map(tile).join(''));
  if (!draft || !('card' in draft) || !draft.card) throw new Error(`No card with ${said}`);
  const { price, currency } = draft.card;
  return `${price} ${currency}`.trim();
}

test.each([
  ['1 299,00 €', '1 299,00 EUR'],
  ['1&nbsp;299,00&nbsp;€', '1 299,00 EUR'],
  ['1\u202F299,00 €', '1 299,00 EUR'],
  ['1.299,- €', '1.299 EUR'],
  ["CHF 1'299.–", "1'299 CHF"],
  ['5€99', '5.99 EUR'],
  ['$5<sup>99</sup>', '5.99 $'],
  ['$5 299 reviews', '5 $'],
  ['US$5', '5 USD'],
  ['R$ 1.299,00', '1.299,00 BRL'],
  ['Rs. 500', '500 Rs.'],
  ['AED 500', '500 AED'],
  ['¥12,800', '12,800 ¥'],
  ['12,800円', '12,800 JPY'],
  ['١٢ ₪', '١٢ ILS'],
  ['Save $10, now $5', '5 $'],
  ['-$10 <b>$5</b>', '5 $'],
  ['$5 - $10', '5 $'],
])('%s is a price', (said, price) => {
  expect(priceOf(said)).toBe(price);
});

test.each([
  '$1.5M raised',
  '$15 million',
  '3 Mio. €',
  '$10 off',
  '-20 %',
  '2026-11-01',
  '4/5',
  '<code>echo $1</code>',
  'The firm paid $5 to each of its workers, who went on to strike all the same for the whole of the week.',
])('%s is none, nor is a sum in the title', (said) => {
  expect(priceOf(said)).toBe('');
});
