// Whether a page still waits for its scripts. Decided once; passes, warnings and the fetch ask here.

import type { Traits } from '../classification.ts';
import type { ExtractOptions } from '../extract-options.ts';
import type { Warning } from '../types.ts';

export interface PendingState {
  /** Its own scripts never ran: the page was fetched, or a program keeps them from running. */
  isUnscripted: boolean;
  reasons: PendingReason[];
}

const UNSCRIPTED: Warning = {
  code: 'unscripted',
  message: 'Text that this page hides until its scripts run was read, too: nobody has seen it there yet.',
};

/** What a page was found to wait with, and what the person is told of it. */
const WARNINGS = {
  /** All of it is hidden until its script is ready. */
  covered: {
    code: 'app-shell',
    message: 'The page had not shown its content yet; it was read all the same.',
  },
  /** It shows next to nothing, and its text stands in its data. */
  'data only': {
    code: 'app-shell',
    message: 'The page showed almost nothing; this text is from the data that it carries.',
  },
  /** It shows next to nothing, and an application fills it. */
  'empty shell': {
    code: 'app-shell',
    message: 'The page has not shown its content yet. Wait until it has loaded, then try again.',
  },
  /** A script shows some of its text. */
  'hidden text': UNSCRIPTED,
  /** A script puts parts of it where they belong. */
  streamed: UNSCRIPTED,
} satisfies Record<string, Warning>;

export type PendingReason = keyof typeof WARNINGS;

export const openPending = (
  { source }: { source: 'live' | 'static' },
  { unscripted = false }: ExtractOptions,
): PendingState => ({
  isUnscripted: source === 'static' || unscripted,
  reasons: [],
});

/** Each warning is given once. */
export function notePending(
  { pending, warnings }: { pending: PendingState; warnings: Warning[] },
  reason: PendingReason,
): void {
  pending.reasons.push(reason);
  const warning: Warning = WARNINGS[reason];
  if (!warnings.includes(warning)) warnings.push(warning);
}

// Whether a page is the empty shell of an application: it shows next to nothing and carries the marks of what fills it.
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
