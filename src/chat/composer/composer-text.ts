// What a composer holds, and whether that is the prompt, whatever the editor made of its spaces and line breaks.

export const textOf = (composer: HTMLElement): string =>
  isTextArea(composer) ? composer.value : composer.innerText;

export const isTextArea = (element: HTMLElement): element is HTMLTextAreaElement =>
  element.localName === 'textarea';

export const isEmpty = (composer: HTMLElement): boolean => squash(textOf(composer)) === '';

/** The prompt stands at the end: a person may have written something before. */
export const holds = (composer: HTMLElement, prompt: string): boolean =>
  squash(textOf(composer)).endsWith(squash(prompt));

/** Editors put zero-width signs and no-break spaces where they like. */
const squash = (text: string): string => text.replace(/[\s\u200B-\u200D\u2060\uFEFF]+/gu, '');
