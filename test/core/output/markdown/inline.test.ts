import { expect, test } from 'vitest';
import { markdownOf } from '../../blocks/read-html.ts';

test.each([
  ['spaces move outside of marks', 'A<b> bold </b>word', 'A **bold** word'],
  ['empty marks leave nothing', 'An <b> </b><i></i>empty <code></code>one', 'An empty one'],
  ['adjacent marks of one kind are one', '<b>two</b><strong>parts</strong>', '**twoparts**'],
  ['marks within a word keep', 'in<em>side</em>out', 'in*side*out'],
  ['nested marks of one kind are one', '<b>a <strong>b</strong></b> c', '**a b** c'],
  ['brackets beside CJK letters stay outside', '漢字の<b>「強調」</b>です', '漢字の「**強調**」です'],
  ['a full stop before a letter moves outside', '<b>太字。</b>次', '**太字**。次'],
  [
    'a mark that cannot open is dropped',
    'a<b><a href="https://q.example/">b</a></b>c',
    'a[b](https://q.example/)c',
  ],
  ['line ends between CJK characters are no spaces', 'これは\n  本です', 'これは本です'],
  ['line ends between words are spaces', 'one\n  two', 'one two'],
  ['code takes a fence longer than its ticks', '<code>a ` b</code> <code>``</code>', '``a ` b`` ` `` `'],
  ['code spans side by side are one', '<code>a</code><code>b</code>', '`ab`'],
  ['a single break is a hard break', 'Main Street<br>Springfield', 'Main Street  \nSpringfield'],
  ['breaks at the edges are nothing', '<br>text<br>', 'text'],
  ['soft hyphens and word breaks vanish', 'co&shy;operate super<wbr>market', 'cooperate supermarket'],
  [
    'digits are lowered and raised',
    'CO<sub>2</sub>, 10<sup>-3</sup>, n<sup>k+1</sup>',
    'CO₂, 10⁻³, n<sup>k+1</sup>',
  ],
  ['ordinals need no raise', '2<sup>nd</sup>', '2nd'],
  ['emptied links vanish', 'a <a href="https://q.example/"></a>b', 'a b'],
  [
    'a bare address stays short',
    '<a href="https://q.example/">https://q.example/</a>',
    '<https://q.example/>',
  ],
  [
    'unbalanced brackets need angles',
    '<a href="https://q.example/a)b">x</a>',
    '[x](<https://q.example/a)b>)',
  ],
  ['script addresses leave their text', '<a href="javascript:alert(1)">x</a>', 'x'],
  ['places on the page leave their text', 'see <a href="#part">below</a>', 'see below'],
  [
    'alternative text is one line in its brackets',
    'a <img src="https://q.example/i.png" alt="x\n\n]y["> b',
    'a ![x \\]y\\[](https://q.example/i.png) b',
  ],
  [
    'an exclamation mark does not make an image',
    'No!<a href="https://q.example/">x</a>',
    'No\\![x](https://q.example/)',
  ],
  [
    'a typed formula is TeX between dollars',
    '<span data-pith-tex="x^2" data-pith-math-display="inline">x^2</span> grows',
    '$x^2$ grows',
  ],
  ['a note reference is a footnote mark', 'word<sup data-pith-footnote-reference="3">3</sup>', 'word[^3]'],
])('%s', (_, html, markdown) => {
  expect(markdownOf(`<p>${html}</p>`)).toBe(markdown);
});

test('an address over two thousand characters loses its query', () => {
  const html = `<p><a href="https://q.example/p?state=${'x'.repeat(3000)}">x</a></p>`;
  expect(markdownOf(html)).toBe('[x](https://q.example/p)');
});

test('marks over a paragraph end are closed and opened again', () => {
  expect(markdownOf('<p><b>one<br><br>two</b></p>')).toBe('**one**\n\n**two**');
});
