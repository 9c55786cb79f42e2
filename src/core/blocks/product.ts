// What a shop asks for a product, below the title, once and in words that need no layout.

import { escapeText, findPairing } from '../output/markdown/escape-text.ts';
import type { ProductFacts } from '../product-facts.ts';
import type { Draft } from './draft.ts';

export function withProduct(drafts: Draft[], product: ProductFacts | undefined): Draft[] {
  if (!product) return drafts;
  const title = drafts.findIndex((draft) => draft.type === 'title');
  return drafts.toSpliced(title + 1, 0, {
    type: 'product',
    ...product,
    markdown: productLine(product),
    // The page shows it where it stands.
    text: '',
  });
}

function productLine({ price, currency, availability, rating, reviews, variants }: ProductFacts): string {
  const parts: [label: string, value: string][] = [
    ['Price', [price, currency].filter(Boolean).join(' ')],
    ['Rating', rating === '' || reviews === '' ? rating : `${rating} (${reviews})`],
    ['Reviews', rating === '' ? reviews : ''],
    ['Availability', availability.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()],
    ['Variants', variants.join(', ')],
  ];
  return parts
    .flatMap(([label, value]) => (value === '' ? [] : [`**${label}:** ${plain(value)}`]))
    .join(' · ');
}

function plain(value: string): string {
  const pairing = findPairing([{ kind: 'text', value }]);
  return escapeText(value, { ...pairing, stars: true }, { before: ' ', after: ' ', inLink: false });
}
