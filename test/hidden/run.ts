// Pages of one technique each through the built extension: hidden words stay out, visible ones come, nothing hangs.

import { extractSaved } from '../../src/automation/extract-saved.ts';
import { type SavedPage, listSavedPages } from '../../src/automation/saved-pages.ts';
import { type Outcome, endWith, judge } from '../cases/judge.ts';
import { checkPage } from './check-page.ts';
import { KNOWN_HIDDEN } from './known-failures.ts';

/** What one page may take, in milliseconds: a busy machine takes its time, and what hangs does so for good. */
const LIMIT = 120_000;
const HANGING_LIMIT = 20_000;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('test/hidden/run.ts FOLDER');

const hangs = ({ name }: SavedPage): boolean => name.startsWith('hang-') && name in KNOWN_HIDDEN;
const all = listSavedPages(folder);
const outcomes: Outcome[] = [];
const run = (pages: SavedPage[], limit: number): Promise<void> =>
  extractSaved({
    pages,
    limit,
    done({ name }, reply) {
      const faults =
        'error' in reply ? [`${reply.error.code}: ${reply.error.message}`] : checkPage(name, reply);
      outcomes.push({ name, faults });
    },
  });
await run(
  all.filter((page) => !hangs(page)),
  LIMIT,
);
// Last, since they take their time from the others.
await run(all.filter(hangs), HANGING_LIMIT);
endWith(judge(outcomes, KNOWN_HIDDEN));
