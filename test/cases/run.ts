// Every case page through the built extension, compared with what must and must not come out, and parsed again.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractSaved } from '../../src/automation/extract-saved.ts';
import { listSavedPages } from '../../src/automation/saved-pages.ts';
import { findDifferences } from '../round-trip/find-differences.ts';
import { type Expectation, checkCase } from './check-case.ts';
import { extractInFirefox } from './firefox.ts';

/** What a person cannot see in Firefox either: it draws nothing that lies so deep. */
const NOT_DRAWN_BY_FIREFOX: ReadonlySet<string> = new Set(['61-very-deep-nesting']);
/** Faults printed of one case. */
const SHOWN = 4;

const [folder, browser = 'chromium'] = process.argv.slice(2);
if (folder === undefined) throw new Error('test/cases/run.ts FOLDER [firefox]');

let passed = 0;
const complaints: string[] = [];
await (browser === 'firefox' ? extractInFirefox : extractSaved)({
  pages: listSavedPages(folder),
  done({ name }, reply) {
    const expected = JSON.parse(readFileSync(join(folder, `${name}.expect.json`), 'utf8')) as Expectation;
    if (browser === 'firefox' && NOT_DRAWN_BY_FIREFOX.has(name)) delete expected.live_must_contain;
    const faults =
      'error' in reply
        ? [`${reply.error.code}: ${reply.error.message}`]
        : [...checkCase(reply.markdown, expected), ...findDifferences(reply.markdown, reply.extraction)];
    if (faults.length > 0) complaints.push(`${name}: ${faults.slice(0, SHOWN).join('; ')}`);
    else passed += 1;
  },
});
for (const line of complaints.sort()) console.log(line);
console.log(`${passed} passed, ${complaints.length} failed`);
process.exit(complaints.length > 0 ? 1 : 0);
