// Counts the signs of a text: clauses, digits, capitals, and whether it ends like a sentence.

import { kindsOfPlain } from '../../../dom/words.ts';

export interface Signs {
  clauses: number;
  digits: number;
  upper: number;
  startsUpper: boolean;
  endsSentence: boolean;
}

const CLAUSE_END = /[,;:、，；：،؛]/gu;
const ENDS_SENTENCE = /[.!?。！？…:：؟।։።]["”'’)」』]?$/u;
const DIGIT = /\p{Nd}/gu;
const UPPER = /\p{Lu}/gu;
const STARTS_UPPER = /^\p{Lu}/u;

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** Plain text is read in one loop; classes of Unicode are several times slower. */
export const countSigns = (text: string): Signs =>
  countPlainSigns(text) ?? {
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
const CLOSING = 6;
const ELLIPSIS = 7;
const FOREIGN = 8;
const KIND = kindsOfPlain(
  [
    [STOP, '.!?'],
    [COLON, ':'],
    [COMMA, ',;'],
    [NUMERAL, '0123456789'],
    [CAPITAL, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
    [CLOSING, '"\')”’'],
    [ELLIPSIS, '…'],
  ],
  FOREIGN,
);

function countPlainSigns(text: string): Signs | undefined {
  let [clauses, digits, upper] = [0, 0, 0];
  let [before, last] = [0, 0];
  for (let i = 0; i < text.length; i += 1) {
    const kind = KIND[text.charCodeAt(i)] ?? FOREIGN;
    if (kind === FOREIGN) return undefined;
    if (kind === NUMERAL) digits += 1;
    else if (kind === CAPITAL) upper += 1;
    else if (kind === COMMA || kind === COLON) clauses += 1;
    before = last;
    last = kind;
  }
  return {
    clauses,
    digits,
    upper,
    startsUpper: KIND[text.charCodeAt(0)] === CAPITAL,
    endsSentence: isEnd(last) || (last === CLOSING && isEnd(before)),
  };
}

const isEnd = (kind: number): boolean => kind === STOP || kind === COLON || kind === ELLIPSIS;
