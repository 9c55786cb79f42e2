// Whether a page still waits for its scripts. Decided once; passes, warnings and the fetch ask here.

import type { ExtractOptions, Warning } from '../types.ts';

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
