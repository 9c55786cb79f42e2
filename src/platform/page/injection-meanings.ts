// What a refused injection means. Browsers tell it only in English sentences, so these are matched.

import type { PithErrorCode } from '../../errors.ts';
import type { TextName } from '../../translate.ts';

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

const NO_ACCESS = /missing host permission/i;
const PDF = /\.pdf$/i;

/** `address` is the tab's, as far as the browser tells it. */
export function meaningOf(message: string, address = ''): Meaning | undefined {
  const meaning = MEANINGS.find(({ sentence }) => sentence.test(message));
  if (!meaning || !NO_ACCESS.test(message) || !URL.canParse(address)) return meaning;
  // Firefox tells addresses only where it gives access; what it refuses all the same is a viewer of its own.
  const text = PDF.test(new URL(address).pathname) ? 'restrictedPdf' : 'restrictedViewer';
  return { ...meaning, code: 'restricted-page', text };
}
