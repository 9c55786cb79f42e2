// Pages of one technique each through the built extension: hidden words stay out, visible ones come, nothing hangs.

import { extractSaved } from '../../src/automation/extract-saved.ts';
import { listSavedPages } from '../../src/automation/saved-pages.ts';
import { type Outcome, endWith, judge } from '../cases/judge.ts';
import { checkPage } from './check-page.ts';
import { KNOWN_HIDDEN } from './known-failures.ts';

/** What one page may take, in milliseconds: a busy machine takes its time. */
const LIMIT = 120_000;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('test/hidden/run.ts FOLDER');

const outcomes: Outcome[] = [];
await extractSaved({
  pages: listSavedPages(folder),
  limit: LIMIT,
  done({ name }, reply) {
    const faults =
      'error' in reply ? [`${reply.error.code}: ${reply.error.message}`] : checkPage(name, reply);
    outcomes.push({ name, faults });
  },
});
endWith(judge(outcomes, KNOWN_HIDDEN));
