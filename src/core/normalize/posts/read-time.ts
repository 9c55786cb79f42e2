// Whether a short text is a time of day, a date or an age, as they stand beside the name over a post.

import { monthNamed } from '../../lexicon/dates.ts';

const LONGEST_TIME = 40;
const SEPARATORS = /[\s,·•|()]+/;
/** What makes figures a time. */
const SHAPE = /\d[:.h/-]\d|\d ?(?:[smhdwy]|mo)$|\d[年年月日時时分小天년월일시분]/iu;
const NEAR =
  /^(?:now|(?:to|yester)day|heute|gestern|hier|hoy|ayer|oggi|ieri|сегодня|вчера|[今昨]天|[今昨]日|오늘|어제)$/iu;
const UNIT =
  /^(?:sec|min|hr|hour|day|week|month|year|std|stunde|tag|woche|monat|jahr|heure|jour|an|hora|d[ií]a|час|дн|мин)\p{L}{0,4}\.?$/iu;
const LINK =
  /^(?:am|pm|[ap]\.m\.|at|on|of|ago|just|an?|um|de|le|à|vor|il|y|hace|uhr|назад|в|전|前|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?)$/iu;

export function isTime(text: string, language: string): boolean {
  if (text === '' || text.length > LONGEST_TIME) return false;
  const words = text.split(SEPARATORS).filter(Boolean);
  const isNamed = (word: string): boolean =>
    NEAR.test(word) || UNIT.test(word) || (/^\p{L}/u.test(word) && monthNamed(word, language) !== undefined);
  return (
    words.every((word) => /^\d/.test(word) || LINK.test(word) || isNamed(word)) &&
    words.some((word) => SHAPE.test(word) || isNamed(word))
  );
}
