// A date whose month is a word, or that names its parts as Chinese, Japanese, Korean and Vietnamese do. Day, month and
// year have to stand beside each other: words that only happen to share a line with figures are no date.

import { monthNamed } from '../lexicon/dates.ts';

export interface WrittenDate {
  year: string;
  month: number;
  day: string;
  /** Hour, minute, second and zone, as far as the text gives them. */
  time: (string | undefined)[];
}

const DAY = '(?<day>\\d{1,2})';
const YEAR = '(?<year>\\d{4})(?!\\d)';
const MONTH = "(?<month>\\p{L}[\\p{L}\\p{M}'’]*)\\.?";
const OF = '(?:de |of |del |di |da |i )?';
const FORMS = [
  `(?<!\\d)${DAY}(?:st|nd|rd|th|er|[.ºª])? ?[,-]? ?${OF}${MONTH} ?[,-]? ?${OF}${YEAR}`,
  `${MONTH} ?-?${DAY}(?:st|nd|rd|th|\\.)? ?[,-]? ?(?:of )?${YEAR}`,
  `(?<!\\d)${YEAR}(?:\\.| m\\.| ?\\. gada)?,? ?-?${MONTH} ?-?${DAY}(?!\\d)`,
].map((form) => new RegExp(form, 'gu'));
const NUMBERED = [
  /(?<year>\d{4}) ?[年년][,.]? ?(?<month>\d{1,2}) ?[月월] ?(?<day>\d{1,2}) ?[日일号]/u,
  /(?<!\d)(?<year>\d{4})\. ?(?<month>\d{1,2})\. ?(?<day>\d{1,2})\.(?= ?오[전후])/u,
  /(?<!\d)(?<day>\d{1,2}) tháng (?<month>\d{1,2}),? (?:năm )?(?<year>\d{4})(?!\d)/u,
];
const TIME =
  /(?<!\d)(\d{1,2}):(\d\d)(?::(\d\d))?(?: ?([ap])\.?m\b\.?)?(?:\s*\(?(Z|UTC|GMT|[A-Z]{3,4}|[+-]\d\d:?\d\d)\b)?/iu;
const AFTERNOON = /下午|午後|오후/;
/** Hours from UTC, of the names that mean one zone only. */
const ZONES: Record<string, string> = {
  CEST: '+02',
  CET: '+01',
  EDT: '-04',
  EST: '-05',
  PDT: '-07',
  PST: '-08',
};

/** `text` has single spaces; languages are asked in turn. */
export function readWrittenDate(text: string, languages: Iterable<string>): WrittenDate | undefined {
  for (const form of NUMBERED) {
    const { year, month, day } = form.exec(text)?.groups ?? {};
    if (year && month && day) return { year, month: Number(month), day, time: timeIn(text) };
  }
  for (const language of languages) {
    for (const form of FORMS) {
      for (const { groups = {} } of text.matchAll(form)) {
        const { year, day } = groups;
        const month = monthNamed(groups['month'] ?? '', language);
        if (year && month && day) return { year, month, day, time: timeIn(text) };
      }
    }
  }
  return undefined;
}

function timeIn(text: string): WrittenDate['time'] {
  const [, hour, minute, second, half, zone] = TIME.exec(text) ?? [];
  if (hour === undefined) return [];
  const afternoon = half ? half.toLowerCase() === 'p' : AFTERNOON.test(text);
  const morning = half?.toLowerCase() === 'a';
  const shown = Number(hour);
  const hours = afternoon && shown < 12 ? shown + 12 : morning && shown === 12 ? 0 : shown;
  return [String(hours), minute, second, zone && zoneNamed(zone.toUpperCase())];
}

const zoneNamed = (zone: string): string | undefined =>
  /^(?:Z|UTC|GMT|[+-].*)$/.test(zone) ? zone : ZONES[zone];
