// What is no card, and what a card keeps of the list that it stood in.

import { expect, test } from 'vitest';
import { writeMarkdown } from '../../../src/core/output/markdown/write-markdown.ts';
import { styleBlocks } from '../../../src/core/output/markdown/style-tree.ts';
import { markdownOf, readHtml } from './read-html.ts';

const NAMES = ['Blue', 'White', 'Green'];
const each = (part: (name: string) => string) => NAMES.map(part).join('');
const to = (name: string, words = name) => `<div><a href="https://shop.example/${name}">${words}</a></div>`;
const cardsOf = (html: string) => readHtml(html).flatMap((draft) => ('card' in draft ? [draft.card] : []));

test.each(['#part', 'javascript:void(0)', ''])('a title that leads to "%s" makes no card', (href) => {
  const entry = (name: string) =>
    `<li><div><a href="${href}">${name}</a></div><ul><li>Sub ${name}</li></ul></li>`;
  expect(markdownOf(`<ul>${each(entry)}</ul>`)).toBe(
    '- Blue\n  - Sub Blue\n- White\n  - Sub White\n- Green\n  - Sub Green',
  );
});

test('a numbered list of cards keeps its numbers, and its words between', () => {
  const html = `<ol start="9">${each((name) => `<li>${to(name)}<p>$5</p></li>`)}</ol>`;
  const [blue, white, green] = ['Blue', 'White', 'Green'].map(
    (name) => `[${name}](https://shop.example/${name})`,
  );
  expect(markdownOf(html)).toBe(`9. ${blue}\n\n   $5\n\n10. ${white}\n\n    $5\n\n11. ${green}\n\n    $5`);
  expect(cardsOf(html).map(({ price }) => price)).toEqual(['5', '5', '5']);
  expect(markdownOf(html.replace('</ol>', 'And more.</ol>'))).toContain('And more.');
});

test('a numbered card without its picture stays one item', () => {
  const picture = '<p>New</p><img src="https://shop.example/a.jpg" alt="A">';
  const drafts = readHtml(`<ol>${each((name) => `<li>${to(name)}${picture}<p>$5</p></li>`)}</ol>`);
  const [blue] = styleBlocks(drafts, { links: 'text', images: 'drop' });
  expect(blue && writeMarkdown(blue.tree)).toBe('1. Blue\n\n   New\n\n   $5');
});

test('items whose title stands in a caption or breaks into lines stay items', () => {
  const caption = (name: string) =>
    `<li><figure><img src="https://shop.example/a.jpg"><figcaption>${to(name)}</figcaption></figure><p>$5</p></li>`;
  const broken = (name: string) => `<li>${to(name, `${name}<br>shirt`)}<p>$5</p></li>`;
  for (const item of [caption, broken]) {
    const html = `<ul>${each(item)}</ul>`;
    expect(readHtml(html).map(({ markdown }) => markdown.slice(0, 2))).toEqual(['- ', '- ', '- ']);
    expect(cardsOf(html).map(({ price }) => price)).toEqual(['5', '5', '5']);
  }
  expect(cardsOf(`<ul>${each(broken)}</ul>`)[0]?.title).toBe('Blue shirt');
});

test('parts within parts without an end are no cards', () => {
  let html = to('Blue');
  for (let depth = 0; depth < 150; depth += 1)
    html = `<section>${html}</section><section><img src="https://shop.example/a.jpg"></section>`;
  const rows = each((name) => `<div class="row">${html}${to(name)}<p>$5</p></div>`);
  expect(cardsOf(rows)).toEqual([]);
});
