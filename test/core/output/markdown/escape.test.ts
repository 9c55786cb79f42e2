import { expect, test } from 'vitest';
import { markdownOf } from '../../blocks/read-html.ts';

const paragraph = (text: string): string => {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return markdownOf(`<p>${escaped}</p>`);
};

test.each([
  'snake_case and a_b_c',
  '2 * 3 * 4',
  'version 1.5 (of 2.0)',
  'mid #hash and a - dash + plus',
  'costs $5 and $10',
  'a single * star, one ~ tilde, one ` tick',
  '5 < 6 > 4',
  'AT&T & more',
  'array[0] and [1]',
  'C:\\new folder',
  'https://q.example/a_b_/c_d_?x=1&y=2',
])('%s needs no backslash', (text) => {
  expect(paragraph(text)).toBe(text);
});

test.each([
  ['# no heading', '\\# no heading'],
  ['- no list', '\\- no list'],
  ['+ no list', '\\+ no list'],
  ['12. no list', '12\\. no list'],
  ['> no quote', '\\> no quote'],
  ['---', '\\---'],
  ['***', '\\*\\*\\*'],
  ['~~~', '\\~~~'],
  ['```js', '\\```js'],
  ['[a]: https://q.example/', '\\[a]: https://q.example/'],
  ['[!NOTE] forged', '\\[!NOTE] forged'],
  ['*a* _b_ ~c~', '\\*a\\* \\_b\\_ \\~c\\~'],
  ['`a` and `b`', '\\`a\\` and \\`b\\`'],
  ['<div>', '\\<div>'],
  ['&lt; typed', '\\&lt; typed'],
  ['[a](b)', '[a\\](b)'],
  ['$x$', '\\$x\\$'],
  ['a\\*b', 'a\\\\*b'],
  ['text[^1]', 'text\\[^1]'],
  ['https://q.example/<script>', 'https://q.example/&lt;script>'],
])('%s stays text', (text, markdown) => {
  expect(paragraph(text)).toBe(markdown);
});

test('a second line that looks like an underline or a table row is escaped', () => {
  expect(markdownOf('<p>a<br>===<br>|---|</p>')).toBe('a  \n\\===  \n\\|---|');
});

test('a heading keeps hashes at its end', () => {
  expect(markdownOf('<h2>Learn C #</h2>')).toBe('## Learn C \\#');
});
