// Pages that fail in Chromium, and why. `npx tsx test/hidden/run.ts ../shared/hidden` complains about each that passes.

import type { KnownFailures } from '../cases/judge.ts';

export const KNOWN_HIDDEN: KnownFailures = {
  'hidden-custom-highlight': 'white on white by a custom highlight counts as seen',
};
