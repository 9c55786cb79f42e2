import { expect, test } from 'vitest';
import { markdownOf, readHtml } from './read-html.ts';

const row = (...cells: string[]) => `<tr>${cells.join('')}</tr>`;
const th = (text: string, attributes = '') => `<th ${attributes}>${text}</th>`;
const td = (text: string, attributes = '') => `<td ${attributes}>${text}</td>`;

test.each([
  [
    'a short cell over two rows is repeated',
    row(th('A'), th('B')) + row(td('x', 'rowspan=2'), td('1')) + row(td('2')),
    '| A | B |\n| --- | --- |\n| x | 1 |\n| x | 2 |',
  ],
  [
    'a cell over two columns leaves the second empty',
    row(th('A'), th('B')) + row(td('x', 'colspan=2')),
    '| A | B |\n| --- | --- |\n| x | |',
  ],
  [
    'header rows combine',
    row(th('A', 'rowspan=2'), th('B', 'colspan=2')) + row(th('c'), th('d')) + row(td('1'), td('2'), td('3')),
    '| A | B c | B d |\n| --- | --- | --- |\n| 1 | 2 | 3 |',
  ],
  [
    'row headers are bold under an empty header',
    row(th('A'), td('1')) + row(th('B'), td('2')),
    '| | |\n| --- | --- |\n| **A** | 1 |\n| **B** | 2 |',
  ],
  [
    'a first row in bold is the header',
    row(td('<b>A</b>'), td('<b>B</b>')) + row(td('1'), td('2')),
    '| **A** | **B** |\n| --- | --- |\n| 1 | 2 |',
  ],
  [
    'blocks in a cell stand on one line',
    row(th('A'), th('B')) + row(td('<p>x</p><ol><li>y</li><li>z</li></ol>'), td('<pre>a|b\nc</pre>')),
    '| A | B |\n| --- | --- |\n| x<br>1. y<br>2. z | `a\\|b`<br>`c` |',
  ],
  [
    'spacer rows and columns vanish',
    row(th('A'), th(''), th('B')) + row(td(''), td(''), td('')) + row(td('1'), td(''), td('2')),
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
  ],
  [
    'row spans end with their row group',
    `<tbody>${row(td('a', 'rowspan=9'), td('b'))}</tbody><tbody>${row(td('c'), td('d'))}</tbody>`,
    '| | |\n| --- | --- |\n| a | b |\n| c | d |',
  ],
])('%s', (_, rows, markdown) => {
  expect(markdownOf(`<table>${rows}</table>`)).toBe(markdown);
});

test('a table of one column relates nothing and is read through', () => {
  expect(markdownOf('<table><tr><th>a</th></tr><tr><td>b</td></tr></table>')).toBe('a\n\nb');
});

test('a table inside a cell of data is read once', () => {
  const inner = '<table><tr><td>x</td><td>y</td></tr></table>';
  expect(markdownOf(`<table>${row(th('A'), th('B'))}${row(td('1'), td(inner))}</table>`)).toBe(
    '| A | B |\n| --- | --- |\n| 1 | x, y |',
  );
});

test('spans that would make a table of thousands of columns are ignored', () => {
  const [table] = readHtml(`<table>${row(th('A', 'colspan=1000'), th('B'))}${row(td('1'), td('2'))}</table>`);
  expect(table?.markdown).toBe('| A | B |\n| --- | --- |\n| 1 | 2 |');
});

test('a caption is the line above its table', () => {
  const html = `<table><caption>Fees</caption>${row(th('A'), th('B'))}${row(td('1'), td('2'))}</table>`;
  expect(readHtml(html)[0]).toMatchObject({
    type: 'table',
    text: 'Fees\nA B\n1 2',
    header: ['A', 'B'],
    rows: [['1', '2']],
  });
});
