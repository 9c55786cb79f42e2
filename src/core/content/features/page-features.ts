// What kind of page it is: the same number for all of its blocks, and the input of the page type.

import { type Feature, log, oncePerPage, perPage, share } from './feature.ts';
import type { PageView } from './view/view-page.ts';
import { type Sums, sumOver } from './view/sums.ts';

const total =
  (measure: keyof Sums) =>
  ({ sums, blocks }: PageView): number =>
    sums[measure][blocks.length]!;

const perWord =
  (measure: keyof Sums) =>
  (page: PageView): number =>
    share(total(measure)(page), page.words);

const hasType =
  (pattern: RegExp) =>
  (page: PageView): number =>
    Number([...page.structuredTypes].some((type) => pattern.test(type)));

const inPath =
  (pattern: RegExp) =>
  (page: PageView): number =>
    Number(pattern.test(pathOf(page)));

/** Path and query; the host would name the site. */
const pathOf = oncePerPage(({ url }) => {
  if (!URL.canParse(url)) return '/';
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`.toLowerCase();
});

const segments = (page: PageView): string[] => pathOf(page).split('?', 1)[0]!.split('/').filter(Boolean);

const STRUCTURED_TYPES: [string, RegExp][] = [
  ['article', /article|blogposting|report/],
  ['faq', /faqpage/],
  ['forum', /discussion|qapage|question/],
  ['organization', /organization|business|service/],
  ['product', /product|offer/],
];

const PATHS: [string, RegExp][] = [
  ['blog', /\b(?:blog|news|article|post|story|stories)s?\b|\/20\d\d\//],
  ['collection', /collection|categor|\/c\/|\bshop\/?$|browse|store/],
  ['documentation', /\bdocs?\b|\bapi\b|guide|reference|manual|learn|wiki|help|\bkb\b|tutorial/],
  ['forum', /forum|thread|topic|\/t\/|question|discuss|comment|\/r\/|viewtopic|community/],
  ['product', /\/(?:p|dp|product|products|item|shop)\//],
];

export const pageFeatures: Feature[] = [
  perPage('page blocks', ({ blocks }) => log(blocks.length)), // listings have many
  perPage('page words', ({ words }) => log(words)),
  perPage('page links', perWord('linkWords')), // hubs are links
  perPage('page long', perWord('long')), // articles are running text
  perPage('page paragraphs', perWord('paragraphs')),
  perPage('page common', perWord('common')), // prose or names
  perPage('page articles', ({ centre }) => Math.min(30, centre.articles)), // threads and hubs have many
  perPage('page has main', ({ centre }) => Number(centre.main !== undefined)), // whether the landmark can be used
  ...(['headings', 'prices', 'dates', 'images', 'controls'] as const).map((measure) =>
    perPage(`page ${measure}`, (page) => log(total(measure)(page))),
  ),
  ...(['half', 'most', 'scored'] as const).map((name) =>
    perPage(`page ${name}`, ({ centre, sums, words }) => share(sumOver(sums.words, centre[name]), words)),
  ),
  // The share of its greatest repetition: cards, posts, rows.
  perPage('page largest group', ({ groups, words }) =>
    groups.siblings.reduce(
      (best, { count, words: held }) => (count >= 3 ? Math.max(best, share(held, words)) : best),
      0,
    ),
  ),
  ...STRUCTURED_TYPES.map(([name, pattern]) => perPage(`page declares ${name}`, hasType(pattern))),
  ...['article', 'product', 'website'].map((name) =>
    perPage(`page shares as ${name}`, ({ openGraphType }) => Number(openGraphType.includes(name))),
  ),
  perPage('page path depth', (page) => segments(page).length), // hubs are shallow
  perPage('page slug', (page) => (segments(page).at(-1) ?? '').split('-').length), // articles have long names
  ...PATHS.map(([name, pattern]) => perPage(`page path ${name}`, inPath(pattern))),
];
