// usage: npx tsx test/focus/bench.ts QUESTIONS.json ROOT… [--half look|last]
// How many answers are kept within 1,200 and 400 tokens, by kind of question, beside plain filters by sections on the same
// blocks. ROOT holds the pages: `usr/share` of Debian packages that were unpacked, or a folder of saved pages. Questions
// marked `last` are looked at once, after all that was tuned; what was learned from the others says nothing of them.

import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { extractSaved } from '../../src/automation/extract-saved.ts';
import { listSavedPages } from '../../src/automation/saved-pages.ts';
import { fitExactly } from '../../src/core/focus/fit-exactly.ts';
import { renderMarkdown } from '../../src/core/output/markdown/render.ts';
import { loadEncoding } from '../../src/core/tokens/count.ts';
import type { Extraction } from '../../src/core/types.ts';
import { miniSearch, plainBm25 } from './plain-filters.ts';
import { rivalFilter } from './rival-filter.ts';

interface Question {
  page: string;
  query: string;
  must: string[];
  kind: string;
  half?: 'look' | 'last';
}

const BUDGETS = [1200, 400];
const { positionals, values } = parseArgs({ allowPositionals: true, options: { half: { type: 'string' } } });
const [file, ...roots] = positionals;
if (file === undefined || roots.length === 0) throw new Error('test/focus/bench.ts QUESTIONS.json ROOT…');

const questions = (JSON.parse(readFileSync(file, 'utf8')) as Question[]).filter(
  ({ half }) => values.half === undefined || half === values.half,
);
const { count } = await loadEncoding('o200k_base');
const render = (extraction: Extraction): string => renderMarkdown(extraction, { frontMatter: false });
const bare = (text: string): string =>
  text
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[*_`[\]\\]/g, '')
    .replaceAll("'", '’')
    .replace(/\s+/g, ' ')
    .toLowerCase();
const holds = (text: string, { must }: Question): boolean =>
  must.every((fact) => bare(text).includes(bare(fact)));
const nameOf = (page: string): string => page.replaceAll('/', '-').replace(/\.html(\.gz)?$/, '');

const pages = await readPages();
for (const budget of BUDGETS) {
  const kept = new Map<string, Record<string, number>>();
  for (const question of questions) {
    const page = pages.get(nameOf(question.page));
    if (!page) {
      console.log(`not read: ${question.page}`);
      continue;
    }
    const { text, tokens } = await fitExactly(page, { query: question.query, budget }, { render, count });
    const texts: Record<string, string> = {
      Pith: tokens <= budget ? text : '',
      BM25: render({ ...page, blocks: plainBm25(page.blocks, question.query, budget) }),
      MiniSearch: render({ ...page, blocks: miniSearch(page.blocks, question.query, budget) }),
      'section filter': render({ ...page, blocks: rivalFilter(page.blocks, question.query) }),
    };
    const counts = kept.get(question.kind) ?? {};
    kept.set(question.kind, counts);
    counts['all'] = (counts['all'] ?? 0) + 1;
    for (const [name, given] of Object.entries(texts))
      counts[name] = (counts[name] ?? 0) + Number(holds(given, question));
    if (!holds(text, question))
      console.log(
        `${budget}: ${holds(render(page), question) ? 'lost' : 'not in the page'}: ${question.query}`,
      );
  }
  for (const [kind, { all, ...counts }] of kept) {
    const figures = Object.entries(counts).map((each) => each.join(' '));
    console.log(`${budget} tokens, ${kind}: ${figures.join(', ')} of ${all}`);
  }
}

async function readPages(): Promise<Map<string, Extraction>> {
  const folder = mkdtempSync(join(tmpdir(), 'pith-focus-'));
  const read = new Map<string, Extraction>();
  try {
    for (const page of new Set(questions.map((question) => question.page))) {
      const source = roots.map((root) => join(root, page)).find(existsSync);
      if (source) copyFileSync(source, join(folder, page.replaceAll('/', '-')));
    }
    await extractSaved({
      pages: listSavedPages(folder),
      done({ name }, reply) {
        if (!('error' in reply)) read.set(nameOf(name), reply.extraction);
      },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return read;
}
