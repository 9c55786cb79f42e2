// What a shop asks for a product, below the title, once and in words that need no layout.

import type { Draft, ProductFacts } from '../block.ts';
import type { Inline } from '../tree.ts';
import { joinRuns } from './inline/runs.ts';

export function withProduct(drafts: Draft[], product: ProductFacts | undefined): Draft[] {
  if (!product) return drafts;
  const title = drafts.findIndex((draft) => draft.type === 'title');
  // The page shows it where it stands.
  const line: Inline = { type: 'label', children: productLine(product) };
  return drafts.toSpliced(title + 1, 0, {
    type: 'product',
    ...product,
    tree: { type: 'paragraph', children: [line] },
  });
}

function productLine({ price, currency, availability, rating, reviews, variants }: ProductFacts): Inline[] {
  const parts: [label: string, value: string][] = [
    ['Price', [price, currency].filter(Boolean).join(' ')],
    ['Rating', rating === '' || reviews === '' ? rating : `${rating} (${reviews})`],
    ['Reviews', rating === '' ? reviews : ''],
    ['Availability', availability.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()],
    ['Variants', variants.join(', ')],
  ];
  const runs = parts
    .filter(([, value]) => value !== '')
    .map(([label, value]): Inline[] => [
      { type: 'strong', children: [{ type: 'text', value: `${label}:` }] },
      { type: 'text', value: ` ${value}` },
    ]);
  return joinRuns(runs, [{ type: 'text', value: ' · ' }]);
}
