import { expect, test } from 'vitest';
import { blocksOf } from './read.ts';

const texts = (html: string) => blocksOf(html).map((block) => block.text);

test('inline markup stays within one block, block elements split', () => {
  expect(texts('<p>One <b>bold</b> word</p><div>Loose <p>inner</p> rest</div>')).toEqual([
    'One bold word',
    'Loose',
    'inner',
    'rest',
  ]);
});

test('two line breaks split a run, one does not', () => {
  expect(texts('<div>First line<br>still first<br> <br>second</div>')).toEqual([
    'First line still first',
    'second',
  ]);
});

test('line breaks inside code do not split it', () => {
  expect(texts('<pre>a<br><br>b</pre>')).toHaveLength(1);
});

test('scripts, hidden and dropped elements give no block', () => {
  const html =
    '<p data-pith-hidden="display">x</p><p data-pith-drop="boilerplate: ad">y</p><script>z()</script><p>ok</p>';
  expect(texts(html)).toEqual(['ok']);
});

test('a display that capture measured beats the tag', () => {
  expect(texts('<div>a<span data-pith-display="block">b</span></div>')).toEqual(['a', 'b']);
  expect(texts('<div>a<div data-pith-display="inline">b</div></div>')).toEqual(['ab']);
});

test('link density counts the characters inside links, also around block elements', () => {
  const [half, whole] = blocksOf('<p>word <a href="#">link</a></p><a href="#"><div>All of it</div></a>');
  expect(half?.linkDensity).toBe(0.5);
  expect(whole?.linkDensity).toBe(1);
});

test('a container spans the blocks under it', () => {
  const blocks = blocksOf('<p>0</p><section><p>1</p><div><p>2</p></div></section><p>3</p>');
  const section = blocks[1]?.container.parent;
  expect([section?.element.localName, section?.start, section?.end]).toEqual(['section', 1, 3]);
});

test('every one of five thousand equal paragraphs is a block', () => {
  expect(blocksOf('<p>word</p>'.repeat(5_000))).toHaveLength(5_000);
});
