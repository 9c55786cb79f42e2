// Classes of characters that decide whether a delimiter opens or closes (CommonMark 0.31.2, section 6.2).

const PUNCTUATION = /^[\p{P}\p{S}]$/u;

/** The edge of a text counts as white space. */
export const isSpace = (character: string): boolean => character.trim() === '';
export const isPunctuation = (character: string): boolean => PUNCTUATION.test(character);

export const firstCharacter = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0x20);
export const lastCharacter = (text: string): string => Array.from(text.slice(-2)).at(-1) ?? ' ';

/**
 * A delimiter run may open emphasis. The specification counts emoji as punctuation, parsers that read UTF-16 units do not:
 * outside of the mark they count as letters here, inside as punctuation, so that both agree on what is left.
 */
export const isLeftFlanking = (before: string, after: string): boolean =>
  !isSpace(after) &&
  (!isPunctuation(after) || isSpace(before) || (isPunctuation(before) && before.length === 1));

/** A delimiter run may close emphasis. */
export const isRightFlanking = (before: string, after: string): boolean => isLeftFlanking(after, before);
