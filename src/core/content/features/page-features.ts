// What kind of page it is: the same number for all of its blocks, and the input of the page type.

import { type Feature, log, oncePerPage, share } from './feature.ts';
import type { PageView } from './view/page-view.ts';
import { type Sums, sumOver } from './view/sums.ts';

interface PageFeature extends Omit<Feature, 'of'> {
  of(page: PageView): number;
}

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

export const pageFeatures: PageFeature[] = [
  {
    name: 'page blocks',
    unit: 'log count',
    tells: 'listings have many',
    of: ({ blocks }) => log(blocks.length),
  },
  { name: 'page words', unit: 'log count', tells: 'length of the page', of: ({ words }) => log(words) },
  { name: 'page links', unit: 'share', tells: 'hubs are links', of: perWord('linkWords') },
  { name: 'page long', unit: 'share', tells: 'articles are running text', of: perWord('long') },
  { name: 'page paragraphs', unit: 'share', tells: 'words in paragraphs', of: perWord('paragraphs') },
  { name: 'page common', unit: 'share', tells: 'prose or names', of: perWord('common') },
  {
    name: 'page articles',
    unit: 'count',
    tells: 'threads and hubs have many',
    of: ({ centre }) => Math.min(30, centre.articles),
  },
  {
    name: 'page has main',
    unit: 'flag',
    tells: 'whether the landmark can be used',
    of: ({ centre }) => Number(centre.main !== undefined),
  },
  {
    name: 'page headings',
    unit: 'log count',
    tells: 'manuals have many',
    of: (page) => log(total('headings')(page)),
  },
  { name: 'page prices', unit: 'log count', tells: 'shops', of: (page) => log(total('prices')(page)) },
  {
    name: 'page dates',
    unit: 'log count',
    tells: 'threads and news',
    of: (page) => log(total('dates')(page)),
  },
  {
    name: 'page images',
    unit: 'log count',
    tells: 'shops and galleries',
    of: (page) => log(total('images')(page)),
  },
  {
    name: 'page controls',
    unit: 'log count',
    tells: 'applications and shops',
    of: (page) => log(total('controls')(page)),
  },
  ...(['half', 'most', 'scored'] as const).map((name): PageFeature => ({
    name: `page ${name}`,
    unit: 'share',
    tells: 'how much of the page its centre holds',
    of: ({ centre, sums, words }) => share(sumOver(sums.words, centre[name]), words),
  })),
  {
    name: 'page largest group',
    unit: 'share',
    tells: 'the share of its greatest repetition: cards, posts, rows',
    of: ({ groups, words }) =>
      groups.siblings.reduce(
        (best, { count, words: held }) => (count >= 3 ? Math.max(best, share(held, words)) : best),
        0,
      ),
  },
  ...STRUCTURED_TYPES.map(([name, pattern]): PageFeature => ({
    name: `page declares ${name}`,
    unit: 'flag',
    tells: 'a type in its structured data',
    of: hasType(pattern),
  })),
  ...['article', 'product', 'website'].map((name): PageFeature => ({
    name: `page shares as ${name}`,
    unit: 'flag',
    tells: 'its Open Graph type',
    of: ({ openGraphType }) => Number(openGraphType.includes(name)),
  })),
  { name: 'page path depth', unit: 'count', tells: 'hubs are shallow', of: (page) => segments(page).length },
  {
    name: 'page slug',
    unit: 'count',
    tells: 'articles have long names',
    of: (page) => (segments(page).at(-1) ?? '').split('-').length,
  },
  ...PATHS.map(([name, pattern]): PageFeature => ({
    name: `page path ${name}`,
    unit: 'flag',
    tells: 'a word in its path that many sites use so',
    of: inPath(pattern),
  })),
];
