import { expect, test } from 'vitest';
import { dropShelves } from '../../../src/core/content/repair/drop-shelves.ts';
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
function kept(html: string, type: PageTypeName = 'product', belief = 0.6, confidence = 1): string {
  const textBlocks = blocksOf(html);
  for (const block of textBlocks) {
    judge(block, true, 'start');
    block.belief = block.element.closest('ul') ? belief : 0.8;
  }
  dropShelves.run({ textBlocks, pageType: { type, confidence, signals: [] } } as unknown as Page);
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

test('a small page that could be of any shop is of one product where the price alone stands under its title', () => {
  const page = (...below: string[]) =>
    `<h1>Clay pot</h1>${below.map((line) => `<p>${line}</p>`).join('')}<p>${about}</p><div>${others}</div>`;
  const goes = (html: string, type: PageTypeName, confidence: number) =>
    expect(kept(html, type, 0.6, confidence)).not.toContain('Two cups of clay');
  const stays = (html: string, type: PageTypeName, confidence: number) =>
    expect(kept(html, type, 0.6, confidence)).toContain('Two cups of clay');
  for (const price of ['฿690', '$99.00 $79.00', '1.290,00 €', 'CHF 12', '690円', '49 zł'])
    goes(page(price), 'unknown', 0.3);
  goes(page('Hand-made', '$690'), 'collection', 0.45);
  for (const line of [
    'From $9',
    'Free–$20',
    'Sold since 1690',
    '$12,340 raised',
    'Cart: <a href="/cart">$0.00</a>',
  ])
    stays(page(line), 'unknown', 0.3);
  stays(page('$690'), 'listing', 0.8);
  stays(page('$690'), 'article', 0.45);
  stays(page('One', 'Two', 'Three', 'Four', '$690'), 'unknown', 0.3);
  stays(page('<a href="/cart">2 pots</a>', '$690'), 'unknown', 0.3);
  stays(`<h1>Pots</h1>${others}<p>${about}</p>`, 'unknown', 0.3);
  const badge = '<ul><li><p>$120</p><a href="/p">Two cups of clay</a></li></ul>';
  stays(`<h1>Pots</h1>${badge}<p>${about}</p>${others}`, 'unknown', 0.3);
});

test('ways to buy the same, a shelf above the title and the cards of a listing stay', () => {
  const ways = shelf(['Paperback', '$9'], ['Hardcover', '$19'], ['Audio', '$12']);
  const withWays = `<h1>Clay pot</h1><p>${about}</p>${ways}`;
  expect(kept(withWays)).toContain('Hardcover');
  expect(kept(`${others}<h1>Clay pot</h1><p>${about}</p>`)).toContain('Two cups of clay');
  expect(kept(`<h1>Pots</h1><p>${about}</p>${others}`, 'listing')).toContain('Two cups of clay');
  expect(kept(`<h1>Pots</h1><p>All that we have.</p>${others}`)).toContain('Two cups of clay');
});

test('two cards, long parts, sums without links, plans, tables of orders and days of a journey are no shelf', () => {
  const stays = (part: string, telling: string) =>
    expect(kept(`<h1>Clay pot</h1><p>${about}</p><div>${part}</div>`)).toContain(telling);
  stays(shelf(['Two cups of clay', '$120'], ['A jar for fish', '$45']), 'Two cups');
  const long = `with ${prose('clay', 70)}`;
  stays(shelf([long, '$120'], [long, '$45'], [long, '$9']), long);
  stays(
    '<ul><li><p>Four kilos of clay $9</p></li><li><p>Six kilos of clay $12</p></li><li><p>Ten kilos of clay $18</p></li></ul>',
    'Four kilos',
  );
  const plan = (name: string) =>
    `<li><h3>${name} plan for potters</h3><p>$9 a month</p><a href="/buy">Choose ${name}</a></li>`;
  stays(`<ul>${plan('Small')}${plan('Large')}${plan('Huge')}</ul>`, 'Small plan');
  const row = (name: string) =>
    `<tr><td><a href="/o">${name}</a></td><td>length of ten millimetres</td><td>$4.00</td></tr>`;
  stays(`<table>${row('A-1')}${row('A-2')}${row('A-3')}</table>`, 'A-1');
  const day = (name: string) => `<li><a href="/d">${name} old town and the river</a></li>`;
  stays(`<ol>${day('Day 1 European')}${day('Day 2 Kraków')}${day('Day 3 Euro')}</ol>`, 'Kraków');
});

test('a page of very many parts is gone through', () => {
  const many = '<p>clay</p>'.repeat(150_000);
  expect(kept(`<h1>Clay pot</h1>${many}`).split(' | ')).toHaveLength(150_001);
});
