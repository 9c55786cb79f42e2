import { expect, test } from 'vitest';
import { type MarkdownStyle, styleBlocks } from '../../../../src/core/output/markdown/style-tree.ts';
import { writeMarkdown } from '../../../../src/core/output/markdown/write-markdown.ts';
import { blocksOf } from '../../blocks-of.ts';

const words: MarkdownStyle = { links: 'text', images: 'drop' };

const styled = (markdown: string, style: MarkdownStyle, references?: Map<string, number>): string =>
  styleBlocks(blocksOf(markdown), style, references)
    .map(({ tree }) => writeMarkdown(tree))
    .join('\n\n');

/** Markdown, and what is left of it as words alone. */
test.each([
  ['See [the chart](https://sea.example/chart) first.', 'See the chart first.'],
  ['[a](https://x.example/a_(b)) and [b](<https://x.example/a b>)', 'a and b'],
  ['Code `[a](b)` stays, and ``x ` [a](b)`` too.', 'Code `[a](b)` stays, and ``x ` [a](b)`` too.'],
  ['```md\n[a](b)\n```', '```md\n[a](b)\n```'],
  ['![Low tide](https://x.example/1.png)', ''],
  ['- ![Low tide](https://x.example/1.png)\n- Six', '- Six'],
  ['[![Logo](https://x.example/1.png)](https://x.example/)Home', 'Home'],
  ['[![](https://x.example/1.png)Harbour](https://x.example/)', 'Harbour'],
  ['[[1]](https://x.example/) ref', '[1] ref'],
])('%s keeps its words', (markdown, expected) => {
  expect(styled(markdown, words)).toBe(expected);
});

test('of an image its alternative text can stay', () => {
  expect(styled('![Low tide](https://x.example/1.png)', { links: 'inline', images: 'alt' })).toBe('Low tide');
});

test('referenced links are numbered, one number for one address', () => {
  const references = new Map<string, number>();
  const style: MarkdownStyle = { links: 'referenced', images: 'keep' };
  const markdown =
    '[a](https://x.example/a) [b](https://x.example/b) [again](https://x.example/a) ![i](https://x.example/i)';
  expect(styled(markdown, style, references)).toBe('[a][1] [b][2] [again][1] ![i](https://x.example/i)');
  expect([...references.keys()]).toEqual(['https://x.example/a', 'https://x.example/b']);
});
