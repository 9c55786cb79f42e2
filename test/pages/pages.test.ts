// Golden pages: each folder is a sentence, `page.html` in it is read as the extension reads a saved page and has to give
// `expected.md`. `UPDATE=1 npx vitest run test/pages` writes the expected files; look at the difference before you keep it.

import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '../../src/core/output/markdown/render.ts';
import { findDifferences } from '../round-trip/find-differences.ts';
import { extractPage } from './extract-page.ts';

const HERE = import.meta.dirname;
const folders = readdirSync(HERE, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && existsSync(join(HERE, entry.name, 'page.html')),
);
const update = process.env['UPDATE'] === '1' && !process.env['CI'];

describe.each(folders.map((folder) => folder.name))('%s', (name) => {
  const golden = join(HERE, name, 'expected.md');
  const extraction = extractPage(readFileSync(join(HERE, name, 'page.html'), 'utf8'));
  const markdown = renderMarkdown(extraction, { frontMatter: false });

  test('gives the expected Markdown', () => {
    if (update) writeFileSync(golden, markdown);
    expect(existsSync(golden), `${golden} is missing`).toBe(true);
    expect(markdown).toBe(readFileSync(golden, 'utf8'));
  });

  test('parses back to its own blocks', () => {
    expect(findDifferences(markdown, extraction)).toEqual([]);
  });
});
