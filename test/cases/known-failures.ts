// Cases that fail in Chromium and in Firefox, and why. `npx tsx test/cases/run.ts ../shared/cases` complains about each
// that passes.

import type { KnownFailures } from './judge.ts';

export const KNOWN_CASES: KnownFailures = {};
