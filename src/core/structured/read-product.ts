// The offer of a product's page: price, rating and variants, as its structured data has them and the page shows them.

import type { DomPass } from '../page.ts';
import type { ProductFacts } from '../block.ts';
import { standingTexts } from '../dom/standing-texts.ts';
import { foldSpace } from '../dom/words.ts';
import { type Node, isNode, list, readJsonLd, typesOf } from './json-ld.ts';

/** A shop with more of them has a picker, not a list. */
const MOST_VARIANTS = 20;
const LONGEST_VARIANT = 80;
const NUMBER = /\d[\d.,'’\s]*\d|\d/g;
const AVAILABILITY = /(InStock|OutOfStock|PreOrder|BackOrder|SoldOut|Discontinued|LimitedAvailability)$/;

export const readProduct: DomPass = {
  name: 'read-product',
  run(page) {
    const products = readJsonLd(page.document).nodes.filter((node) =>
      typesOf(node).some((type) => type === 'Product' || type === 'ProductGroup'),
    );
    const [product] = products;
    if (!product || products.length > 1) return;
    const text = foldSpace([...standingTexts(page.document.body)].map(({ data }) => data).join(' '));
    const numbers = new Set((text.match(NUMBER) ?? []).map(figures));
    // What the page does not show could be anything.
    const shown = (value: string): string => (numbers.has(figures(value)) ? value : '');
    const variants = list(product['hasVariant']).filter(isNode);
    const offers = [product, ...variants].flatMap((node) => list(node['offers'])).filter(isNode);
    const rating = list(product['aggregateRating']).find(isNode);
    const price = offers
      .map((offer) => shown(textOf(offer['price'] ?? offer['lowPrice'] ?? priceIn(offer))))
      .find(Boolean);
    const facts: ProductFacts = {
      price: price ?? '',
      currency: price === undefined ? '' : currencyOf(offers),
      availability: AVAILABILITY.exec(textOf(offers[0]?.['availability']))?.[1] ?? '',
      rating: shown(textOf(rating?.['ratingValue'])),
      reviews: shown(textOf(rating?.['reviewCount'] ?? rating?.['ratingCount'])),
      variants: [...new Set(variants.map((variant) => foldSpace(textOf(variant['name']))))]
        .filter((name) => name !== '' && name.length <= LONGEST_VARIANT && text.includes(name))
        .slice(0, MOST_VARIANTS),
    };
    if (facts.price !== '' || facts.rating !== '') page.product = facts;
  },
};

/** `1,299.00`, `1.299,00` and `1299` are one price. */
const figures = (value: string): string => value.replace(/[.,]0{1,2}$/, '').replace(/\D/g, '');

const textOf = (value: unknown): string =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';

const priceIn = (offer: Node): unknown =>
  list(offer['priceSpecification'])
    .filter(isNode)
    .map((specification) => specification['price'])[0];

const currencyOf = (offers: Node[]): string =>
  offers.map((offer) => textOf(offer['priceCurrency'])).find((currency) => /^[A-Z]{3}$/.test(currency)) ?? '';
