import { PithError } from '../../errors.ts';
import { meaningOf } from './injection-meanings.ts';
import { translate } from '../translate.ts';

/** A refused injection as an error that a person understands; typed errors pass unchanged. `address`: see `meaningOf`. */
export function injectionError(cause: unknown, address = ''): PithError {
  if (cause instanceof PithError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  const meaning = meaningOf(message, address);
  return meaning
    ? new PithError(meaning.code, translate(meaning.text), { cause })
    : new PithError('page-failed', message, { cause });
}
