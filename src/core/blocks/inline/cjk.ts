// Chinese and Japanese are written without spaces: a line end in the source between two of their characters is none.

const WIDE = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303F\\uFF00-\\uFFEF';
const LINE_JOIN = new RegExp(`(?<=[${WIDE}])[ \\t\\r]*\\n[ \\t\\r\\n]*(?=[${WIDE}])`, 'gu');
const ENDS_WIDE = new RegExp(`[${WIDE}]$`, 'u');
const STARTS_WIDE = new RegExp(`^[${WIDE}]`, 'u');

export const stripLineJoins = (text: string): string =>
  text.includes('\n') ? text.replace(LINE_JOIN, '') : text;

export const joinsWithoutSpace = (before: string, after: string): boolean =>
  ENDS_WIDE.test(before.slice(-2)) && STARTS_WIDE.test(after.slice(0, 2));
