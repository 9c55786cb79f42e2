import { expect, test } from 'vitest';
import { markdownOf, readHtml } from './read-html.ts';

test.each([
  [
    'a list in a list without an item belongs to the item before',
    '<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>',
    '- a\n  - b\n- c',
  ],
  [
    'numbers start where the page starts',
    '<ol start="9"><li>a</li><li>b<ul><li>c</li></ul></li></ol>',
    '9. a\n10. b\n    - c',
  ],
  ['an item may set its number', '<ol><li>a</li><li value="7">b</li></ol>', '1. a\n7. b'],
  ['a reversed list counts down', '<ol reversed><li>a</li><li>b</li></ol>', '2. a\n1. b'],
  [
    'letters and Roman numbers are the first word',
    '<ol type="A" start="27"><li>a</li></ol><ol type="i" start="4"><li>b</li></ol>',
    '- AA. a\n\n* iv. b',
  ],
  [
    'task boxes are marks',
    '<ul><li><input type="checkbox" checked> a</li><li><label><input type="checkbox"> b</label></li></ul>',
    '- [x] a\n- [ ] b',
  ],
  [
    'a task box without a text of its own is no mark',
    '<ul><li><input type="checkbox" checked><ul><li>a</li></ul></li><li><input type="checkbox"> b</li></ul>',
    '- - a\n- [ ] b',
  ],
  [
    'a task may begin with a picture or a term',
    '<ul><li><input type="checkbox" checked><figure><img alt="a" src="/a.png"><figcaption>b</figcaption></figure></li><li><input type="checkbox"><dl><dt>c</dt><dd>d</dd></dl></li></ul>',
    '- [x] ![a]()\n\n  b\n- [ ] **c**: d',
  ],
  ['text in an item cannot forge a task', '<ul><li>[x] a</li></ul>', '- \\[x] a'],
  ['lists side by side stay apart', '<ul><li>a</li></ul><ul><li>b</li></ul>', '- a\n\n* b'],
  [
    'lists of separate boxes stay apart, too',
    '<div><ol><li>a</li></ol></div><div><ol><li>b</li></ol></div><div><ol><li>c</li></ol></div>',
    '1. a\n\n1) b\n\n1. c',
  ],
  ['a rule between items is no item', '<ul><li>a</li><li><hr></li><li>b</li></ul>', '- a\n- b'],
  [
    'blocks in a heading stand apart',
    '<h2>Ann<span data-pith-display="block">Reporter</span><div>Bergen</div></h2>',
    '## Ann Reporter Bergen',
  ],
  [
    'a note that nothing refers to follows the notes',
    '<ol data-pith-footnotes><li data-pith-footnote="1">a</li><li>b</li></ol>',
    '[^1]: a\n\nb',
  ],
  [
    'code in an item is indented with it',
    '<ol><li>a<pre>b\nc</pre></li></ol>',
    '1. a\n\n   ```\n   b\n   c\n   ```',
  ],
  [
    'a list of cards is read through',
    '<ul><li><h3>A</h3><p>a</p></li><li><h3>B</h3></li></ul>',
    '### A\n\na\n\n### B',
  ],
  ['empty items vanish', '<ul><li></li><li>a</li></ul>', '- a'],
  ['a quote holds blocks', '<blockquote><p>a</p><ul><li>b</li></ul></blockquote>', '> a\n>\n> - b'],
  [
    'a callout is an alert',
    '<blockquote data-pith-callout="warning"><p>a</p></blockquote>',
    '> [!WARNING]\n> a',
  ],
  ['a short answer stays with its question', '<details><summary>q</summary>a</details>', '**q**\n\na'],
  [
    'notes are footnotes',
    '<ol data-pith-footnotes><li data-pith-footnote="1"><p>a</p><p>b</p></li><li data-pith-footnote="x">c</li></ol>',
    '[^1]: a\n\n    b\n[^x]: c',
  ],
  [
    'a formula of its own stands between double dollars',
    '<span data-pith-tex="a\n\nb" data-pith-math-display="block">ab</span>',
    '$$\na\nb\n$$',
  ],
  [
    'a player is a link',
    '<iframe src="https://v.example/1" title="The [tour]"></iframe>',
    '[The \\[tour\\]](https://v.example/1)',
  ],
  [
    'a figure is an image with its caption',
    '<figure><img src="https://q.example/i.png" alt="a"><figcaption>b <b>c</b></figcaption></figure>',
    '![a](https://q.example/i.png)\n\nb **c**',
  ],
  [
    'a caption is not said twice',
    '<figure><img src="https://q.example/i.png" alt="b"><figcaption>b</figcaption></figure>',
    '![](https://q.example/i.png)\n\nb',
  ],
  [
    'a figure around code is read through',
    '<figure><pre><code class="language-js">x</code></pre><figcaption>b</figcaption></figure>',
    '```js\nx\n```\n\nb',
  ],
  [
    'an image that links to its own file is an image',
    '<a href="https://q.example/big.png"><img src="https://q.example/i.png" alt="a"></a>',
    '![a](https://q.example/i.png)',
  ],
  ['an ARIA heading is a heading', '<div role="heading" aria-level="4">a</div>', '#### a'],
  ['an empty heading vanishes', '<h2> </h2><p>a</p>', 'a'],
  [
    'what an earlier pass dropped stays out',
    '<p data-pith-drop="x">a</p><p>b <span data-pith-hidden="display">c</span>d</p>',
    'b d',
  ],
  [
    'the computed display decides',
    '<span data-pith-display="block">a</span><div data-pith-display="inline">b</div> c',
    'a\n\nb c',
  ],
  ['line ends that are shown are kept', '<div data-pith-preformatted>a\nb\n\n- c</div>', 'a  \nb\n\n\\- c'],
])('%s', (_, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

test('a callout of a title of its own is named by it', () => {
  const html =
    '<blockquote data-pith-callout="tip"><p><strong>At low water</strong></p><p>Wait.</p></blockquote>';
  expect(readHtml(html)).toEqual([
    expect.objectContaining({
      type: 'callout',
      kind: 'tip',
      title: 'At low water',
      text: 'At low water\nWait.',
    }),
  ]);
});

test('pictures without words are ornaments when they are icons or come again', () => {
  const icon = '<img src="https://q.example/arrow.svg" alt="">';
  const photo = '<img src="https://q.example/quay.jpg" alt="">';
  expect(markdownOf(`<p>${icon}</p><p>${photo}</p><p>${photo}</p><p>a ${photo} b</p>`)).toBe(
    '![](https://q.example/quay.jpg)\n\na b',
  );
});

test('text never glues cells, items or lines', () => {
  const html =
    '<table><tr><th>a</th><th>b</th></tr><tr><td>c<br>d</td><td>e</td></tr></table><ul><li>f</li><li>g</li></ul>';
  expect(readHtml(html).map((draft) => draft.text)).toEqual(['a b\nc\nd e', 'f\ng']);
});
