// Include and exclude patterns. Matched in linear time: a pattern that a person pastes cannot hang the job.

import { RE2JS } from 're2js';
import { PithError } from '../../errors.ts';

export type Matches = (address: string) => boolean;

const LONGEST = 1_000;

/**
 * One pattern a line: `/…/` is a regular expression, one with `*` stands for whole addresses (`*` within a path segment, `**`
 * across), anything else for the beginning of an address or a path. Undefined when there is none. Throws `bad-input`.
 */
export function compilePatterns(lines: readonly string[]): Matches | undefined {
  const tests = lines
    .map((line) => line.trim())
    .filter(Boolean)
    .map(compile);
  return tests.length === 0 ? undefined : (address) => tests.some((test) => test(address));
}

function compile(pattern: string): Matches {
  if (pattern.length > LONGEST) throw refused(pattern, `it is longer than ${LONGEST} characters`);
  const expression = /^\/(.+)\/(i?)$/.exec(pattern);
  if (expression) return find(pattern, expression[1] ?? '', expression[2] === 'i');
  if (pattern.includes('*')) return find(pattern, toExpression(pattern), false);
  if (pattern.startsWith('/')) return (address) => pathOf(address).startsWith(pattern);
  return (address) => address.startsWith(pattern) || withoutScheme(address).startsWith(pattern);
}

function find(pattern: string, source: string, ignoreCase: boolean): Matches {
  try {
    const compiled = RE2JS.compile(source, ignoreCase ? RE2JS.CASE_INSENSITIVE : 0);
    return (address) => compiled.matcher(address).find();
  } catch (error) {
    throw refused(pattern, error instanceof Error ? error.message : String(error));
  }
}

const toExpression = (glob: string): string => {
  const body = glob
    .split(/(\*\*|\*)/)
    .map((part) =>
      part === '**' ? '.*' : part === '*' ? '[^/]*' : part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'),
    )
    .join('');
  if (/^https?:/.test(glob)) return `^${body}$`;
  return glob.startsWith('/') ? `^https?://[^/]*${body}$` : `^https?://${body}$`;
};

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
};

const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, '');

const refused = (pattern: string, why: string): PithError =>
  new PithError('bad-input', `The pattern ${pattern.slice(0, 80)} cannot be used: ${why}.`);
