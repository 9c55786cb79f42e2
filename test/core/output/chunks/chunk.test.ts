import { blocksOf } from '../../blocks-of.ts';
import { getEncoding } from 'js-tiktoken';
import { describe, expect, test } from 'vitest';
import { chunk } from '../../../../src/core/output/chunks/chunk.ts';
import { chunkLines } from '../../../../src/core/output/chunks/chunk-lines.ts';
import { renderMarkdown } from '../../../../src/core/output/markdown/render.ts';
import type { Extraction } from '../../../../src/core/types.ts';
import { focus } from '../../../../src/core/focus/focus.ts';
import { foldSpace } from '../../../../src/core/dom/words.ts';
import { pageOf } from '../../focus/page-of.ts';
import { chance, randomPage } from '../../focus/random-page.ts';

const tokenizer = getEncoding('o200k_base');
const count = (text: string) => tokenizer.encode(text, [], []).length;
const letters = (text: string) => text.replace(/\s+/g, '');

describe('for any page and ceiling', () => {
  test.each(Array.from({ length: 30 }, (_, index) => index + 1))(
    'chunks are within it and lose nothing (page %i)',
    async (seed) => {
      const page = randomPage(chance(seed));
      const whole =
        page.title && !page.blocks.some((block) => block.type === 'heading' && block.level === 1)
          ? `Tides ${page.text}`
          : page.text;
      for (const ceiling of [50, 130, 500, 4000]) {
        const chunks = await chunk(page, { ceiling, count });
        for (const { markdown, tokens } of chunks) {
          expect(tokens).toBe(count(markdown));
          expect(tokens).toBeLessThanOrEqual(ceiling);
        }
        expect(letters(chunks.map((one) => one.text).join(' '))).toBe(letters(whole));
        expect(chunks.map((one) => [one.index, one.count])).toEqual(
          chunks.map((_, index) => [index + 1, chunks.length]),
        );
      }
    },
  );
});

const long = (topic: string) => `${topic} is told of here at some length. `.repeat(12).trim();
const page = pageOf(
  '# Sea',
  'Intro.',
  '## Tides',
  long('Tide'),
  long('Ebb'),
  '## Winds',
  long('Wind'),
  '## Charts',
  'A chart.',
);

test('chunks that cut between blocks only give the Markdown back when they are joined', async () => {
  const chunks = await chunk(page, { ceiling: 300, count });
  expect(chunks.length).toBeGreaterThan(1);
  expect(chunks.map(({ markdown }) => markdown).join('\n')).toBe(
    renderMarkdown(page, { frontMatter: false }),
  );
});

test('a chunk starts at a section where one ends, and never ends with a heading', async () => {
  const chunks = await chunk(page, { ceiling: 260, count });
  expect(chunks.map(({ markdown }) => markdown.split('\n')[0])).toEqual(['# Sea', '## Winds']);
  for (const { markdown } of await chunk(page, { ceiling: 120, count })) {
    expect(markdown.trim().split('\n').at(-1)).not.toMatch(/^#/);
  }
});

test('a chunk can repeat the last blocks of the one before', async () => {
  const chunks = await chunk(page, { ceiling: 300, overlap: 1, count });
  expect(chunks[1]?.overlap).toBe(1);
  expect(chunks[1]?.markdown.startsWith(foldSpace(chunks[0]?.markdown.split('\n\n').at(-1) ?? ''))).toBe(
    true,
  );
});

test('every part of a cut table has its header', async () => {
  const rows = Array.from({ length: 60 }, (_, hour) => `| hour ${hour} | calm |`);
  const blocks = blocksOf(['| Time | Wind |', '| --- | --- |', ...rows].join('\n'));
  const chunks = await chunk({ ...page, title: '', blocks }, { ceiling: 150, count });
  expect(chunks.length).toBeGreaterThan(2);
  for (const one of chunks) expect(one.markdown).toMatch(/^\| Time \| Wind \|\n\| --- \| --- \|\n\| hour/);
});

test('a ceiling that would cut every sentence is refused', async () => {
  await expect(chunk(page, { ceiling: 10, count })).rejects.toThrow('at least 50 tokens');
});

describe('lines of chunks', () => {
  test.each([
    ['plain', 'id', 'text'],
    ['langchain', 'id', 'page_content'],
    ['langchain-js', 'id', 'pageContent'],
    ['llamaindex', 'id_', 'text'],
  ] as const)('have the keys of %s', async (keys, id, text) => {
    const lines = chunkLines(await chunk(page, { ceiling: 300, count }), { extraction: page, keys })
      .trim()
      .split('\n');
    const [first] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(Object.keys(first ?? {})).toEqual([id, text, 'metadata']);
    expect(first?.[id]).toBe('https://harbour.example/#chunk-1');
    expect(first?.['metadata']).toMatchObject({
      source: 'https://harbour.example/',
      title: 'Tides',
      heading_path: 'Sea',
      chunk_index: 1,
      chunk_count: lines.length,
    });
  });

  test('tell what the reading was worth, and how well it answers a question', async () => {
    const read = { ...page, stats: { ...page.stats, rawTokens: 3000, tokens: 1000, saved: 2 / 3 } };
    const metadataOf = async (extraction: Extraction) => {
      const line = chunkLines(await chunk(extraction, { ceiling: 300, count }), { extraction }).split(
        '\n',
      )[0];
      return (JSON.parse(line ?? '') as { metadata: Record<string, unknown> }).metadata;
    };
    const whole = await metadataOf(read);
    expect(whole).toMatchObject({
      render_type: 'SSR',
      original_tokens: 3000,
      refined_tokens: 1000,
      reduction_ratio: 2 / 3,
    });
    expect(whole).not.toHaveProperty('bm25_confidence');
    expect(whole).not.toHaveProperty('cached');
    const asked = await metadataOf(focus(read, { query: 'sea' }));
    expect(asked['bm25_confidence']).toBeGreaterThan(0);
  });
});
