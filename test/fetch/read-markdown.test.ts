import { expect, test } from 'vitest';
import { readMarkdown } from '../../src/fetch/page/read-markdown.ts';

test('a page given as Markdown tells its links, pictures, words and kind', () => {
  const page = readMarkdown(
    '---\ntitle: Tides\n---\n# Tides\n\nThe [sea](https://sea.example/) rises.\n\n![A pier](https://sea.example/pier.png)\n',
    'https://page.example/tides.md',
  );
  expect(page.links).toEqual([{ url: 'https://sea.example/', text: 'sea', internal: false }]);
  expect(page.images).toEqual([{ url: 'https://sea.example/pier.png', alt: 'A pier', caption: '' }]);
  expect(page).toMatchObject({
    title: 'Tides',
    stats: { words: 4, readingMinutes: 1 },
    article: { skip: 'too-short' },
  });
});
