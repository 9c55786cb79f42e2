// Pages that no author would write, or that lie: the choice of content holds.

import { describe, expect, test } from 'vitest';
import { PithError } from '../../../src/errors.ts';
import { prose, read } from './read.ts';

const article = (seed: string): string =>
  Array.from({ length: 4 }, (_, i) => `<p>${prose(`${seed} ${i}`)}</p>`).join('');
const links = (count: number): string =>
  Array.from({ length: count }, (_, i) => `<li><a href="/${i}">Boat number ${i}</a></li>`).join('');

describe('a page without text is an error that says so', () => {
  test.each([
    ['nothing', ''],
    ['white space and line breaks', ' <br> <p> </p> <div>\n</div>'],
    ['scripts and styles', '<script>var text = "A long text in a script."</script><style>p{}</style>'],
    ['empty containers, deep', `${'<div>'.repeat(500)}${'</div>'.repeat(500)}`],
  ])('%s', (_, html) => {
    expect(() => read(html)).toThrow(PithError);
    expect(() => read(html)).toThrow('No text was found');
  });
});

test('the only block is the content, whatever it is called', () => {
  expect(read('<footer class="cookie ad hidden-xs"><p>The only words here.</p></footer>').text).toBe(
    'The only words here.',
  );
});

test('a page that is nothing but links gives them all', () => {
  const { text } = read(`<ul>${links(300)}</ul>`);
  expect(text).toContain('Boat number 0');
  expect(text).toContain('Boat number 299');
});

test('a page that is nothing but code gives it all', () => {
  const listing = Array.from({ length: 200 }, (_, i) => `const boat${i} = moor(${i});`).join('\n');
  const { blocks } = read(`<pre><code>${listing}</code></pre>`);
  expect(blocks.map(({ type }) => type)).toEqual(['code']);
  expect(blocks[0]?.text.split('\n')).toHaveLength(200);
});

test('scripts that stand side by side are one article', () => {
  const parts = [
    '海港的风在傍晚慢慢升起，老码头旁的船只静静等待。渔民们收起渔网，准备第二天清晨再次出海。',
    'تهبّ الريح من الميناء في المساء، وتنتظر القوارب عند الرصيف القديم. يجمع الصيادون شباكهم.',
    'Вечером с гавани поднимается ветер, и лодки ждут у старого причала. Рыбаки собирают сети.',
    'शाम को बंदरगाह से हवा उठती है और नावें पुराने घाट पर ठहरी रहती हैं। मछुआरे जाल समेटते हैं।',
    'In the evening the wind rises from the harbour, and the boats wait at the old pier.',
  ];
  const { text } = read(
    `<nav><ul>${links(8)}</ul></nav><main><h1>Five harbours</h1>${parts.map((part) => `<p>${part}</p>`).join('')}</main>`,
  );
  for (const part of parts) expect(text).toContain(part);
  expect(text).not.toContain('Boat number 3');
});

describe('names that lie do not decide', () => {
  test.each([
    ['sidebar', 'content'],
    ['footer', 'article-body'],
    ['comments related-posts', 'main post-content'],
    ['menu nav navigation', 'entry-content'],
    ['advertisement sponsored', 'story'],
    ['cookie-banner', 'article'],
  ])('the article is called %s and the menu %s', (articleName, menuName) => {
    const { text } = read(
      `<div id="${menuName}" class="${menuName}"><ul>${links(12)}</ul></div>
       <div id="${articleName}" class="${articleName}"><h1>The harbour</h1>${article('truth')}</div>`,
    );
    for (const number of [0, 1, 2, 3]) expect(text).toContain(`The truth ${number}`);
    expect(text).not.toContain('Boat number 5');
  });
});

test('keywords stuffed around an article do not push it out', () => {
  const stuffing = 'cheap boats, buy boats, boat prices, best boats, used boats, boats online, '.repeat(60);
  const { text } = read(
    `<nav><ul>${links(8)}</ul></nav><article><h1>Boats</h1>${article('harbour')}</article><div>${stuffing}</div>`,
  );
  for (const number of [0, 1, 2, 3]) expect(text).toContain(`The harbour ${number}`);
});
