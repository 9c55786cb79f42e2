// What in the lines around a title looks like a byline and what like a date.

import { splitName } from '../dom/read-name.ts';
import { countWords, foldSpace } from '../dom/words.ts';
import { DATE_LABEL, UPDATED } from '../lexicon/dates.ts';
import { nameInByline } from './clean-authors.ts';
import { type DateContext, cleanDate } from './clean-date.ts';

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
/** A date without any class to tell it stands alone in its line, or with a reading time. Words. */
const BARE_DATE_WORDS = 8;
const textOf = (element: Element): string => foldSpace(element.textContent ?? '');

const tokensOf = (element: Element): string[] =>
  splitName(['class', 'itemprop', 'data-testid'].map((name) => element.getAttribute(name) ?? '').join(' '));

export function isByline(element: Element): boolean {
  const text = textOf(element);
  const words = countWords(text);
  if (words === 0 || words > LONGEST_NAMES * 2) return false;
  if (nameInByline(text)) return true;
  if (words > LONGEST_NAMES) return false;
  if (/(?:^|\s)author(?:\s|$)/i.test(element.getAttribute('rel') ?? '')) return true;
  return tokensOf(element).some((token) => BYLINE_TOKENS.has(token));
}

export interface Dateline {
  date: string;
  /** The line says that this is the day of the last change. */
  updated: boolean;
}

/** The date that an element shows, if showing it is all that the element does. */
export function readDateline(element: Element, language: string | undefined): Dateline | undefined {
  const context: DateContext = { language, machine: false };
  const text = textOf(element);
  if (text.length > LONGEST_DATE) return undefined;
  const named = element.localName === 'time' || tokensOf(element).some((token) => DATE_TOKENS.has(token));
  if (!named && (countWords(text) > BARE_DATE_WORDS || !/\d{4}/.test(text) || isShell(element, text)))
    return undefined;
  const stated = element.localName === 'time' ? element.getAttribute('datetime')?.trim() : undefined;
  const date = (stated && cleanDate(stated, context)) || cleanDate(withoutLabel(text), context);
  if (!date) return undefined;
  const before = element.previousSibling?.textContent?.slice(-40) ?? '';
  return { date, updated: UPDATED.test(text) || UPDATED.test(before) };
}

/** Around one element that says the same: that one is asked too, and asking is dear. */
const isShell = ({ firstElementChild }: Element, text: string): boolean =>
  firstElementChild !== null && textOf(firstElementChild) === text;

/** `Published on May 2, 2024 · 5 min read` → `May 2, 2024`. */
const withoutLabel = (text: string): string =>
  text.replace(DATE_LABEL, '').split(/(?<!\s)\s*[·•|]\s*/)[0] ?? '';
