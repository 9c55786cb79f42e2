import { expect, test } from 'vitest';
import { type MarkdownStyle, restyle } from '../../../../src/core/output/markdown/restyle.ts';

const words: MarkdownStyle = { links: 'text', images: 'drop' };

/** Markdown, and what is left of it as words alone. */
test.each([
  ['See [the chart](https://sea.example/chart) first.', 'See the chart first.'],
  ['[a](https://x.example/a_(b)) and [b](<https://x.example/a b>)', 'a and b'],
  ['Code `[a](b)` stays, and ``x ` [a](b)`` too.', 'Code `[a](b)` stays, and ``x ` [a](b)`` too.'],
  ['```md\n[a](b)\n```', '```md\n[a](b)\n```'],
  [String.raw`\[no link\](really) [^1] [x]`, String.raw`\[no link\](really) [^1] [x]`],
  ['![Low tide](https://x.example/1.png) at six', ' at six'],
  ['[![Logo](https://x.example/1.png)](https://x.example/) Home', ' Home'],
  ['[![](https://x.example/1.png) Harbour](https://x.example/)', ' Harbour'],
  ['[[1]](https://x.example/) ref', '[1] ref'],
  ['an ] and a [ and a ](', 'an ] and a [ and a ]('],
])('%s keeps its words', (markdown, expected) => {
  expect(restyle(markdown, words)).toBe(expected);
});

test('of an image its alternative text can stay', () => {
  expect(restyle('![Low tide](https://x.example/1.png)', { links: 'inline', images: 'alt' })).toBe(
    'Low tide',
  );
});

test('referenced links are numbered, one number for one address', () => {
  const references = new Map<string, number>();
  const style: MarkdownStyle = { links: 'referenced', images: 'keep' };
  const markdown =
    '[a](https://x.example/a) [b](https://x.example/b) [again](https://x.example/a) ![i](https://x.example/i)';
  expect(restyle(markdown, style, references)).toBe('[a][1] [b][2] [again][1] ![i](https://x.example/i)');
  expect([...references.keys()]).toEqual(['https://x.example/a', 'https://x.example/b']);
});

test('a text of open brackets is read in one go', () => {
  const brackets = '['.repeat(100_000);
  expect(restyle(brackets, words)).toBe(brackets);
});
