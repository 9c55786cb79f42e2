// The comparison itself: it has to notice what a broken writer would do.

import { expect, test } from 'vitest';
import { renderMarkdown } from '../../src/core/output/markdown/render.ts';
import { extractPage } from '../pages/extract-page.ts';
import { findDifferences } from './find-differences.ts';

const PAGE = `<main><h1>Pumps</h1><p>A pump costs $5 and a hose $10, <a href="/list">see the list</a>.</p>
  <pre><code class="language-sh">pump  --fast</code></pre>
  <table><tr><th>Part</th><th>Cost</th></tr><tr><td>Hose</td><td>10</td></tr></table>
  <ul><li>Fast</li><li>Slow</li></ul></main>`;

const page = extractPage(PAGE);
const markdown = renderMarkdown(page, { frontMatter: false });
const broken = (found: string, other: string): string[] => {
  expect(markdown).toContain(found);
  const blocks = page.blocks.map((block) => ({ ...block, markdown: block.markdown.replace(found, other) }));
  return findDifferences(markdown.replace(found, other), { ...page, blocks });
};

test('a page that is whole has no differences', () => {
  expect(findDifferences(markdown, page)).toEqual([]);
});

test.each([
  ['a lost word', 'see the list', 'see the', /see the/],
  ['a lost address', '](https://harbour.example/list)', '](https://harbour.example/)', /link lost/],
  ['a fence that does not close', 'fast\n```', 'fast\n``', /beside its neighbours|code/],
  ['spaces lost in code', 'pump  --fast', 'pump --fast', /code/],
  ['another level', '# Pumps', '## Pumps', /level/],
  ['a column lost', '| Hose | 10 |', '| Hose |', /row 1 has 1 cells/],
  ['an item lost', '\n- Slow', ' Slow', /items/],
  ['a tag that came to life', 'A pump', 'A <u>pump', /tag/],
])('%s is found', (_, found, other, fault) => {
  expect(broken(found, other).join('\n')).toMatch(fault);
});

test('lists in a row that would become one are found', () => {
  const list = page.blocks.find((block) => block.type === 'list');
  const blocks = list ? [...page.blocks, { ...list, id: 'b9' }] : [];
  const differences = findDifferences(`${markdown}\n${list?.markdown ?? ''}\n`, { ...page, blocks });
  expect(differences.join('\n')).toMatch(/beside its neighbours/);
});
