// How the script that expands a page is told what to do, asked how far it is, and stopped: through the extension's own
// world in the page, since nothing that listens may stay there.

import type { ExpansionLimits, ExpansionProgress, ExpansionReport } from '../../expansion.ts';
import type { ErrorData } from '../../errors.ts';

export interface ExpansionWords {
  running: string;
  cancel: string;
  /** The page is being expanded already. */
  busy: string;
}

export interface ExpansionRequest {
  limits: ExpansionLimits;
  words: ExpansionWords;
}

export type ExpansionReply = { report: ExpansionReport } | { error: ErrorData };

export interface ExpansionHandle {
  progress: ExpansionProgress;
  cancel(): void;
  /** Somebody still waits for the end. */
  touch(): void;
}

/** The part of the world that both sides know. */
export interface ExpansionWorld {
  pithExpansionRequest?: ExpansionRequest | undefined;
  pithExpansion?: ExpansionHandle | undefined;
}
