// Every case page through the built extension, compared with what must and must not come out, and parsed again.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractSaved } from '../../src/automation/extract-saved.ts';
import { listSavedPages } from '../../src/automation/saved-pages.ts';
import { findDifferences } from '../round-trip/find-differences.ts';
import { type Expectation, checkCase } from './check-case.ts';
import { extractInFirefox } from './firefox.ts';
import { type Outcome, endWith, judge } from './judge.ts';
import { KNOWN_CASES } from './known-failures.ts';

/** What a person cannot see in Firefox either: it draws nothing that lies so deep. */
const NOT_DRAWN_BY_FIREFOX: ReadonlySet<string> = new Set(['61-very-deep-nesting']);

const [folder, browser = 'chromium'] = process.argv.slice(2);
if (folder === undefined) throw new Error('test/cases/run.ts FOLDER [firefox]');

const outcomes: Outcome[] = [];
await (browser === 'firefox' ? extractInFirefox : extractSaved)({
  pages: listSavedPages(folder),
  done({ name }, reply) {
    const expected = JSON.parse(readFileSync(join(folder, `${name}.expect.json`), 'utf8')) as Expectation;
    if (browser === 'firefox' && NOT_DRAWN_BY_FIREFOX.has(name)) delete expected.live_must_contain;
    const faults =
      'error' in reply
        ? [`${reply.error.code}: ${reply.error.message}`]
        : [...checkCase(reply.markdown, expected), ...findDifferences(reply.markdown, reply.extraction)];
    outcomes.push({ name, faults });
  },
});
endWith(judge(outcomes, KNOWN_CASES));
