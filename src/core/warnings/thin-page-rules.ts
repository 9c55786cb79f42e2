// Why a page may hold little of its own: one rule each, the surest first. Every rule asks for thin text and for a sign in
// the structure of the page, or for a sentence that nobody writes about something else.

import { DROP } from '../dom/marks.ts';
import { readVisibleText, type VisibleText } from '../dom/standing-texts.ts';
import {
  asksToPay,
  CHALLENGE_TITLE,
  ERROR_TITLE,
  LOGIN_TITLE,
  speaksOfConsent,
} from '../lexicon/barriers.ts';
import { comparable, headingText } from '../metadata/title-heading.ts';
import type { DomPass, Page } from '../page.ts';
import { isAppShell, notePending } from '../pending/pending.ts';
import { readJsonLd } from '../structured/json-ld.ts';
import type { Warning } from '../types.ts';

export interface ThinPage {
  page: Page;
  visible: VisibleText;
  /** Title of the document and its first headings. */
  titles: string[];
}

interface ThinPageRule extends Warning {
  /** From this many words on, the page has content enough. */
  fewerWordsThan: number;
  applies(thin: ThinPage): boolean;
}

/** Parts that ordinary forms have too. */
const CAPTCHA =
  '.g-recaptcha, .h-captcha, .cf-turnstile, iframe[src*="recaptcha"], iframe[src*="hcaptcha.com"], iframe[src*="turnstile"]';
const FORM_FIELDS =
  'input[type="text"], input[type="email"], input[type="password"], input:not([type]), textarea';
const PASSWORD = 'input[type="password"]';
const PAYWALL =
  '.paywall, #paywall, [class*="paywall-"], [id*="paywall-"], [data-paywall], .regwall, .tp-container-inner, .piano-offer, ' +
  '.subscriber-only, .subscription-required, [class*="metered-"], .premium-wall, .article-gate';
const has = ({ page }: ThinPage, selector: string): boolean => page.document.querySelector(selector) !== null;

const isTitled = ({ titles }: ThinPage, pattern: RegExp): boolean =>
  titles.some((title) => pattern.test(comparable(title)));

export const THIN_PAGE_RULES: ThinPageRule[] = [
  {
    code: 'blocked',
    message: 'The site is checking whether you are a person. Pass its check on the page, then try again.',
    fewerWordsThan: 150,
    applies: (thin) =>
      thin.page.traits.challenge !== undefined ||
      isTitled(thin, CHALLENGE_TITLE) ||
      (has(thin, CAPTCHA) && !has(thin, FORM_FIELDS) && thin.visible.words < 60),
  },
  {
    code: 'error-page',
    message: 'This looks like an error page: the site says that it has no content at this address.',
    fewerWordsThan: 200,
    applies: (thin) => isTitled(thin, ERROR_TITLE),
  },
  {
    code: 'login',
    message: 'This page asks you to log in. Log in on the page, then try again.',
    fewerWordsThan: 120,
    applies: (thin) => has(thin, PASSWORD) || (isTitled(thin, LOGIN_TITLE) && has(thin, FORM_FIELDS)),
  },
  {
    code: 'consent-wall',
    message: 'Only a consent dialog was found. Answer it on the page, then try again.',
    fewerWordsThan: 200,
    applies: ({ page, visible }) =>
      page.removed.overlays.some(({ reason }) => reason === 'consent')
        ? visible.words < 40
        : asksForConsent(page),
  },
  {
    code: 'paywall',
    message: 'The site shows only the beginning of this text to readers without a subscription.',
    fewerWordsThan: 300,
    applies: (thin) =>
      has(thin, PAYWALL) ||
      isDeclaredPaid(thin.page) ||
      [thin.visible.text, ...leftOut(thin.page)].some(asksToPay),
  },
];

/** Layers over the page and buttons ask, too. */
const leftOut = ({ removed: { boilerplate, overlays } }: Page): string[] =>
  [...overlays, ...boilerplate.filter(({ reason }) => reason === 'control')].map(({ text }) => text);

/** Of the whole body: the buttons are already marked as controls. */
const asksForConsent = ({ document: { body } }: Page): boolean =>
  body.querySelector('button, [role="button"]') !== null && speaksOfConsent(body.textContent ?? '');

const isDeclaredPaid = ({ document }: Page): boolean =>
  readJsonLd(document).nodes.some((node) => /^false$/i.test(String(node['isAccessibleForFree'])));

/** Tells the person when a page holds little and its structure says why. */
export const warnOfThinPage: DomPass = {
  name: 'warn-of-thin-page',
  run(page) {
    const { document, pending, traits } = page;
    const visible = readVisibleText(document.body);
    const headings = [...document.querySelectorAll(`h1:not([${DROP}]), h2:not([${DROP}])`)].slice(0, 3);
    const titles = [
      document.title,
      ...document.title.split(/(?<!\s)\s+[|–—·:-]\s+/),
      ...headings.map(headingText),
    ];
    const thin = { page, visible, titles: titles.filter(Boolean) };
    const rule = THIN_PAGE_RULES.find((each) => visible.words < each.fewerWordsThan && each.applies(thin));
    if (rule) page.warnings.push({ code: rule.code, message: rule.message });
    else if (isAppShell(traits, { ...pending, words: visible.words })) notePending(page, 'empty shell');
  },
};
