// The one runner: it times every pass, has somebody watch what it changes, and goes on where it fails.

import { PithError } from '../errors.ts';
import { OutOfTime } from './deadline.ts';
import type { DomPass, Page } from './page.ts';
import type { PassChanges, PassTrace } from './types.ts';

/** Looks at the page, and again with each call: what has changed since the last one. */
export type Watch = (page: Page) => () => PassChanges;

export function runPasses(page: Page, passes: DomPass[], watch?: Watch): PassTrace[] {
  const changes = watch?.(page);
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
