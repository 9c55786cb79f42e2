// No regular expression that meets the text of a page may begin its search again at every character of it: time that
// doubles with the page is fine, time that grows with its square is not.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** Characters of the hostile texts. */
const LENGTH = 100_000;
/** What takes less than this is not measured again, since the square of the length takes seconds: milliseconds of one search. */
const QUICK = 250;
/** The square of the length shows in a part of the text already: its share, and milliseconds. */
const SAMPLE = 5;
const QUICK_SAMPLE = 1.5;
/** A search that takes longer is broken off. Milliseconds. */
const LIMIT = 6000;
/** Time of the whole text over that of its half. 2 is linear, 4 is the square. */
const STEEP = 3;

/** Searches that are given short or bounded texts only, and why. */
const BOUNDED: Record<string, string> = {
  '/(-?[\\d.]+)px (-?[\\d.]+)px ([\\d.]+)px/': 'a computed style writes numbers short',
  '/-?[\\d.]+(?=px)/': 'a computed style writes numbers short',
  '/[\\d.]+px/': 'a computed style writes numbers short',
  '/([a-z-]+\\([^()]*\\)) (-?[\\d.e-]+)px (-?[\\d.e-]+)px ([\\d.e-]+)px(?: (-?[\\d.e-]+)px)?( inset)?/':
    'a computed style writes numbers short',
  '/-?[\\d.]+(?=px)|^0(?=%?$)/': 'a computed style writes numbers short',
  '/\\/(?:svg|png|gif|tex|latex|math|render)\\/([^?#]*)$|(?:latex|tex|math|image|eq)[^/?]*\\?([^#]*)$/':
    'meets the first 8,000 characters of an address',
  '/(?:[a-z]+\\d+){2,}[a-z]|(?:\\d+[a-z]+){2,}\\d/': 'meets the first 100 characters of a name',
  '/[\\p{P}\\p{S}\\s]+$/': 'meets the last eight characters of a text',
};

interface Found {
  file: string;
  pattern: string;
  flags: string;
}

const found = ['capture', 'core', 'expand', 'fetch'].flatMap((folder) =>
  readdirSync(join(ROOT, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => regexesIn(join('src', folder, file))),
);

test('the source holds regular expressions', () => expect(found.length).toBeGreaterThan(300));

test('no regular expression takes the square of the length of a text', () => {
  const context = createContext({});
  const steep = found.flatMap((regex) => {
    const text = hostileTexts(regex.pattern).find((hostile) => isSteep(regex, hostile, context));
    return text === undefined || `/${regex.pattern}/` in BOUNDED
      ? []
      : [`${regex.file}: /${regex.pattern}/${regex.flags} on ${JSON.stringify(text)}`];
  });
  expect(steep).toEqual([]);
}, 600_000);

function regexesIn(file: string): Found[] {
  const regexes: Found[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex) regexes.push({ file, pattern: regex.pattern, flags: regex.flags });
    else Object.values(node).forEach(walk);
  };
  walk(parseAst(readFileSync(join(ROOT, file), 'utf8'), { lang: 'ts' }));
  return regexes;
}

interface Hostile {
  /** Comes once, before the rest. */
  head: string;
  part: string;
  tail: string;
}

/** Repeats of what the pattern itself names, and of what its classes hold, ended by what fits nothing. */
function hostileTexts(pattern: string): Hostile[] {
  const literals = pattern
    .replace(/\\[pP]\{[^}]*\}|\\u\{?[\da-fA-F]+\}?|\\x..|\\[a-zA-Z]|\(\?<?[=!:]|\{\d*,?\d*\}/g, ' ')
    .match(/[\p{L}\p{N}]+|\\?[^\s\p{L}\p{N}]/gu);
  const own = [...new Set(literals ?? [])].map((literal) => literal.replace(/^\\(?=.)/s, '')).slice(0, 12);
  const parts = [' ', '\n', '\t', 'a', 'A', '1', '-', '.', ',', '"', '字', ' a', 'a.', '1 ', '1.', ...own];
  return [
    ...parts.map((part) => ({ head: '', part, tail: '\u0001' })),
    ...own.flatMap((first) => [' ', 'a', '1', '\n'].map((part) => ({ head: first, part, tail: '\u0001' }))),
    ...own
      .slice(0, 8)
      .flatMap((first) =>
        [' ', 'a', '1'].map((other) => ({ head: '', part: first + other, tail: '\u0001' })),
      ),
  ];
}

function isSteep(regex: Found, hostile: Hostile, context: object): boolean {
  if (timeOf(regex, hostile, { length: LENGTH / SAMPLE, context }) < QUICK_SAMPLE) return false;
  const whole = timeOf(regex, hostile, { length: LENGTH, context });
  if (whole < QUICK) return false;
  const half = timeOf(regex, hostile, { length: LENGTH / 2, context });
  const again = Math.min(whole, timeOf(regex, hostile, { length: LENGTH, context }));
  return again >= LIMIT || again / half > STEEP;
}

/** Milliseconds of the processor, whatever else runs on it; `LIMIT` when it had to be broken off. */
function timeOf(
  { pattern, flags }: Found,
  { head, part, tail }: Hostile,
  { length, context }: { length: number; context: object },
): number {
  const text = head + part.repeat(Math.ceil(length / part.length)) + tail;
  Object.assign(context, { text, pattern, flags });
  const start = process.cpuUsage();
  try {
    runInContext(
      `{
        const regex = new RegExp(pattern, flags);
        if (flags.includes('g')) text.replace(regex, '');
        else regex.test(text);
      }`,
      context,
      { timeout: LIMIT },
    );
  } catch {
    return LIMIT;
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
