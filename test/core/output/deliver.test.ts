import { getEncoding } from 'js-tiktoken';
import { describe, expect, test } from 'vitest';
import { preview } from '../../../src/core/output/deliver-markdown.ts';
import { deliver } from '../../../src/core/output/deliver.ts';
import { listOutline } from '../../../src/core/output/outline.ts';
import { type DeliveryRequest, FORMATS, type Format } from '../../../src/core/output/request.ts';
import type { Extraction } from '../../../src/core/types.ts';
import { pageOf } from '../focus/page-of.ts';

const tokenizer = getEncoding('o200k_base');
const count = (text: string) => tokenizer.encode(text, [], []).length;
const nobodyCounts = () => Promise.reject(new Error('counted'));
const long = (topic: string, sentences = 30) =>
  `${topic} is [told of](https://sea.example/${topic.toLowerCase()}) here at length. `
    .repeat(sentences)
    .trim();
const SEA = pageOf(
  '# Sea',
  'Intro.',
  '## Tides',
  long('Tide'),
  '## Winds',
  'The mistral blows.',
  '## Charts',
  long('Chart'),
);
const give = async (request: DeliveryRequest, page = SEA) => (await deliver(page, request, count)).output;
const inParts = (part: number): DeliveryRequest => ({ budget: 300, part });

test('a page as it is needs no count, so that no copy waits for one', async () => {
  for (const format of ['md', 'text', 'json', 'data'] as Format[]) {
    await expect(deliver(SEA, { format }, nobodyCounts)).resolves.toBeDefined();
  }
});

test.each<DeliveryRequest>([
  {},
  { query: 'mistral' },
  { query: ' ' },
  { style: { links: 'referenced', frontMatter: true } },
  { style: { untrusted: true, images: 'drop' } },
])('what is shown at once is what leaves: %j', async (request) => {
  expect(preview(SEA, request).markdown).toBe(await give(request));
});

test('with a budget less is shown at once, and what leaves keeps to it exactly', async () => {
  const request = { query: 'mistral', budget: 90 };
  expect(preview(SEA, request).markdown).toContain('The mistral blows.');
  expect(await give(request)).toContain('The mistral blows.');
  expect(count(await give(request))).toBeLessThanOrEqual(90);
});

test('a section that was not ticked is in no format', async () => {
  const ids = listOutline(SEA).flatMap(({ id, text }) => (text === 'Winds' ? [] : [id]));
  for (const format of FORMATS) {
    if (format === 'html' || format === 'data') continue;
    const output = await give({ format, sections: ids });
    expect(output).toContain('Chart is');
    expect(output).not.toContain('mistral');
  }
});

test('a section that is pinned comes before those that answer', async () => {
  const pinned = listOutline(SEA).flatMap(({ id, text }) => (text === 'Charts' ? [id] : []));
  const output = await give({ query: 'tide', budget: 120, pinned, style: { links: 'text' } });
  expect(output).toContain('## Charts');
});

test('links that are not written take nothing of the budget', async () => {
  const request = { query: 'tide', budget: 400 };
  const sentences = (text: string) => text.match(/at length/g)?.length ?? 0;
  expect(sentences(await give({ ...request, style: { links: 'text' } }))).toBeGreaterThan(
    sentences(await give(request)),
  );
});

test('the budget of a text is that of its own words', async () => {
  const output = await give({ format: 'text', query: 'tide', budget: 400 });
  expect(count(output)).toBeLessThanOrEqual(400);
  const sentences = (text: string) => text.match(/at length/g)?.length ?? 0;
  expect(sentences(output)).toBeGreaterThan(sentences(await give({ query: 'tide', budget: 400 })));
});

describe('a page that goes out in parts', () => {
  test('each keeps to the budget, and together they are the page', async () => {
    const { parts, output } = await deliver(SEA, inParts(1), count);
    expect(parts.length).toBeGreaterThan(2);
    expect(output).toBe(parts[0]?.markdown);
    for (const { markdown } of parts) expect(count(markdown)).toBeLessThanOrEqual(300);
    expect(parts.map(({ markdown }) => markdown).join('\n')).toContain('The mistral blows.');
    expect(await give(inParts(2))).toBe(parts[1]?.markdown);
  });

  test('every format gives the same part', async () => {
    const { markdown } = await deliver(SEA, inParts(3), count);
    const words = markdown.match(/^\w+ is/m)?.[0] ?? 'none';
    for (const format of ['text', 'json', 'jsonl'] as Format[]) {
      expect(await give({ ...inParts(3), format })).toContain(words);
    }
    const { blocks } = JSON.parse(await give({ ...inParts(3), format: 'json' })) as Extraction;
    expect(blocks.map((block) => (block as unknown as { markdown: string }).markdown).join('\n\n')).toBe(
      markdown.trimEnd(),
    );
  });

  test('each has the addresses of its own links and its own marks', async () => {
    const style = { links: 'referenced', untrusted: true, frontMatter: true } as const;
    for (const part of [1, 2]) {
      const output = await give({ ...inParts(part), style });
      expect(output).toMatch(/^Everything between <page-data-/);
      expect(output).toMatch(/\[1\]: https:\/\/sea\.example\//);
      expect(output).not.toContain('---');
      expect(count(output)).toBeLessThanOrEqual(300);
    }
  });

  test('a query that chooses, or a budget that holds all, leaves one', async () => {
    expect((await deliver(SEA, { ...inParts(1), query: 'mistral' }, count)).parts).toEqual([]);
    expect((await deliver(SEA, { budget: 90_000, part: 1 }, count)).extraction.focus?.state).toBe(
      'not-needed',
    );
    expect(await give({ budget: 90_000, part: 1 })).toBe(await give({}));
  });

  test('a query that nothing matches chooses nothing', async () => {
    const { parts, extraction } = await deliver(SEA, { ...inParts(1), query: 'volcano' }, count);
    expect(parts.length).toBeGreaterThan(2);
    expect(extraction.focus?.state).toBe('no-match');
  });

  test.each([0, 99, 1.5])('there is no part %d', async (part) => {
    await expect(give(inParts(part))).rejects.toThrow(/The page has \d+ parts; there is no part/);
  });

  test('without a number only the beginning is kept', async () => {
    expect(await give({ budget: 300 })).toContain('[… 2 sections omitted]');
  });
});

test('the JSON of a page is the same whenever it was read, and has no times of the run', async () => {
  const timed = (milliseconds: number): Extraction => ({
    ...SEA,
    stats: { ...SEA.stats, milliseconds, passes: [{ name: 'read', milliseconds }] },
  });
  const output = await give({ format: 'json' }, timed(3));
  expect(output).toBe(await give({ format: 'json' }, timed(4)));
  expect(Object.keys((JSON.parse(output) as Extraction).stats)).not.toContain('passes');
});

test('every chunk has the addresses of its own links, and none has marks', async () => {
  const lines = await give({
    format: 'jsonl',
    chunks: { ceiling: 300 },
    style: { links: 'referenced', untrusted: true },
  });
  for (const line of lines.trim().split('\n')) {
    const { text } = JSON.parse(line) as { text: string };
    for (const [, number] of text.matchAll(/\]\[(\d+)\]/g)) expect(text).toContain(`[${number}]: https://`);
    expect(text).not.toContain('page-data');
  }
});

test.each<[DeliveryRequest, RegExp]>([
  [{ format: 'xml' as Format }, /A format is one of md, json/],
  [{ format: 'jsonl', chunks: { keys: 'own' as 'plain' } }, /Keys are one of plain/],
  [{ format: 'html', query: 'sea' }, /takes a budget but no query/],
  [{ format: 'html', budget: 0 }, /A budget is a whole number/],
  [{ budget: 0, part: 1 }, /A budget is a whole number/],
  [{ part: 2 }, /there is no part 2/],
])('a request that cannot be met is refused: %j', async (request, reason) => {
  await expect(give(request)).rejects.toThrow(reason);
});
