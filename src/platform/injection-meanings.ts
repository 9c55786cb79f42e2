// What a refused injection means. Browsers tell it only in English sentences, so these are matched.

import type { PithErrorCode } from '../errors.ts';
import type { TextName } from '../say.ts';

export interface Meaning {
  sentence: RegExp;
  code: PithErrorCode;
  text: TextName;
}

/** First match wins. Chromium's wording first, then Firefox's where it differs. */
const MEANINGS: Meaning[] = [
  { sentence: /no tab with id|invalid tab id|tab was closed/i, code: 'tab-closed', text: 'errorTabClosed' },
  { sentence: /error page/i, code: 'restricted-page', text: 'restrictedErrorPage' },
  { sentence: /extensions gallery/i, code: 'restricted-page', text: 'restrictedStore' },
  { sentence: /contents of (?:the )?url "file:/i, code: 'restricted-page', text: 'restrictedFile' },
  { sentence: /-extension:\/\//i, code: 'restricted-page', text: 'restrictedExtensionPage' },
  {
    sentence: /access an? \w+:\/\/ ?url|cannot be scripted/i,
    code: 'restricted-page',
    text: 'restrictedBrowserPage',
  },
  {
    sentence:
      /frame.{0,20}removed|no frame with id|document.{0,40}(?:unload|destroy|navigat)|actor.{0,40}destroyed/i,
    code: 'page-changed',
    text: 'errorPageChanged',
  },
  {
    sentence: /cannot access contents|missing host permission/i,
    code: 'no-access',
    text: 'errorNoAccess',
  },
];

export const meaningOf = (message: string): Meaning | undefined =>
  MEANINGS.find(({ sentence }) => sentence.test(message));
