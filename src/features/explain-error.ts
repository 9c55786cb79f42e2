// What a person is told when something failed: what happened, and what to do about it.

import { toErrorData } from '../errors.ts';
import type { EndpointErrorCode, PithErrorCode } from '../errors.ts';
import type { Say, TextName } from '../say.ts';

export interface Explanation {
  code: PithErrorCode;
  title: string;
  /** Why, or what to try. */
  advice: string;
}

/** What chat servers do wrong has words of its own (`explain-endpoint-error.ts`). */
const TITLE: Record<Exclude<PithErrorCode, EndpointErrorCode>, TextName> = {
  'nothing-to-extract': 'errorNothing',
  'nothing-selected': 'errorNothingSelected',
  'restricted-page': 'errorRestricted',
  'no-access': 'errorRestricted',
  'tab-closed': 'errorTabClosed',
  'page-changed': 'errorPageChanged',
  'page-failed': 'errorPageFailed',
  'clipboard-refused': 'errorNotCopied',
  'bad-input': 'errorPageFailed',
};

/** Where it is missing, the error's own sentence is the advice. */
const ADVICE: Partial<Record<PithErrorCode, TextName>> = {
  'nothing-to-extract': 'adviceNothing',
  'tab-closed': 'adviceTryAgain',
  'page-changed': 'adviceTryAgain',
};

export function explainError(say: Say, error: unknown): Explanation {
  const { code, message } = toErrorData(error);
  const advice = ADVICE[code];
  const title = (TITLE as Partial<Record<PithErrorCode, TextName>>)[code] ?? 'errorPageFailed';
  return { code, title: say(title), advice: advice ? say(advice) : message };
}
