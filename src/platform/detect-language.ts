import { browser } from 'wxt/browser';
import { nameLanguage } from '../core/metadata/name-language.ts';
import type { Extraction } from '../core/types.ts';

/** With the browser's own detector, which asks nobody. */
export const withLanguage = (page: Extraction): Promise<Extraction> =>
  nameLanguage(page, (text) => browser.i18n.detectLanguage(text));
