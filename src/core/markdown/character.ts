// Classes of characters that decide whether a delimiter opens or closes (CommonMark 0.31.2, section 6.2).

const PUNCTUATION = /^[\p{P}\p{S}]$/u;

/** The edge of a text counts as white space. */
export const isSpace = (character: string): boolean => character.trim() === '';
export const isPunctuation = (character: string): boolean => PUNCTUATION.test(character);

export const firstCharacter = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0x20);
export const lastCharacter = (text: string): string => Array.from(text.slice(-2)).at(-1) ?? ' ';

/** A delimiter run may open emphasis. */
export const isLeftFlanking = (before: string, after: string): boolean =>
  !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before));

/** A delimiter run may close emphasis. */
export const isRightFlanking = (before: string, after: string): boolean => isLeftFlanking(after, before);
