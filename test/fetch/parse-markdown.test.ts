import { expect, test } from 'vitest';
import { writeMarkdown } from '../../src/core/output/markdown/write-markdown.ts';
import { parseMarkdown } from '../../src/fetch/page/parse-markdown.ts';

const again = (markdown: string): string =>
  parseMarkdown(markdown, 'https://docs.example/guide/')
    .map(({ tree }) => writeMarkdown(tree))
    .join('\n\n');

test.each([
  ['a comment inside of a paragraph', 'a <!-- secret --> b', 'a  b'],
  ['a comment before words', '<!-- secret --> seen', 'seen'],
  ['a script', '<div>seen<script>evil()</script></div>', '<div>seen</div>'],
])('%s goes, as a reader would not see it', (_, markdown, expected) => {
  expect(again(markdown).replaceAll('  ', ' ')).toBe(expected.replaceAll('  ', ' '));
});

test('addresses become absolute, notes and formulas stay what they are', () => {
  expect(again('See [x](../y), the note[^1] and $a_b$.')).toBe(
    'See [x](https://docs.example/y), the note[^1] and $a_b$.',
  );
});

test('two lists in a row stay two', () => {
  expect(again('- a\n\n* b')).toBe('- a\n\n* b');
});

test('quotes without end are read as text', () => {
  expect(again(`${'> '.repeat(3000)}deep\n\nafter`)).toBe('deep\n\nafter');
});
