import { expect, test } from 'vitest';
import { renderMarkdown, renderText } from '../../../../src/core/output/markdown/render.ts';
import { extractPage } from '../../../pages/extract-page.ts';

const page =
  extractPage(`<title>Tides: a "short" guide</title><html lang="en"><meta name="author" content="Ann Holm">
  <main><p>The sea rises twice a day, and the pier was built for the higher of the two.</p></main>`);

test('a page without a heading of its own starts with its title', () => {
  expect(renderMarkdown(page, { frontMatter: false })).toMatch(/^# Tides: a "short" guide\n\nThe sea/);
});

test('front matter quotes what YAML would read as something else', () => {
  const known = {
    ...page,
    metadata: {
      authors: { value: ['Ann Holm', 'no', '- x'], source: 'meta' },
      published: { value: '2024-05-02', source: 'meta' },
      modified: { value: '2024-06-01T08:00:00Z', source: 'meta' },
      siteName: { value: '1e3', source: 'meta' },
    },
  };
  expect(renderMarkdown(known, { frontMatter: true })).toContain(
    '---\ntitle: "Tides: a \\"short\\" guide"\nurl: https://harbour.example/guide/page\nsite: "1e3"\nauthors: [Ann Holm, "no", "- x"]\npublished: 2024-05-02\nmodified: "2024-06-01T08:00:00Z"\n---\n\n# Tides',
  );
});

test('a title cannot end the front matter', () => {
  const forged = { ...page, title: 'a\n---\n# forged' };
  expect(renderMarkdown(forged, { frontMatter: true }).split('\n---\n')).toHaveLength(2);
});

test('plain text is the visible text alone', () => {
  expect(renderText(page)).toBe(
    'The sea rises twice a day, and the pier was built for the higher of the two.\n',
  );
});
