// A flag that is a whole number.

import { PithError } from '../../errors.ts';

/** Throws `PithError('bad-input')`. */
export function wholeNumber(flag: string, value: string, { least = 0, most = Infinity } = {}): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && Number.isSafeInteger(number) && number >= least && number <= most) return number;
  const range = most === Infinity ? `from ${least}` : `from ${least} to ${most}`;
  throw new PithError('bad-input', `--${flag} is a whole number ${range}; this one is ${value}.`);
}
