// What a failed visit means for its page: another try, a place among the pages left out, or the end of the run.

import { PithError, toErrorData } from '../../errors.ts';
import type { FailReason, SkipReason, StopReason } from './job.ts';

export type Failure =
  | {
      kind: 'retry';
      reason: FailReason;
      detail?: string;
      /** Milliseconds that the site asks for. */ after?: number;
    }
  | { kind: 'skip'; reason: SkipReason; detail?: string }
  | { kind: 'unchanged' }
  | { kind: 'stop'; reason: StopReason };

const SKIPS: Partial<Record<PithError['code'], SkipReason>> = {
  'address-refused': 'refused',
  'nothing-to-extract': 'empty',
  'redirect-loop': 'redirect',
  'redirect-refused': 'redirect',
  'robots-refused': 'robots',
  'too-large': 'too-large',
  'too-many-redirects': 'redirect',
  'unreadable-type': 'no-text-type',
  'untrusted-server': 'refused',
};
const STOPS: Partial<Record<PithError['code'], StopReason>> = {
  'fetch-not-allowed': 'no-access',
  'storage-full': 'storage-full',
};

/** Statuses that another day may change: RFC 9110 names 408 for that, all 5xx are the server's own fault. */
const PASSING = /^(?:408|425|5\d\d)$/;

export function judgeFailure(error: unknown): Failure {
  const { code, detail, message } = toErrorData(error);
  const said = detail === undefined ? {} : { detail };
  const stop = STOPS[code];
  if (stop) return { kind: 'stop', reason: stop };
  const skip = SKIPS[code];
  if (skip) return { kind: 'skip', reason: skip, ...said };
  switch (code) {
    case 'http-error':
      if (detail === '304') return { kind: 'unchanged' };
      return PASSING.test(detail ?? '')
        ? { kind: 'retry', reason: 'server-error', ...said }
        : { kind: 'skip', reason: 'http-status', ...said };
    case 'site-busy':
      return { kind: 'retry', reason: 'busy', after: Number(detail ?? '0') * 1000, ...said };
    case 'timed-out':
      return { kind: 'retry', reason: 'timed-out', ...said };
    case 'not-connected':
    case 'broken-answer':
      return { kind: 'retry', reason: 'not-connected', ...said };
    default:
      return { kind: 'retry', reason: 'page-failed', detail: message.slice(0, 300) };
  }
}
