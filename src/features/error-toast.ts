import type { Toast } from '../io/io.ts';
import type { Say } from '../say.ts';
import { explainError } from './explain-error.ts';

/** What the page is told of an error, in place of what it was told of the same job before. */
export function errorToast(say: Say, error: unknown, job: string): Toast {
  const { code, title, advice } = explainError(say, error);
  return code === 'cancelled'
    ? { kind: 'done', text: title, job }
    : { kind: 'error', text: say('errorLine', title, advice), job };
}
