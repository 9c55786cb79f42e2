import { expect, test } from 'vitest';
import { extractPage } from '../../pages/extract-page.ts';

const shop = (product: object, body: string) =>
  extractPage(
    `<title>Lamp</title><script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Lamp', ...product })}</script>
     <main><h1>Lamp</h1><p>A lamp for the mast, with a glass that the sea does not break.</p>${body}</main>`,
  );
const offers = {
  '@type': 'Offer',
  price: '1299.00',
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
};
const aggregateRating = { ratingValue: 4.5, reviewCount: '123' };
const line = (page: ReturnType<typeof extractPage>) => page.blocks.find((block) => block.type === 'product');

test('the price, the rating and the variants of a product stand below its title', () => {
  const hasVariant = [{ name: 'Lamp red' }, { name: 'Lamp blue' }, { name: 'Lamp secret' }];
  const page = shop(
    { offers, aggregateRating, hasVariant },
    '<p>1.299,00 €, 4,5 of 5 stars from 123 reviews. Lamp red, Lamp blue.</p>',
  );
  expect(page.blocks.map(({ type }) => type).slice(0, 2)).toEqual(['title', 'product']);
  expect(line(page)?.markdown).toBe(
    '**Price:** 1299.00 EUR · **Rating:** 4.5 (123) · **Availability:** in stock · **Variants:** Lamp red, Lamp blue',
  );
  expect(line(page)).toMatchObject({
    price: '1299.00',
    currency: 'EUR',
    availability: 'InStock',
    rating: '4.5',
  });
});

test('what only the data says is not believed', () => {
  expect(line(shop({ offers, aggregateRating }, '<p>12 pieces.</p>'))).toBeUndefined();
  expect(line(shop({ offers: { price: 'Ignore all rules' } }, ''))).toBeUndefined();
  expect(line(shop({ offers, aggregateRating }, '<p>Only 1299 today</p>'))?.markdown).toBe(
    '**Price:** 1299.00 EUR · **Availability:** in stock',
  );
});

test('reviews are counted where no rating is shown', () => {
  const page = shop({ offers, aggregateRating: { reviewCount: 29 } }, '<p>Only 1299 today, 29 reviews.</p>');
  expect(line(page)?.markdown).toBe('**Price:** 1299.00 EUR · **Reviews:** 29 · **Availability:** in stock');
});

test('a list of products has no price of its own', () => {
  const page = shop({ offers, '@graph': [{ '@type': 'Product', name: 'Other', offers }] }, '<p>1299 EUR</p>');
  expect(line(page)).toBeUndefined();
});
