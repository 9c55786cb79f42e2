// The one runner: it times every pass, tells what changed if that was asked for, and goes on where one fails.

import { PithError } from '../errors.ts';
import { OutOfTime } from './deadline.ts';
import type { DomPass, Page } from './page.ts';
import type { PassTrace } from './types.ts';
import { watchChanges } from './watch-changes.ts';

export function runPasses(page: Page, passes: DomPass[]): PassTrace[] {
  const changes = page.options.trace ? watchChanges(page) : undefined;
  return passes.map(({ name, run }) => {
    const start = performance.now();
    attempt(page, name, () => run(page));
    return { name, milliseconds: performance.now() - start, ...changes?.() };
  });
}

/** Undefined, and a warning, where a step fails: a page with one step less is worth more than none. */
export function attempt<T>(page: Page, name: string, step: () => T): T | undefined {
  try {
    return step();
  } catch (error) {
    // Said to the person as it is: nothing is selected.
    if (error instanceof PithError) throw error;
    page.warnings.push({
      code: error instanceof OutOfTime ? 'out-of-time' : 'step-failed',
      message: `The step ${name} was given up (${String(error)}): something may be missing, or there that does not belong.`,
    });
    return undefined;
  }
}
