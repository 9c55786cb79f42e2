// An explanation of a failure: what happened, and what to do about it.

import { toErrorData } from '../errors.ts';
import type { EndpointErrorCode, PithErrorCode, ProgramErrorCode } from '../errors.ts';
import type { Translate, TextName } from '../translate.ts';

export interface Explanation {
  code: PithErrorCode;
  title: string;
  /** Why, or what to try. */
  advice: string;
}

/** What chat servers do wrong has words of its own (`explain-endpoint-error.ts`); what programs meet no person sees here. */
const TITLE: Record<Exclude<PithErrorCode, EndpointErrorCode | ProgramErrorCode>, TextName> = {
  'nothing-to-extract': 'errorNothing',
  'nothing-selected': 'errorNothingSelected',
  'restricted-page': 'errorRestricted',
  'no-access': 'errorRestricted',
  'tab-closed': 'errorTabClosed',
  'page-changed': 'errorPageChanged',
  'page-failed': 'errorPageFailed',
  'clipboard-refused': 'errorNotCopied',
  'bad-input': 'errorPageFailed',
  'fetch-not-allowed': 'errorFetchAccess',
  'address-refused': 'errorAddressRefused',
  'redirect-refused': 'errorRedirect',
  'redirect-loop': 'errorRedirect',
  'too-many-redirects': 'errorRedirect',
  'too-large': 'errorTooLarge',
  'timed-out': 'errorTimedOut',
  'unreadable-type': 'errorNoText',
  'http-error': 'errorStatus',
  'robots-refused': 'errorRobots',
  'storage-full': 'errorStorageFull',
  'site-busy': 'errorBusy',
  'not-connected': 'errorNotConnected',
  'broken-answer': 'errorBrokenAnswer',
  'untrusted-server': 'errorUntrusted',
  cancelled: 'cancelled',
  interrupted: 'errorInterrupted',
};

/** Where it is missing, the error's own sentence is the advice. */
const ADVICE: Partial<Record<PithErrorCode, TextName>> = {
  'nothing-to-extract': 'adviceNothing',
  'storage-full': 'adviceStorageFull',
  'tab-closed': 'adviceTryAgain',
  'page-changed': 'adviceTryAgain',
  'fetch-not-allowed': 'adviceFetchAccess',
  'address-refused': 'adviceAddressRefused',
  'redirect-refused': 'adviceOpenPage',
  'redirect-loop': 'adviceRedirectLoop',
  'too-many-redirects': 'adviceManyRedirects',
  'too-large': 'adviceTooLarge',
  'timed-out': 'adviceTimedOut',
  'unreadable-type': 'adviceNoText',
  'http-error': 'adviceStatus',
  'site-busy': 'adviceBusy',
  'not-connected': 'adviceNotConnected',
  'broken-answer': 'adviceOpenPage',
  'untrusted-server': 'adviceUntrusted',
  interrupted: 'adviceTryAgain',
};

export function explainError(translate: Translate, error: unknown): Explanation {
  const { code, message, detail = '' } = toErrorData(error);
  const advice = ADVICE[code];
  const title = (TITLE as Partial<Record<PithErrorCode, TextName>>)[code] ?? 'errorPageFailed';
  return { code, title: translate(title), advice: advice ? translate(advice, detail) : message };
}
