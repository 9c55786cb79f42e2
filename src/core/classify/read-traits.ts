// What a page tells of itself beside its text: other versions of it, what builds it, who checks its readers.

import type { DomPass, Page } from '../page.ts';
import { readJsonLd, typesOf } from '../structured/json-ld.ts';
import type { Traits } from '../classification.ts';
import { readFrameworks } from './frameworks.ts';

/** Pages that exist only to ask whether a person is there, by who asks. */
const CHALLENGES: [name: string, selector: string][] = [
  ['Akamai', '#sec-if-cpt-container'],
  [
    'Cloudflare',
    '#challenge-form, #challenge-running, #cf-challenge-running, [id^="cf-chl"], iframe[src*="/cdn-cgi/challenge-platform"]',
  ],
  ['DataDome', 'iframe[src*="captcha-delivery.com"]'],
  ['DDoS-Guard', '#ddos-guard'],
  ['Imperva', '#distilCaptchaForm'],
  ['PerimeterX', '#px-captcha'],
];

const VERSIONS = [
  ['ampUrl', 'link[rel~="amphtml"][href]'],
  ['feedUrl', 'link[rel~="alternate"]:is([type*="rss+"], [type*="atom+"], [type*="feed+"])[href]'],
  ['markdownUrl', 'link[rel~="alternate"][type="text/markdown"][href]'],
] as const;

const ARTICLE = /Article$|(?<!Job)Posting$/;

type TraitsSource = Pick<Page, 'document' | 'url'> & { pending: Pick<Page['pending'], 'isUnscripted'> };

/** While `script` and `link` still stand. */
export const readTraits: DomPass = {
  name: 'read-traits',
  run(page) {
    page.traits = traitsOf(page);
  },
};

export function traitsOf({ document, url, pending }: TraitsSource): Traits {
  const traits: Traits = {
    ...readFrameworks(document, pending.isUnscripted),
    declaresArticle:
      document.querySelector('meta[property="og:type"][content="article"]') !== null ||
      readJsonLd(document).nodes.some((node) => typesOf(node).some((type) => ARTICLE.test(type))),
  };
  for (const [field, selector] of VERSIONS) {
    const href = document.querySelector(selector)?.getAttribute('href');
    const address = href ? URL.parse(href, url) : null;
    if (address) traits[field] = address.href;
  }
  const challenge = CHALLENGES.find(([, selector]) => document.querySelector(selector));
  if (challenge) traits.challenge = challenge[0];
  return traits;
}
