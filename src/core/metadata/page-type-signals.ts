// Cheap signs of what kind of page this is. Every sign adds its weight to one type; none names a site.

import type { PageTypeName } from '../types.ts';

export interface PageFacts {
  /** Host and path, lower case. */
  host: string;
  path: string;
  query: string;
  /** Types of all JSON-LD nodes. */
  types: Set<string>;
  /** `og:type`, lower case. */
  kind: string;
  /** `meta name=generator`, lower case. */
  generator: string;
  /** How many elements of each measured sort the body has. */
  paragraphs: number;
  codeBlocks: number;
  articles: number;
  prices: number;
  buyButtons: number;
  posts: number;
}

export interface PageTypeSignal {
  type: Exclude<PageTypeName, 'unknown'>;
  weight: number;
  signal: string;
  shows(facts: PageFacts): boolean;
}

const some = (types: Set<string>, ...names: string[]): boolean => names.some((name) => types.has(name));

export const PAGE_TYPE_SIGNALS: PageTypeSignal[] = [
  {
    type: 'article',
    weight: 3,
    signal: 'json-ld article',
    shows: ({ types }) =>
      some(
        types,
        'Article',
        'NewsArticle',
        'BlogPosting',
        'Report',
        'OpinionNewsArticle',
        'ScholarlyArticle',
      ),
  },
  { type: 'article', weight: 1.5, signal: 'og:type article', shows: ({ kind }) => kind === 'article' },
  {
    type: 'article',
    weight: 1.5,
    signal: 'address of a story',
    shows: ({ path }) =>
      /\/(?:blogs?|news|stor(?:y|ies)|articles?|posts?|insights|magazine)\/(?:.*\/)?[^/]{12,}/.test(path) ||
      /\/\d{4}\/\d{1,2}\//.test(path),
  },
  { type: 'article', weight: 1, signal: 'many paragraphs', shows: ({ paragraphs }) => paragraphs >= 8 },
  {
    type: 'documentation',
    weight: 3.5,
    signal: 'documentation generator',
    shows: ({ generator }) =>
      /docusaurus|sphinx|mkdocs|vitepress|vuepress|gitbook|starlight|rustdoc|javadoc|doxygen|jekyll.*docs|nextra|hugo.*docs/.test(
        generator,
      ),
  },
  {
    type: 'documentation',
    weight: 3,
    signal: 'json-ld technical',
    shows: ({ types }) => some(types, 'TechArticle', 'APIReference'),
  },
  {
    type: 'documentation',
    weight: 3,
    signal: 'address of documentation',
    shows: ({ host, path }) =>
      /^(?:docs?|developers?|devdocs|api|reference|manual)\.|readthedocs|\.github\.io$/.test(host) ||
      /\/(?:docs?|documentation|reference|manual|api|handbook|stable|latest)(?:\/|$)/.test(path),
  },
  { type: 'documentation', weight: 1, signal: 'code blocks', shows: ({ codeBlocks }) => codeBlocks >= 3 },
  {
    type: 'forum',
    weight: 4,
    signal: 'json-ld forum',
    shows: ({ types }) => some(types, 'DiscussionForumPosting', 'QAPage'),
  },
  {
    type: 'forum',
    weight: 4,
    signal: 'forum software',
    shows: ({ generator }) =>
      /phpbb|discourse|xenforo|vbulletin|mybb|flarum|invision|simple machines|nodebb/.test(generator),
  },
  {
    type: 'forum',
    weight: 3,
    signal: 'address of a thread',
    shows: ({ host, path }) =>
      /^(?:forums?|community|discuss|bbs|boards?|talk)\./.test(host) ||
      /\/(?:forums?|threads?|topic|viewtopic|showthread|questions|discussions?|comments|t)(?:[./]|$)/.test(
        path,
      ),
  },
  { type: 'forum', weight: 1.5, signal: 'many posts', shows: ({ posts }) => posts >= 3 },
  {
    type: 'product',
    weight: 3.5,
    signal: 'json-ld product',
    shows: ({ types }) =>
      some(types, 'Product', 'ProductGroup', 'Offer', 'Vehicle') &&
      !some(types, 'ItemList', 'CollectionPage'),
  },
  {
    type: 'product',
    weight: 2.5,
    signal: 'og:type product',
    shows: ({ kind }) => kind.startsWith('product') || kind === 'og:product',
  },
  {
    type: 'product',
    weight: 2,
    signal: 'address of a product',
    shows: ({ path }) =>
      /\/(?:products?|dp|itm|item|sku|pd|app)\/[^/]+/.test(path) || /\/p\/?(?:$|[^/]+)/.test(path),
  },
  {
    type: 'product',
    weight: 1,
    signal: 'one button to buy',
    shows: ({ buyButtons, prices }) => buyButtons >= 1 && buyButtons < 4 && prices > 0,
  },
  {
    type: 'collection',
    weight: 3,
    signal: 'address of a collection',
    shows: ({ path }) =>
      /\/(?:collections?|categor(?:y|ies)|shop|c|browse|department|cat|s)\/[^/]+/.test(path) &&
      !/\/products?\//.test(path),
  },
  { type: 'collection', weight: 2.5, signal: 'many prices', shows: ({ prices }) => prices >= 10 },
  {
    type: 'listing',
    weight: 2.5,
    signal: 'many teasers',
    shows: ({ articles, paragraphs }) => articles >= 6 && paragraphs < articles * 4,
  },
  {
    type: 'listing',
    weight: 2,
    signal: 'json-ld list',
    shows: ({ types }) =>
      some(types, 'CollectionPage', 'ItemList', 'SearchResultsPage', 'Blog') &&
      !some(types, 'Product', 'Article'),
  },
  {
    type: 'listing',
    weight: 2,
    signal: 'address of a list',
    shows: ({ path, query }) =>
      /\/(?:tags?|topics?|category|archive|search|list|lists|events|jobs|rankings?|page\/\d+)(?:\/|$)/.test(
        path,
      ) ||
      /(?:^|&)(?:q|query|search|page)=/.test(query) ||
      /^\/(?:blog|news|articles)\/?$/.test(path),
  },
  { type: 'service', weight: 2, signal: 'front page', shows: ({ path }) => path === '/' || path === '' },
  {
    type: 'service',
    weight: 2,
    signal: 'address of an offer',
    shows: ({ path }) =>
      /\/(?:services?|solutions?|pricing|features?|platform|about|products?|enterprise|industries|use-cases)(?:\/[^/]*)?\/?$/.test(
        path,
      ),
  },
  {
    type: 'service',
    weight: 1.5,
    signal: 'json-ld business',
    shows: ({ types }) =>
      some(types, 'Service', 'LocalBusiness', 'ProfessionalService', 'SoftwareApplication'),
  },
];
