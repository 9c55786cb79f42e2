import { browser } from 'wxt/browser';
import type { Translate } from '../translate.ts';

/** WXT types this API by the message files of its own build step; our names are typed by `Translate` instead. */
const i18n = browser.i18n as unknown as { getMessage(name: string, values: string[]): string };

export const translate: Translate = (name, ...values) => i18n.getMessage(name, values);

/** The person's language in words, e.g. `English`. */
export function languageName(): string {
  const tag = browser.i18n.getUILanguage();
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  } catch {
    // A tag that is none.
    return tag;
  }
}
