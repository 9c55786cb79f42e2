import { getEncoding } from 'js-tiktoken';
import { expect, test } from 'vitest';
import { fitExactly } from '../../../src/core/focus/fit-exactly.ts';
import { focus } from '../../../src/core/focus/focus.ts';
import { listSections } from '../../../src/core/focus/sections.ts';
import { renderMarkdown } from '../../../src/core/output/markdown/render.ts';
import type { Extraction } from '../../../src/core/types.ts';
import { textOf } from '../../../src/core/blocks/text-of.ts';
import { writeMarkdown } from '../../../src/core/output/markdown/write-markdown.ts';
import { pageOf } from './page-of.ts';

const tokenizer = getEncoding('o200k_base');
const count = (text: string) => tokenizer.encode(text, [], []).length;
const exactly = { render: (page: Extraction) => renderMarkdown(page, { frontMatter: false }), count };
const sectionsFor = (page: Extraction, query: string): string[] =>
  (focus(page, { query }).focus?.sections ?? []).filter(({ score }) => score > 0).map(({ text }) => text);
const filler = (topic: string, sentences = 60) =>
  `${topic} is told of here at some length. `.repeat(sentences).trim();

test('the three answers are told apart, and so is a page cut without a query', () => {
  const page = pageOf(
    '# Sea',
    '## Tides',
    filler('Tide'),
    '## Winds',
    filler('Wind'),
    '## Charts',
    filler('Chart'),
  );
  const state = (query: string, budget?: number) =>
    focus(page, budget === undefined ? { query } : { query, budget }).focus?.state;
  expect(state('wind', 900)).toBe('filtered');
  expect(state('volcano', 900)).toBe('no-match');
  expect(state('wind', 90_000)).toBe('not-needed');
  expect(state('', 900)).toBe('cut');
});

test('only sections that answer are kept, with the headings above and marks for the rest', () => {
  const page = pageOf(
    '# Sea',
    'Intro.',
    '## Tides',
    filler('Tide'),
    '## Winds',
    'Wind blows.',
    '## Charts',
    filler('Chart'),
  );
  expect(exactly.render(focus(page, { query: 'wind', budget: 200 }))).toBe(
    '# Sea\n\n[… 2 sections omitted]\n\n## Winds\n\nWind blows.\n\n[… 1 section omitted]\n',
  );
  expect(exactly.render(focus(page, { query: 'wind', budget: 200, marks: false }))).toBe(
    '# Sea\n\n## Winds\n\nWind blows.\n',
  );
});

test('a smaller section further down is still tried when a better one does not fit', () => {
  const page = pageOf(
    '# Sea',
    '## Wind and wind',
    `\`\`\`\n${'wind'.repeat(900)} wind wind\n\`\`\``,
    '## Wind last',
    'Some wind at last.',
  );
  const kept = focus(page, { query: 'wind', budget: 200 }).blocks.map(({ tree }) => textOf(tree));
  expect(kept).toContain('Some wind at last.');
});

test('a small section that answers comes whole, though only one of its passages matches', () => {
  const long = (topic: string) => Array.from({ length: 30 }, (_, at) => filler(`${topic} ${at}`, 4));
  const page = pageOf(
    '# Sea',
    '## Winds',
    filler('The mistral', 6),
    filler('Calm', 12),
    '## Tides',
    ...long('Tide'),
  );
  const { focus: found } = focus(page, { query: 'mistral', budget: 1500 });
  expect(found?.sections.map(({ text, kept }) => `${text} ${kept}`)).toContain('Winds whole');
});

test('an option that the page writes with its dash is sought, any other word with one is left out', () => {
  const page = pageOf(
    '# Compiler',
    '## Warnings',
    '`-Wall` turns most on.',
    '## Speed',
    '`-O2` is fast; the linker too.',
  );
  expect(sectionsFor(page, 'gcc -Wall')).toEqual(['Warnings']);
  expect(sectionsFor(page, '-O2')).toEqual(['Speed']);
  expect(sectionsFor(page, 'most fast -linker')).toEqual(['Warnings']);
});

test('a short form and its long form meet', () => {
  const page = pageOf(
    '# Network',
    '## Cards',
    'Cards that are not listed are managed by NM.',
    '## Disks',
    'A Logical Volume (LV) is a part of a disk.',
    '## Sizes',
    'The logical volume grows.',
  );
  expect(sectionsFor(page, 'NetworkManager')).toContain('Cards');
  expect(sectionsFor(page, 'LV')).toEqual(['Disks', 'Sizes']);
});

test('lines of code that were apart say so', () => {
  const lines = Array.from(
    { length: 300 },
    (_, at) => `step(${at}, "${at === 7 || at === 250 ? 'mistral' : 'calm day'}");`,
  );
  const page = pageOf('# Log', `\`\`\`js\n${lines.join('\n')}\n\`\`\``);
  const code = focus(page, { query: 'mistral', budget: 300 }).blocks.find(({ type }) => type === 'code');
  const value = code?.tree.type === 'code' ? code.tree.value : '';
  expect(value).toMatch(/step\(6.*\n.*step\(7, "mistral"\).*\n.*step\(8/);
  expect(value).toMatch(/\n…\n/);
  expect(value).toContain('step(250, "mistral")');
});

test('an over-long section is trimmed to the blocks that answer, with a mark', () => {
  const page = pageOf(
    '# Sea',
    '## Winds',
    ...Array.from(
      { length: 80 },
      (_, day) =>
        `Day ${day}: ${day === 50 ? 'the mistral blew' : 'nothing of note was seen'} from dawn to dusk, so the log says.`,
    ),
  );
  const { blocks } = focus(page, { query: 'winds mistral', budget: 120 });
  expect(blocks.map(({ tree }) => textOf(tree))).toContain(
    'Day 50: the mistral blew from dawn to dusk, so the log says.',
  );
  expect(blocks.map(({ tree }) => writeMarkdown(tree))).toContain('[… section shortened]');
});

test('of a table larger than the budget the rows that answer are kept under its header', () => {
  const rows = Array.from(
    { length: 400 },
    (_, hour) => `| hour ${hour} | ${hour === 333 ? 'mistral' : 'calm'} |`,
  );
  const page = pageOf('# Log', ['| Time | Wind |', '| --- | --- |', ...rows].join('\n'));
  const { blocks } = focus(page, { query: 'mistral', budget: 100 });
  const cut = blocks.find((block) => block.type === 'table');
  const markdown = cut ? writeMarkdown(cut.tree) : '';
  expect(markdown).toMatch(/^\| Time \| Wind \|\n\| --- \| --- \|\n/);
  expect(markdown).toContain('| hour 333 | mistral |');
});

test('one section of 200,000 tokens is cut to the budget', async () => {
  const page = pageOf('# Log', ...Array.from({ length: 5000 }, (_, index) => filler(`Entry ${index}`, 4)));
  const { tokens } = await fitExactly(page, { query: 'entry 4321', budget: 2000 }, exactly);
  expect(tokens).toBeLessThanOrEqual(2000);
  expect(tokens).toBeGreaterThan(1500);
});

test('a single paragraph without an end is cut between its words', async () => {
  const page = pageOf(`# Log`, 'tide '.repeat(5000).trim());
  const { tokens, text } = await fitExactly(page, { query: 'tide', budget: 100 }, exactly);
  expect(tokens).toBeLessThanOrEqual(100);
  expect(text).toContain('tide tide');
});

test('a page of headings alone is filtered by its headings', () => {
  const page = pageOf(
    ...Array.from({ length: 200 }, (_, index) => `## Heading ${index} of the list`),
    '## The lantern',
  );
  expect(focus(page, { query: 'lantern', budget: 100 }).blocks.map(({ tree }) => textOf(tree))).toContain(
    'The lantern',
  );
});

test.each([0, -1, 1.5, Number.NaN, Infinity])('a budget of %d is refused', (budget) => {
  expect(() => focus(pageOf('Text.'), { budget })).toThrow('A budget is a whole number of tokens from 1');
});

test('a budget that holds nothing of the page is refused', async () => {
  await expect(fitExactly(pageOf('# The sea', filler('Tide')), { budget: 1 }, exactly)).rejects.toThrow(
    'too small',
  );
});

test('a query of 10,000 characters is read', () => {
  const page = pageOf('# Sea', '## Tides', 'Low.', '## Winds', 'High.');
  const scores = focus(page, { query: 'tide '.repeat(2000) }).focus?.sections.map(({ score }) => score > 0);
  expect(scores).toEqual([false, true, false]);
});

test('lines in bold head a section, and so does the text before the first heading', () => {
  const page = pageOf(
    'Before.',
    '# API',
    '**open(*path*)**',
    'Opens a file.',
    '**close()**',
    'Closes it.',
    'Some **bold** text.',
  );
  expect(listSections(page.blocks).map(({ id, above }) => [id, above])).toEqual([
    ['start', []],
    ['b2', []],
    ['b3', [1]],
    ['b5', [1]],
  ]);
});
