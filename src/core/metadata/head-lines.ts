// What in the lines around a title looks like a byline and what like a date.

import { splitName } from '../prune/read-name.ts';
import { countWords, foldSpace } from '../words.ts';

const BYLINE_TOKENS = new Set([
  'author',
  'authors',
  'byline',
  'bylines',
  'writer',
  'contributor',
  'contributors',
]);
const DATE_TOKENS = new Set([
  'date',
  'dateline',
  'datetime',
  'published',
  'pubdate',
  'timestamp',
  'time',
  'posted',
]);
const LONGEST_NAMES = 12;
const LONGEST_DATE = 60;

const tokensOf = (element: Element): string[] =>
  splitName(
    `${element.getAttribute('class') ?? ''} ${element.getAttribute('itemprop') ?? ''} ${element.getAttribute('data-testid') ?? ''}`,
  );

export function isByline(element: Element): boolean {
  const rel = (element.getAttribute('rel') ?? '').toLowerCase().split(/\s+/);
  if (!rel.includes('author') && !tokensOf(element).some((token) => BYLINE_TOKENS.has(token))) return false;
  const words = countWords(foldSpace(element.textContent ?? ''));
  return words > 0 && words <= LONGEST_NAMES;
}

export function isDateline(element: Element): boolean {
  if (element.localName === 'time') return true;
  if (!tokensOf(element).some((token) => DATE_TOKENS.has(token))) return false;
  const length = foldSpace(element.textContent ?? '').length;
  return length > 0 && length <= LONGEST_DATE;
}
