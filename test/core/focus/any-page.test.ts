import { getEncoding } from 'js-tiktoken';
import { describe, expect, test } from 'vitest';
import { fitExactly } from '../../../src/core/focus/fit-exactly.ts';
import { focus } from '../../../src/core/focus/focus.ts';
import { listSections } from '../../../src/core/focus/sections.ts';
import { renderMarkdown } from '../../../src/core/output/markdown/render.ts';
import type { Block } from '../../../src/core/block.ts';
import type { Extraction } from '../../../src/core/types.ts';
import { chance, randomPage } from './random-page.ts';

const tokenizer = getEncoding('o200k_base');
const count = (text: string) => tokenizer.encode(text, [], []).length;
const exactly = { render: (page: Extraction) => renderMarkdown(page, { frontMatter: false }), count };
const QUERIES = [
  '',
  '  ',
  'harbour',
  'create_task anchor',
  '조수',
  '"tide anchor"',
  '-rope',
  'nowhere at all',
  '🦊 (.*)',
];
const BUDGETS = [20, 60, 150, 400, 1200, 5000];

const places = (page: Extraction, blocks: Block[]): number[] =>
  blocks.flatMap(({ id, type }) =>
    type === 'omission' ? [] : [page.blocks.findIndex((block) => block.id === id)],
  );

describe('for any page, query and budget', () => {
  const seeds = Array.from({ length: 40 }, (_, index) => index + 1);

  test.each(seeds)(
    'the result is within the budget, in order and under its headings (page %i)',
    async (seed) => {
      const next = chance(seed);
      const page = randomPage(next);
      const query = QUERIES[Math.floor(next() * QUERIES.length)] ?? '';
      for (const budget of BUDGETS) {
        const fitted = await fitExactly(page, { query, budget }, exactly).catch(
          (error: { code: string }) => error.code,
        );
        if (typeof fitted === 'string') {
          // Only a budget that not even a heading and one sentence fit into.
          expect([fitted, budget < 100]).toEqual(['bad-input', true]);
          continue;
        }
        expect(count(fitted.text)).toBe(fitted.tokens);
        expect(fitted.tokens).toBeLessThanOrEqual(budget);
        expect(fitted.extraction.focus?.budget).toBe(budget);
        const order = places(page, fitted.extraction.blocks);
        expect(order).toEqual([...new Set(order)].sort((one, other) => one - other));
        expectAncestors(page, fitted.extraction.blocks);
      }
    },
  );

  test.each(seeds)('nothing is lost without a budget (page %i)', (seed) => {
    const page = randomPage(chance(seed));
    for (const query of QUERIES) expect(focus(page, { query }).blocks).toEqual(page.blocks);
  });

  test.each(seeds)('a page that fits comes whole and is said to be whole (page %i)', async (seed) => {
    const page = randomPage(chance(seed));
    const budget = count(exactly.render(page));
    const { extraction, tokens } = await fitExactly(page, { query: 'harbour', budget }, exactly);
    expect(tokens).toBe(budget);
    expect(extraction.blocks).toEqual(page.blocks);
  });
});

function expectAncestors(page: Extraction, blocks: Block[]): void {
  const sections = listSections(page.blocks);
  const kept = new Set(blocks.map((block) => block.id));
  for (const { heading, body, above } of sections) {
    if (![heading, ...body].some((block) => block && kept.has(block.id))) continue;
    if (heading) expect(kept).toContain(heading.id);
    for (const position of above) expect(kept).toContain(sections[position]?.heading?.id);
  }
}
