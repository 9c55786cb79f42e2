import { expect, test } from 'vitest';
import { markdownOf, readHtml } from './read-html.ts';

const typesOf = (html: string) => readHtml(html).map((draft) => draft.type);

test('loose text in containers becomes paragraphs', () => {
  expect(markdownOf('<div>First line.<br><br>Second line.<p>Third.</p>Fourth <b>bold</b>.</div>')).toBe(
    'First line.\n\nSecond line.\n\nThird.\n\nFourth **bold**.',
  );
});

test('a container of mixed content becomes several blocks', () => {
  expect(typesOf('<section><h2>A</h2><p>b</p><ul><li>c</li></ul><pre>d</pre></section>')).toEqual([
    'heading',
    'paragraph',
    'list',
    'code',
  ]);
});
