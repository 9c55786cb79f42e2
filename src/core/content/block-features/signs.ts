// Counts the signs of a text: ends of sentences and clauses, digits, capitals.

import { kindsOfPlain } from '../../words.ts';

export interface Signs {
  sentences: number;
  clauses: number;
  digits: number;
  upper: number;
  startsUpper: boolean;
  endsSentence: boolean;
}

const SENTENCE_END = /[.!?。！？؟।։።](?=\s|$|["”'’)」』])|[。！？]/gu;
const CLAUSE_END = /[,;:、，；：،؛]/gu;
const ENDS_SENTENCE = /[.!?。！？…:：؟।։።]["”'’)」』]?$/u;
const DIGIT = /\p{Nd}/gu;
const UPPER = /\p{Lu}/gu;
const STARTS_UPPER = /^\p{Lu}/u;

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** Plain text is read in one loop; classes of Unicode are several times slower. */
export const countSigns = (text: string): Signs =>
  countPlainSigns(text) ?? {
    sentences: count(text, SENTENCE_END),
    clauses: count(text, CLAUSE_END),
    digits: count(text, DIGIT),
    upper: count(text, UPPER),
    startsUpper: STARTS_UPPER.test(text),
    endsSentence: ENDS_SENTENCE.test(text),
  };

/** The classes of characters that the expressions above tell apart. */
const STOP = 1;
const COLON = 2;
const COMMA = 3;
const NUMERAL = 4;
const CAPITAL = 5;
const SPACE = 6;
const CLOSING = 7;
const ELLIPSIS = 8;
const FOREIGN = 9;
const KIND = kindsOfPlain(
  [
    [STOP, '.!?'],
    [COLON, ':'],
    [COMMA, ',;'],
    [NUMERAL, '0123456789'],
    [CAPITAL, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
    [SPACE, ' \t\n\v\f\r\xA0'],
    [CLOSING, '"\')”’'],
    [ELLIPSIS, '…'],
  ],
  FOREIGN,
);

function countPlainSigns(text: string): Signs | undefined {
  let [sentences, clauses, digits, upper] = [0, 0, 0, 0];
  let [before, last] = [0, 0];
  for (let i = 0; i < text.length; i += 1) {
    const kind = KIND[text.charCodeAt(i)] ?? FOREIGN;
    if (kind === FOREIGN) return undefined;
    if (last === STOP && (kind === SPACE || kind === CLOSING)) sentences += 1;
    if (kind === NUMERAL) digits += 1;
    else if (kind === CAPITAL) upper += 1;
    else if (kind === COMMA || kind === COLON) clauses += 1;
    before = last;
    last = kind;
  }
  if (last === STOP) sentences += 1;
  return {
    sentences,
    clauses,
    digits,
    upper,
    startsUpper: KIND[text.charCodeAt(0)] === CAPITAL,
    endsSentence: isEnd(last) || (last === CLOSING && isEnd(before)),
  };
}

const isEnd = (kind: number): boolean => kind === STOP || kind === COLON || kind === ELLIPSIS;
