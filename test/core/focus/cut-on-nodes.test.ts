// Budgets and chunks cut on nodes: what answers survives, and every part is Markdown of the kinds that its blocks have.

import { describe, expect, test } from 'vitest';
import { fitExactly } from '../../../src/core/focus/fit-exactly.ts';
import { chunkBlocks } from '../../../src/core/output/chunks/chunk-blocks.ts';
import { renderMarkdown } from '../../../src/core/output/markdown/render.ts';
import { writeMarkdown } from '../../../src/core/output/markdown/write-markdown.ts';
import { estimateTokens } from '../../../src/core/tokens/estimate.ts';
import type { Flow } from '../../../src/core/tree.ts';
import type { Extraction } from '../../../src/core/types.ts';
import { anExtraction } from '../../features/builders.ts';
import { parseMarkdown } from '../../round-trip/parse-markdown.ts';
import { blocksOf } from '../blocks-of.ts';
import { chance } from './random-page.ts';

const render = (page: Extraction) => renderMarkdown(page, { frontMatter: false });
const cut = (page: Extraction, query: string, budget: number) =>
  fitExactly(page, { query, budget }, { render, count: estimateTokens }).then(
    ({ text }) => text,
    ({ code }: { code: string }) => code,
  );

test('a long address in the sentence before does not take the answer away', async () => {
  const address = `https://docs.example/${'long-'.repeat(36)}path`;
  const page = anExtraction(
    {},
    blocksOf(
      '# Tasks',
      `Read [how it came to be](${address}) before you begin. Then call \`create_task\` and keep it.`,
      'Other words are said of other tools here, and nobody asked for any of them today or on any other day.',
    ),
  );
  for (let budget = 32; budget <= 140; budget += 4) {
    expect(await cut(page, 'create_task', budget)).toContain('Then call `create_task` and keep it.');
  }
});

test('a quotation is never cut inside of its code', () => {
  const quote = blocksOf(
    '> ```js\n> a();\n>\n> b();\n> ```\n>\n> And so on.\n>\n> And on, and on, until the end of it.',
  );
  const parts = chunkBlocks(quote, { ceiling: 24 });
  expect(parts.length).toBeGreaterThan(1);
  const markdown = parts.map(({ blocks }) => blocks.map(({ tree }) => writeMarkdown(tree)).join('\n\n'));
  expect(markdown.filter((part) => part.includes('()'))).toEqual([
    expect.stringContaining('> ```js\n> a();\n>\n> b();\n> ```'),
  ]);
});

const links = (count: number, mark = '-') =>
  Array.from(
    { length: count },
    (_, at) => `  ${mark} [entry ${at}](https://docs.example/a/path/to/${at})`,
  ).join('\n');
const chunksOf = (markdown: string, ceiling = 60) =>
  chunkBlocks(blocksOf(markdown), { ceiling }).map(({ blocks }) =>
    blocks.map(({ tree }) => writeMarkdown(tree)).join('\n\n'),
  );

test('a menu below an item is cut between its entries, under the item', () => {
  const chunks = chunksOf(`- Menu\n${links(12)}`);
  expect(chunks.length).toBeGreaterThan(1);
  for (const chunk of chunks) expect(chunk).toMatch(/^- Menu\n {2}- \[entry/);
  expect(chunks.join('\n').match(/\]\(https/g)).toHaveLength(12);
});

test('of a table whose caption and rows are too long nothing is lost', () => {
  const chunks = chunksOf(`| Part | Use |\n| --- | --- |\n| One | ${'word '.repeat(90)}|\n| Two | 2 |`).join(
    '\n',
  );
  for (const word of ['Part', 'Use', 'One', 'word', 'Two']) expect(chunks).toContain(word);
});

test('a picture whose address is too long leaves its words', () => {
  expect(chunksOf(`![The chart](https://docs.example/${'x'.repeat(900)})`, 30).join('')).toContain(
    'The chart',
  );
});

test('a paragraph of thousands of links is cut in one go', () => {
  const text = Array.from({ length: 6000 }, (_, at) => `[ab](https://x.example/${at}) word end.`).join(' ');
  expect(
    chunksOf(text, 400)
      .join(' ')
      .match(/\]\(https/g),
  ).toHaveLength(6000);
});

const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1);
const ANSWER = 'The zanzibar valve opens at dawn.';

describe('for any page', () => {
  test.each(SEEDS)('the sentence that answers stays whenever the budget holds it (page %i)', async (seed) => {
    const next = chance(seed);
    const page = randomPage(next, ANSWER);
    const needed = estimateTokens(smallest(page));
    for (const factor of [1.3, 1.6, 2, 3, 5, 8]) {
      const budget = Math.ceil(needed * factor) + MARKS;
      expect(await cut(page, 'zanzibar valve', budget), `budget ${budget}`).toContain(
        'zanzibar valve opens at dawn',
      );
    }
  });

  test.each(SEEDS)('every chunk parses alone as the blocks that it has (page %i)', (seed) => {
    const { blocks } = randomPage(chance(seed), ANSWER);
    for (const ceiling of [24, 60, 150]) {
      for (const part of chunkBlocks(blocks, { ceiling })) {
        const markdown = part.blocks.map(({ tree }) => writeMarkdown(tree)).join('\n\n');
        const found = parseMarkdown(markdown).children.map(({ type }) => type as string);
        const kinds = part.blocks.map(({ tree }) => KINDS[tree.type]);
        // Lists in a row are read as one where their marker is the same.
        expect(found, markdown).toEqual(
          kinds.filter((kind, at) => kind !== 'list' || kinds[at - 1] !== 'list'),
        );
      }
    }
  });
});

/** Tokens of the title above and of up to four marks where something is left out. */
const MARKS = 36;
const KINDS: Partial<Record<Flow['type'], string>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  list: 'list',
  table: 'table',
  code: 'code',
  blockquote: 'blockquote',
};

/** The headings over the answer, and what holds it, cut down to it. */
function smallest(page: Extraction): string {
  const at = page.blocks.findIndex(({ tree }) => writeMarkdown(tree).includes('zanzibar'));
  const levels = new Map<number, string>();
  for (const block of page.blocks.slice(0, at)) {
    if (block.type !== 'heading') continue;
    for (const level of levels.keys()) if (level >= block.level) levels.delete(level);
    levels.set(block.level, writeMarkdown(block.tree));
  }
  const block = page.blocks[at];
  const frame = block?.tree.type === 'table' ? '| a | b |\n| --- | --- |\n' : '';
  return [...levels.values(), `${frame}> ${ANSWER}`].join('\n\n');
}

const WORDS =
  'harbour tide *anchor* rope **wind** [chart](https://sea.example/a/very/long/address/of/a/chart) `lantern()` flood'.split(
    ' ',
  );

function randomPage(next: () => number, answer: string): Extraction {
  const below = (most: number) => Math.floor(next() * most);
  const words = (most: number) =>
    Array.from({ length: 1 + below(most) }, () => WORDS[below(WORDS.length)]).join(' ');
  const times = <T>(most: number, make: () => T): T[] => Array.from({ length: 1 + below(most) }, make);
  const sentences = (most: number) => times(most, () => `A ${words(14)} rises.`).join(' ');
  const makers: ((said: string) => string)[] = [
    (said) => `${sentences(6)} ${said} ${sentences(3)}`,
    (said) =>
      [
        ...times(8, () => `- A ${words(10)}`),
        `- ${said}`,
        `- The ${words(4)} rests.\n  - And ${words(6)}`,
      ].join('\n'),
    (said) => `> ${sentences(3)}\n>\n> \`\`\`\n> a();\n>\n> b();\n> \`\`\`\n>\n> ${said}`,
    (said) =>
      [
        '| a | b |',
        '| --- | --- |',
        ...times(9, () => `| A ${words(3)} | ${words(5)} |`),
        `| x | ${said} |`,
      ].join('\n'),
  ];
  const make = (said: string) => (makers[below(makers.length)] as (one: string) => string)(said);
  const markdown = Array.from({ length: 4 + below(14) }, (_, index) =>
    index % 4 === 0
      ? `${'#'.repeat(1 + below(3))} The ${words(2)} of part ${index}`
      : make('Nothing of note.'),
  );
  markdown.splice(1 + below(markdown.length), 0, make(answer));
  return anExtraction({}, blocksOf(...markdown));
}
