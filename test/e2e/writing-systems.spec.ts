// Pages of many scripts and kinds through the built extension: what has to come out, what must not, in which order;
// which section answers a question in the page's own language; where chunks may end.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Expectation, checkCase } from '../cases/check-case.ts';
import { findDifferences } from '../round-trip/find-differences.ts';
import { checkChunks } from './check-chunks.ts';
import { expect, test } from './fixture.ts';

interface PageExpectation extends Expectation {
  url: string;
  title: string;
  language: string;
  published?: string;
  authors?: string[];
  in_order: string[];
  /** Passages that the choice of content loses today, each with the reason; they are printed. */
  lost_today?: Record<string, string>;
  leaks_today?: Record<string, string>;
  /** Characters after which a chunk may end inside a paragraph; a space where sentences have no other end. */
  sentence_ends: string;
  /** `section` is the heading of the one that answers best. */
  questions: { query: string; section: string }[];
}

const FOLDER = join(import.meta.dirname, '../pages/scripts');
/** What a question may give back. Share of the page's tokens. */
const BUDGET = 0.5;
/** Small enough to cut paragraphs. Tokens. */
const CEILING = 60;

const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replace(/\.html$/, ''))
  .sort();

for (const name of names)
  test(`${name}: its content comes out, its questions find their sections, its sentences stay whole`, async ({
    pith,
  }) => {
    const expected = JSON.parse(readFileSync(join(FOLDER, `${name}.expect.json`), 'utf8')) as PageExpectation;
    const page = await pith.open(readFileSync(join(FOLDER, `${name}.html`), 'utf8'), expected.url);
    const { whole, answers, chunks } = await pith.worker.evaluate(
      async ({ url, questions, share, ceiling }) => {
        const first = await globalThis.pith.extract({ url });
        const budget = Math.round(first.extraction.stats.tokens * share);
        const focused = [];
        for (const { query } of questions)
          focused.push(await globalThis.pith.extract({ url, query, budget }));
        const { output } = await globalThis.pith.extract({ url, format: 'jsonl', chunks: { ceiling } });
        return { whole: first, answers: focused, chunks: output };
      },
      { url: expected.url, questions: expected.questions, share: BUDGET, ceiling: CEILING },
    );
    await page.close();

    const { extraction, markdown } = whole;
    const { title, language, published, authors } = extraction.metadata;
    for (const [passage, reason] of Object.entries(expected.lost_today ?? {}))
      if (!markdown.includes(passage)) console.log(`${name} loses “${passage}”: ${reason}`);
    for (const [passage, reason] of Object.entries(expected.leaks_today ?? {})) {
      expect.soft(markdown, `${passage} goes now: move it back to what must not come`).toContain(passage);
      console.log(`${name} gives “${passage}”: ${reason}`);
    }
    expect.soft(checkCase(markdown, expected)).toEqual([]);
    expect.soft(checkOrder(markdown, expected.in_order)).toEqual([]);
    expect.soft(findDifferences(markdown, extraction)).toEqual([]);
    expect.soft([title?.value, language?.value]).toEqual([expected.title, expected.language]);
    expect.soft([published?.value, authors?.value]).toEqual([expected.published, expected.authors]);
    expect.soft(checkChunks(chunks, { page: markdown, sentenceEnds: expected.sentence_ends })).toEqual([]);
    expected.questions.forEach(({ query, section }, index) => {
      const { focus } = answers[index]!.extraction;
      const best = focus?.sections.toSorted((one, other) => other.score - one.score)[0];
      expect.soft([query, focus?.state, best?.text]).toEqual([query, 'filtered', section]);
      expect.soft(answers[index]!.markdown).toContain(section);
    });
  });

function checkOrder(markdown: string, passages: string[]): string[] {
  let from = 0;
  return passages.flatMap((passage) => {
    const at = markdown.indexOf(passage, from);
    if (at < 0) return [`not in its place: ${JSON.stringify(passage)}`];
    from = at;
    return [];
  });
}
