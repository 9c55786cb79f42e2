// `$x$` by Pandoc's rule: no space inside the dollars, no digit behind them. The parser's own rule would take any two
// dollars of a page with prices for a formula.

import { markdownLineEnding, markdownLineEndingOrSpace } from 'micromark-util-character';
import type { Code, Construct, Extension, State, Tokenizer } from 'micromark-util-types';

const DOLLAR = 36;
const BACKSLASH = 92;
const DIGIT = { first: 48, last: 57 };

const isDigit = (code: Code): boolean => code !== null && code >= DIGIT.first && code <= DIGIT.last;

const tokenize: Tokenizer = function tokenize(effects, ok, nok) {
  let last: Code = DOLLAR;

  const open: State = (code) => {
    effects.enter('mathText');
    effects.enter('mathTextSequence');
    effects.consume(code);
    effects.exit('mathTextSequence');
    return first;
  };

  const first: State = (code) =>
    code === DOLLAR || markdownLineEndingOrSpace(code) ? nok(code) : between(code);

  const between: State = (code) => {
    if (code === null) return nok(code);
    if (code === DOLLAR) {
      if (markdownLineEndingOrSpace(last)) return nok(code);
      effects.enter('mathTextSequence');
      effects.consume(code);
      effects.exit('mathTextSequence');
      return after;
    }
    if (markdownLineEnding(code)) {
      last = code;
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return between;
    }
    effects.enter('mathTextData');
    return data(code);
  };

  const data: State = (code) => {
    if (code === null || markdownLineEnding(code) || (code === DOLLAR && last !== BACKSLASH)) {
      effects.exit('mathTextData');
      return between(code);
    }
    // A backslash before a backslash escapes nothing.
    last = code === BACKSLASH && last === BACKSLASH ? null : code;
    effects.consume(code);
    return data;
  };

  const after: State = (code) => {
    if (isDigit(code)) return nok(code);
    effects.exit('mathText');
    return ok(code);
  };

  return open;
};

const construct: Construct = { name: 'mathText', tokenize, previous: (code) => code !== DOLLAR };

export const inlineMath: Extension = { text: { [DOLLAR]: construct } };
