// Whether a page is the empty shell of an application: it shows next to nothing and carries the marks of what fills it.

import type { Traits } from '../classification.ts';

/** Fewer words than these are a line that says "Loading". */
const LOADING_WORDS = 20;
/** A shell may show a line or two of its own; that it waits is then seen by what its scripts have not filled. */
const SHELL_WORDS = 50;

export function isAppShell(
  { frameworks, root, scripts }: Pick<Traits, 'frameworks' | 'root' | 'scripts'>,
  { words, isUnscripted }: { words: number; isUnscripted: boolean },
): boolean {
  if (words < LOADING_WORDS && (root !== 'none' || frameworks.length > 0)) return true;
  return isUnscripted && words < SHELL_WORDS && (root === 'empty' || (frameworks.length > 0 && scripts > 0));
}
