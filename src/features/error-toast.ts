import type { Toast } from '../io/io.ts';
import type { Translate } from '../translate.ts';
import { explainError } from './explain-error.ts';

/** What the page is told of an error, in place of what it was told of the same job before. */
export function errorToast(translate: Translate, error: unknown, job: string): Toast {
  const { code, title, advice } = explainError(translate, error);
  return code === 'cancelled'
    ? { kind: 'done', text: title, job }
    : { kind: 'error', text: translate('errorLine', title, advice), job };
}
