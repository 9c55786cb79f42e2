import { expect, test } from 'vitest';
import { prose, read } from './read.ts';

const article = (seed: string) =>
  `<p>${prose(`${seed} one`)}</p><p>${prose(`${seed} two`)}</p><p>${prose(`${seed} three`)}</p>`;
const menu = `<nav><ul>${['Home', 'Shop', 'About'].map((x) => `<li><a href="/${x}">${x}</a></li>`).join('')}</ul></nav>`;

test('menus, sidebars of links and footers stay out, the article stays in', () => {
  const { text, removed } = read(
    `<body>${menu}<article><h1>Harbour news</h1>${article('tide')}</article><footer>All rights kept by nobody</footer></body>`,
  );
  expect(text).toContain('The tide three');
  expect(text).not.toContain('Shop');
  expect(text).not.toContain('All rights');
  expect(removed.boilerplate.map((passage) => passage.text)).toContain('HomeShopAbout');
});

test('class names that lie do not decide', () => {
  const { text } = read(`<div id="content">${menu}</div><div class="sidebar">${article('truth')}</div>`);
  expect(text).toContain('The truth two');
  expect(text).not.toContain('About');
});

test('a short page keeps its only sentence', () => {
  expect(read('<p>Yes.</p>').text).toBe('Yes.');
});

test('a page of links alone gives its links', () => {
  const { text } = read('<div><a href="/1">Red</a></div><div><a href="/2">Blue</a></div>');
  expect(text).toContain('Blue');
});

test('a Chinese article is chosen like any other', () => {
  const paragraph = `<p>${'海港的风在傍晚慢慢升起，老码头旁的船只静静等待。'.repeat(4)}</p>`;
  const { text } = read(`<body>${menu}<div>${paragraph.repeat(3)}</div></body>`);
  expect(text).toContain('老码头');
  expect(text).not.toContain('Shop');
});

test('text straight in the body is content', () => {
  expect(read(`${prose('loose')}<br><br>${prose('second')}`).text).toContain('The second');
});

test('an image inside the article stays, one in the menu goes', () => {
  const html = `<nav><a href="/">Home</a><img alt="logo mark" src="/l.png"></nav><article>${article('sea')}<div><img alt="pier" src="/p.jpg"></div>${article('bay')}</article>`;
  const markdown = read(html)
    .blocks.map((block) => block.markdown)
    .join('\n');
  expect(markdown).toContain('pier');
  expect(markdown).not.toContain('logo mark');
});

test('the whole page is given when asked for', () => {
  const { text, method } = read(`${menu}${article('tide')}`, { scope: 'page' });
  expect(text).toContain('Shop');
  expect(method).toBe('body');
});

test('a selection gives the blocks that the person marked', () => {
  const { text } = read(`<p>Not this.</p><p data-pith-selected>This one.</p>`, { scope: 'selection' });
  expect(text).toBe('This one.');
});

test('a title that the metadata found stays, though it stands in the page banner', () => {
  const html = `<header><h1 data-pith-role="title">Storm over the bay</h1></header>${menu}<article>${article('tide')}</article>`;
  expect(read(html).text).toContain('Storm over the bay');
});
