import { expect, test } from 'vitest';
import { dropShelves } from '../../../src/core/content/drop-shelves.ts';
import { isKept, judge } from '../../../src/core/content/text-block.ts';
import type { Page } from '../../../src/core/page.ts';
import type { PageTypeName } from '../../../src/core/types.ts';
import { blocksOf, prose } from './read.ts';

const about = prose('pot', 80);
const shelf = (...cards: [name: string, price: string][]) =>
  `<ul>${cards.map(([name, price]) => `<li><a href="/p">${name}</a><p>${price}</p></li>`).join('')}</ul>`;
const others = shelf(
  ['Two cups of clay', '฿120'],
  ['A jar for fish', '$ 45'],
  ['Bowls for the garden', '9 zł'],
);

/** All is kept before; the model believes so much of what stands in lists. */
function kept(html: string, type: PageTypeName = 'product', belief = 0.6): string {
  const textBlocks = blocksOf(html);
  for (const block of textBlocks) {
    judge(block, true, 'start');
    block.belief = block.element.closest('ul') ? belief : 0.8;
  }
  dropShelves.run({ textBlocks, pageType: { type, confidence: 1, signals: [] } } as unknown as Page);
  return textBlocks
    .filter(isKept)
    .map(({ text }) => text)
    .join(' | ');
}

test('on the page of one product a shelf of others goes', () => {
  const page = `<h1>Clay pot</h1><p>${about}</p><div>${others}</div>`;
  expect(kept(page)).toBe(`Clay pot | ${about}`);
  expect(kept(page, 'product', 0.8)).toContain('Two cups of clay');
});

test('ways to buy the same, a shelf above the title and the cards of a listing stay', () => {
  const ways = shelf(['Paperback', '$9'], ['Hardcover', '$19'], ['Audio', '$12']);
  const withWays = `<h1>Clay pot</h1><p>${about}</p>${ways}`;
  expect(kept(withWays)).toContain('Hardcover');
  expect(kept(`${others}<h1>Clay pot</h1><p>${about}</p>`)).toContain('Two cups of clay');
  expect(kept(`<h1>Pots</h1><p>${about}</p>${others}`, 'listing')).toContain('Two cups of clay');
  expect(kept(`<h1>Pots</h1><p>All that we have.</p>${others}`)).toContain('Two cups of clay');
});
