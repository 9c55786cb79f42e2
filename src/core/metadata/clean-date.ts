// A date as ISO 8601, exactly as precise as the page says: a date stays a date, no zone is invented, relative phrases and
// ambiguous figures are refused.

import { readWrittenDate } from './written-date.ts';

export interface DateContext {
  /** Language of the page, e.g. `en-GB`; decides whether 03/04/2024 is in March or April. */
  language?: string | undefined;
  /** From a field made for programs: month-only dates, compact figures, seconds since 1970 and old archives count. */
  machine: boolean;
}

const FIRST_YEAR = 1990;
const FIRST_ARCHIVE_YEAR = 1000;
const LAST_YEAR = 2099;
const ISO =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2}|[+-]\d{2})?)?$/i;
/** As Korean and Hungarian write it: `2025. 7. 22.` */
const DOTTED = /^(\d{4})\. ?(\d{1,2})\. ?(\d{1,2})\.(?=\s|$)/;
const MONTH_ONLY = /^(\d{4})[-/](\d{1,2})$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const FIGURES = /^(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4})(?:[\s,]+\d{1,2}:\d{2}.*)?$/;
const EPOCH = /^1\d{9}(?:\d{3})?$/;
/** Day and year as figures, and something with letters that may be a month. */
const WRITTEN = /^(?=.*\p{L})(?=.*(?<!\d)\d{4}(?!\d))(?=.*(?<!\d)\d{1,2}(?!\d))/su;
const LONGEST_WRITTEN = 60;
const THAI = /^th(?![a-z])/i;
/** English alone may mean either order; these regions write the month first. */
const MONTH_FIRST = /^(?:en|es)-(?:US|PH|PR|BZ)$/i;
const AMBIGUOUS_LANGUAGE = /^en(?:-(?:CA|ZA))?$/i;

export function cleanDate(raw: string, context: DateContext): string | undefined {
  const text = asciiDigits(raw).replace(/\s+/g, ' ').trim();
  const first = context.machine ? FIRST_ARCHIVE_YEAR : FIRST_YEAR;
  const iso = ISO.exec(text.replace(DOTTED, '$1.$2.$3'));
  if (iso) return format(iso, first);
  const compact = context.machine ? (COMPACT.exec(text) ?? undefined) : undefined;
  if (compact) return format(compact, first);
  const month = context.machine ? MONTH_ONLY.exec(text) : null;
  if (month)
    return isYear(month[1], first) && isDay(Number(month[1]), Number(month[2]), 1)
      ? `${month[1]}-${two(month[2])}`
      : undefined;
  if (context.machine && EPOCH.test(text)) {
    const milliseconds = Number(text) * (text.length === 10 ? 1000 : 1);
    return new Date(milliseconds).toISOString().replace('.000Z', 'Z');
  }
  const figures = FIGURES.exec(text);
  if (figures) return fromFigures(figures, context.language, first);
  return text.length <= LONGEST_WRITTEN && WRITTEN.test(text)
    ? fromWords(text, context.language, first)
    : undefined;
}

function fromFigures(
  match: RegExpExecArray,
  language: string | undefined,
  firstYear: number,
): string | undefined {
  const [, one, separator, other, year] = match;
  const monthFirst =
    separator === '/' || separator === '-' ? isMonthFirst(Number(one), Number(other), language) : false;
  if (monthFirst === undefined) return undefined;
  return format(['', year, monthFirst ? one : other, monthFirst ? other : one], firstYear);
}

/** Undefined where both orders are possible and the page's language does not tell. */
function isMonthFirst(one: number, other: number, language: string | undefined): boolean | undefined {
  if (one > 12) return false;
  if (other > 12) return true;
  if (one === other) return true;
  if (!language || AMBIGUOUS_LANGUAGE.test(language)) return undefined;
  return MONTH_FIRST.test(language);
}

function fromWords(text: string, language: string | undefined, firstYear: number): string | undefined {
  const found = readWrittenDate(text, new Set([language ?? 'en', 'en']));
  if (!found) return undefined;
  const year = THAI.test(language ?? '') ? fromBuddhistYear(Number(found.year)) : found.year;
  return format(['', String(year), String(found.month), found.day, ...found.time], firstYear);
}

function format(parts: (string | undefined)[], firstYear: number): string | undefined {
  const [, year, month, day, hour, minute, second, zone] = parts;
  if (!isYear(year, firstYear) || !isDay(Number(year), Number(month), Number(day))) return undefined;
  const date = `${year}-${two(month)}-${two(day)}`;
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return date;
  return `${date}T${two(hour)}:${two(minute)}:${two(second ?? '0')}${isoZone(zone)}`;
}

const isYear = (year: string | undefined, first: number): boolean =>
  Number(year) >= first && Number(year) <= LAST_YEAR;

function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function isoZone(zone: string | undefined): string {
  if (!zone) return '';
  if (/^(?:Z|UTC|GMT)$/i.test(zone)) return 'Z';
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  return `${sign}${hours}:${minutes ?? '00'}`;
}

/** The Thai calendar counts from 543 BC; nothing else differs. */
const fromBuddhistYear = (year: number): number => (year > LAST_YEAR + 300 ? year - 543 : year);

const two = (figure: string | undefined): string => (figure ?? '').padStart(2, '0');

/** The noughts of Arabic, Persian, Devanagari, Bengali, Thai and full-width figures; the other nine follow. */
const NOUGHTS = [...'٠۰०০๐０'].map((nought) => nought.charCodeAt(0));

const asciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९০-৯๐-๙０-９]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (NOUGHTS.findLast((nought) => nought <= code) ?? code));
  });
