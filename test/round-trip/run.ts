// Real pages through the built extension, their Markdown parsed again and compared with the blocks.

import { join } from 'node:path';
import { extractSaved } from '../../src/automation/extract-saved.ts';
import { listSavedPages } from '../../src/automation/saved-pages.ts';
import { findDifferences } from './find-differences.ts';

/** Of the development split's 1,497 pages every fifth by name: 300. */
const STEP = 5;
/** Differences printed of one page. */
const SHOWN = 4;

const [folder, step = String(STEP)] = process.argv.slice(2);
if (folder === undefined) throw new Error('test/round-trip/run.ts FOLDER [STEP]');

let same = 0;
let blocks = 0;
const complaints: string[] = [];
await extractSaved({
  pages: listSavedPages(join(folder, 'dev/html')).filter((_, index) => index % Number(step) === 0),
  done({ name }, reply) {
    // A page without any text has nothing to compare.
    if ('error' in reply && reply.error.code === 'nothing-to-extract') return;
    const differences =
      'error' in reply ? [reply.error.message] : findDifferences(reply.markdown, reply.extraction);
    if (!('error' in reply)) blocks += reply.extraction.blocks.length;
    if (differences.length === 0) same += 1;
    else complaints.push(`${name}: ${differences.slice(0, SHOWN).join('; ')}`);
  },
});
for (const line of complaints.sort()) console.log(line);
console.log(`Markdown of ${same + complaints.length} pages and ${blocks} blocks was parsed again.`);
console.log(`${same} passed, ${complaints.length} failed`);
process.exit(complaints.length > 0 ? 1 : 0);
