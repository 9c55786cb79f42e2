// Whether the section that answers a question is kept within 1,200 tokens, on pages of Debian's documentation packages
// read by the built extension. Prints each question, a rival's filter beside ours, and "N passed, M failed".

import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractSaved } from '../../src/automation/extract-saved.ts';
import { listSavedPages } from '../../src/automation/saved-pages.ts';
import { fitExactly } from '../../src/core/focus/fit-exactly.ts';
import { renderMarkdown } from '../../src/core/output/markdown/render.ts';
import { loadEncoding } from '../../src/core/tokens/count.ts';
import type { Extraction } from '../../src/core/types.ts';
import { DOCUMENTATION, QUESTIONS, type Question } from './questions.ts';
import { rivalFilter } from './rival-filter.ts';

const BUDGET = 1200;
const FLOOR = 0.92;

const { count } = await loadEncoding('o200k_base');
const render = (extraction: Extraction) => renderMarkdown(extraction, { frontMatter: false });
const nameOf = (page: string) => page.replaceAll('/', '-').replace(/\.html$/, '');
/** Words alone: links, emphasis and code marks differ between writers. */
const bare = (text: string) =>
  text
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[*`_[\]\\]/g, '')
    .replaceAll("'", '’')
    .replace(/\s+/g, ' ')
    .toLowerCase();

const pages = await readPages();
let kept = 0;
let rivalKept = 0;
let withinBudget = true;
for (const question of QUESTIONS) {
  const page = pages.get(nameOf(question.page));
  if (!page) throw new Error(`${question.page} was not read.`);
  const { text, tokens } = await fitExactly(
    page,
    { query: question.asks, budget: BUDGET },
    { render, count },
  );
  const rival = render({ ...page, blocks: rivalFilter(page.blocks, question.asks) });
  const [ours, theirs] = [text, rival].map((one) => bare(one).includes(bare(question.answer)));
  const hasAnswer = bare(render(page)).includes(bare(question.answer));
  kept += ours ? 1 : 0;
  rivalKept += theirs ? 1 : 0;
  withinBudget &&= tokens <= BUDGET;
  console.log(
    `${ours ? 'kept' : hasAnswer ? 'LOST' : 'LOST before the focus'} ${tokens} tokens, rival ${theirs ? 'kept' : 'lost'} ${count(rival)}: ${question.page.split('/').at(-1)}, ${question.asks}`,
  );
}

const share = (some: number) =>
  `${some} of ${QUESTIONS.length} (${((100 * some) / QUESTIONS.length).toFixed(0)} %)`;
console.log(
  `Kept: Pith ${share(kept)} within ${BUDGET} tokens; dompruner's filter on the same blocks ${share(rivalKept)}`,
);
const outcomes = [kept >= FLOOR * QUESTIONS.length, withinBudget, await showTokenLine()];
console.log(
  `${outcomes.filter(Boolean).length} passed, ${outcomes.filter((passed) => !passed).length} failed`,
);

/** The page that dompruner's own documentation takes as its example. */
async function showTokenLine(): Promise<boolean> {
  const question = QUESTIONS[0] as Question;
  const page = pages.get(nameOf(question.page)) as Extraction;
  const { text, tokens } = await fitExactly(
    page,
    { query: question.asks, budget: BUDGET },
    { render, count },
  );
  console.log(
    `asyncio-task.html, “${question.asks}”: raw ${count(readFileSync(join(DOCUMENTATION, question.page), 'utf8'))} → clean ${count(render(page))} → focused ${tokens} tokens`,
  );
  return (
    tokens <= BUDGET &&
    bare(text).includes('asyncio.createtask(coro') &&
    bare(text).includes(bare(question.answer))
  );
}

async function readPages(): Promise<Map<string, Extraction>> {
  const folder = mkdtempSync(join(tmpdir(), 'pith-questions-'));
  mkdirSync(folder, { recursive: true });
  const read = new Map<string, Extraction>();
  try {
    for (const page of new Set(QUESTIONS.map((question) => question.page))) {
      const source = join(DOCUMENTATION, page);
      if (!existsSync(source))
        throw new Error(`${source} is missing: apt-get install python3.11-doc rust-doc`);
      copyFileSync(source, join(folder, `${nameOf(page)}.html`));
    }
    await extractSaved({
      pages: listSavedPages(folder),
      done({ name }, reply) {
        if (!('error' in reply)) read.set(name, reply.extraction);
      },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return read;
}
