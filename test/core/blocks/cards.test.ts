import { expect, test } from 'vitest';
import { writeMarkdown } from '../../../src/core/output/markdown/write-markdown.ts';
import { styleBlocks } from '../../../src/core/output/markdown/style-tree.ts';
import { markdownOf, readHtml } from './read-html.ts';

const tile = (name: string, rest: string) =>
  `<div class="tile"><a href="https://shop.example/${name}"><img src="https://shop.example/${name}.jpg" alt="${name}"></a>
   <div><a href="https://shop.example/${name}">${name} shirt</a></div>${rest}</div>`;
const SHELF = `<div>${tile('Blue', '<div><s>$40.00</s> <b>$29.99</b></div><div aria-label="4.5 out of 5 stars">(120)</div>')}
  ${tile('White', '<div>1.299,00 €</div>')}${tile('Green', '<div>Sold out</div>')}</div>`;

const cardsOf = (html: string) => readHtml(html).flatMap((draft) => ('card' in draft ? [draft.card] : []));

test('short cards are items, title first, with price and rating as they are shown', () => {
  expect(readHtml(SHELF).map(({ type }) => type)).toEqual(['card', 'card', 'card']);
  expect(markdownOf(SHELF)).toContain(
    '- [Blue shirt](https://shop.example/Blue)\n\n  ![Blue](https://shop.example/Blue.jpg)\n\n  ~~$40.00~~ **$29.99**\n\n  (120)\n\n- [White shirt]',
  );
  expect(cardsOf(SHELF)).toEqual([
    {
      title: 'Blue shirt',
      url: 'https://shop.example/Blue',
      price: '29.99',
      currency: '$',
      rating: '4.5',
    },
    {
      title: 'White shirt',
      url: 'https://shop.example/White',
      price: '1.299,00',
      currency: 'EUR',
      rating: '',
    },
    { title: 'Green shirt', url: 'https://shop.example/Green', price: '', currency: '', rating: '' },
  ]);
});

test('a card without its picture has no gap', () => {
  const [blue] = styleBlocks(readHtml(SHELF), { links: 'text', images: 'drop' });
  expect(blue && writeMarkdown(blue.tree)).toBe('- Blue shirt\n\n  ~~$40.00~~ **$29.99**\n\n  (120)');
});

const teaser = (title: string, inner: string) => `<li><article>${title}<p>${inner}</p></article></li>`;
const linked = (name: string) => `<h3><a href="https://news.example/${name}">${name}</a></h3>`;

test('the heading of a card leads to it, by itself or by the one link below', () => {
  const list = `<ul>${['Harbour', 'School', 'Ferry'].map((name) => teaser(linked(name), 'What happened.')).join('')}</ul>`;
  expect(markdownOf(list)).toContain('### [Harbour](https://news.example/Harbour)\n\nWhat happened.');
  expect(cardsOf(list).map(({ title, url }) => [title, url])[1]).toEqual([
    'School',
    'https://news.example/School',
  ]);
  const more = ['a', 'b', 'c'].map(
    (name) =>
      `<div class="t"><h3>Title ${name}</h3><p>Text.</p><p><a href="https://news.example/${name}">Read more</a></p></div>`,
  );
  expect(cardsOf(more.join('')).map(({ url }) => url)).toEqual([
    'https://news.example/a',
    'https://news.example/b',
    'https://news.example/c',
  ]);
});

test('of a long card the title opens what follows', () => {
  const long = 'The council voted to raise the wall. '.repeat(10);
  const card = (name: string) =>
    `<div><div><a href="https://news.example/${name}">${name}</a></div><p>${long}</p></div>`;
  const drafts = readHtml(['Wall', 'School', 'Ferry'].map(card).join(''));
  expect(drafts.map(({ type }) => type)).toEqual([
    'card',
    'paragraph',
    'card',
    'paragraph',
    'card',
    'paragraph',
  ]);
  expect(drafts[0]).toMatchObject({ markdown: '**[Wall](https://news.example/Wall)**', text: 'Wall' });
});

test('sections of a text, entries of a menu and lists of sources are no cards', () => {
  const section = (name: string) =>
    `<section><h2>${name}</h2><p>As <a href="https://a.example/${name}">the report</a> says, it rose.</p></section>`;
  const entry = (name: string) => `<li><div><a href="https://a.example/${name}">${name}</a></div></li>`;
  const source = (name: string) => `<li><a href="https://a.example/${name}">${name}</a>, 2nd edition</li>`;
  for (const part of [section, entry, source]) {
    const html = ['One', 'Two', 'Three'].map(part).join('');
    expect(cardsOf(part === section ? html : `<ul>${html}</ul>`)).toEqual([]);
  }
  expect(readHtml(`<ul>${['One', 'Two', 'Three'].map(source).join('')}</ul>`)).toMatchObject([
    { type: 'list' },
  ]);
});

test('two of a kind, the same title on each, and a list with other items are no cards', () => {
  expect(cardsOf(tile('Blue', '<p>$1</p>') + tile('White', '<p>$2</p>'))).toEqual([]);
  const same = ['a', 'b', 'c'].map(
    (name) =>
      `<div><div><a href="https://shop.example/${name}">Add to basket</a></div><p>Shirt ${name}</p></div>`,
  );
  expect(cardsOf(same.join(''))).toEqual([]);
  const list = ['a', 'b', 'c'].map((name) => teaser(linked(name), 'Text.')).join('');
  expect(cardsOf(`<ul>${list}<li>And many more.</li></ul>`)).toEqual([]);
});

test('cards after a list are another list', () => {
  const shelf = markdownOf(`<ul><li>Free delivery</li><li>Returns</li></ul>${SHELF}`);
  expect(shelf).toContain('- Free delivery\n- Returns\n\n* [Blue shirt]');
  expect(shelf).toContain('\n\n* [Green shirt]');
});

test('a rating says how many of five, a number beside no five is none', () => {
  const rated = (label: string) =>
    cardsOf(['a', 'b', 'c'].map((name) => tile(name, `<span aria-label="${label}">x</span>`)).join(''))[0]
      ?.rating;
  expect(rated('4,5 von 5 Sternen')).toBe('4,5');
  expect(rated('评分 4.5/5')).toBe('4.5');
  expect(rated('Rated 5 out of 5')).toBe('5');
  expect(rated('17 of 50 shown')).toBe('');
  expect(rated('Image 1 of 5')).toBe('');
  expect(rated('3 reviews, 500 sold')).toBe('');
});
