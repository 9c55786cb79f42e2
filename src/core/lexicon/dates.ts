// What stands before a date and says which day it is.

/** The day of the last change. */
export const UPDATED =
  /\b(?:updated?|modified|revised)\b|aktualisiert|mis à jour|actualizad|aggiornat|atualizad|обновлен|更新|수정/iu;
/** Words that stand before a date and are none of it. */
export const DATE_LABEL =
  /^(?:(?:first |last |originally )?(?:published|posted|updated|modified|created|written|reviewed|date)(?: on| at)?|on|am|le|el|veröffentlicht(?: am)?|publié le|publicado(?: el)?|опубликовано|дата|发表于|发布于|发布时间|发布日期|更新时间|更新於|發布於|發佈於|公開日?|投稿日?|掲載日?|更新日?|입력|등록일?|작성일?|게시일?|수정일?|نشر(?: في)?|تاريخ النشر|تاریخ(?: انتشار)?|פורסם(?: ב)?|प्रकाशित|เผยแพร่(?:เมื่อ)?)\s*[:：]?\s*/iu;

// The names of the months in a language, as the platform knows them, and which month a word names.

export const ENGLISH_MONTHS =
  'January February March April May June July August September October November December'.split(' ');

const MONTHS = Array.from({ length: 12 }, (_, month) => month);
/** A shorter beginning of a name is chance. Letters. */
const SHORTEST_BEGINNING = 3;
/** Most dates are English, and asking the platform for one language takes milliseconds. */
const ENGLISH = /^en(?![a-z])/i;
const ENGLISH_NAMES = new Map(ENGLISH_MONTHS.map((name, index) => [name.toLowerCase(), index + 1]));
const namesOf = new Map<string, Map<string, number>>();

/** 1 to 12; a word may also be the beginning of one name (`Sept`, `févr`), unless it begins two (`jui`). */
export function monthNamed(word: string, language: string): number | undefined {
  const names = ENGLISH.test(language) ? ENGLISH_NAMES : monthNames(language);
  const name = fold(word);
  const whole = names.get(name);
  if (whole !== undefined || name.length < SHORTEST_BEGINNING) return whole;
  const begun = new Set([...names].flatMap(([other, month]) => (other.startsWith(name) ? [month] : [])));
  return begun.size === 1 ? [...begun][0] : undefined;
}

/** Alone and beside a day, since many languages decline (`май`, `2 мая`). */
function monthNames(language: string): Map<string, number> {
  const known = namesOf.get(language);
  if (known) return known;
  const names = new Map<string, number>();
  for (const month of ['long', 'short'] as const) {
    for (const day of [{}, { day: 'numeric' }] as const) {
      const format = dateFormat(language, { ...day, month, timeZone: 'UTC', numberingSystem: 'latn' });
      for (const index of MONTHS) {
        const parts = format.formatToParts(Date.UTC(2024, index, 1));
        const name = fold(parts.find(({ type }) => type === 'month')?.value ?? '');
        if (name) names.set(name, index + 1);
      }
    }
  }
  namesOf.set(language, names);
  return names;
}

function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language, options);
  } catch {
    // The page's own text: a malformed language names no months of its own.
    return new Intl.DateTimeFormat('en', options);
  }
}

/** Lower case, without accents and the dot of an abbreviation. */
const fold = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f.]/g, '')
    .trim();
