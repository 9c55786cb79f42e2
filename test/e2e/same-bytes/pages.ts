// Fifty small saved pages: the golden ones, those in other scripts, and cases.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CASES } from '../../steps.ts';

const GOLDEN = join(import.meta.dirname, '../../pages');
const COUNT = 50;
/** Twenty readings of a larger one take their time. In bytes. */
const LARGEST = 50_000;

/** Fewer where the cases are not at hand, which in CI is a fault. */
export function listPages(): string[] {
  const golden = readdirSync(GOLDEN)
    .map((name) => join(GOLDEN, name, 'page.html'))
    .filter((path) => existsSync(path));
  const all = [...golden, ...pagesIn(join(GOLDEN, 'scripts')), ...pagesIn(CASES)].filter(
    (path) => statSync(path).size <= LARGEST,
  );
  if (all.length < COUNT && process.env['CI']) throw new Error(`There is no folder ${CASES}.`);
  // From both ends, so that cases are among them however many golden pages there are.
  return all.length <= COUNT ? all : [...all.slice(0, COUNT / 2), ...all.slice(-COUNT / 2)];
}

const pagesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.html') && !file.endsWith('.frame.html'))
        .map((file) => join(folder, file))
    : [];
